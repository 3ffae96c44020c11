// On every route and in every state, on every screen: whatever can be pressed is at least 44 px high and wide, and for
// those who have asked the system for less motion nothing moves for longer than 10 ms. One walk measures both.

import { calm, desk, phone, tablet } from "../harness/devices.mjs";
import { expectNone, moved, smallTargets, watchMotion } from "../harness/measures.mjs";
import { instantly } from "../harness/player.mjs";
import { scenario } from "../harness/scenario.mjs";
import { tour } from "../harness/tour.mjs";

for (const [name, device] of [["desk", desk], ["tablet", tablet], ["phone", phone]]) {
  scenario(`everything to press is large enough, and nothing moves: ${name}`, { ...device, ...calm }, async ({ page, url, context }) => {
    await instantly(context);
    await watchMotion(context);
    const found = [];
    await tour(page, url, async (where) => {
      const what = [...(await smallTargets(page)), ...(await moved(page))];
      found.push(...what.map((what) => `${where}: ${what}`));
    });
    expectNone(found);
  });
}
