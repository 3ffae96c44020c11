// Whatever can be pressed is at least 44 px high and wide, on every route and in every state, on every screen.

import { desk, phone, tablet } from "../harness/devices.mjs";
import { expectNone, smallTargets } from "../harness/measures.mjs";
import { instantly } from "../harness/player.mjs";
import { scenario } from "../harness/scenario.mjs";
import { tour } from "../harness/tour.mjs";

for (const [name, device] of [["desk", desk], ["tablet", tablet], ["phone", phone]]) {
  scenario(`everything to press is large enough: ${name}`, device, async ({ page, url, context }) => {
    await instantly(context);
    const found = [];
    await tour(page, url, async (where) => found.push(...(await smallTargets(page)).map((what) => `${where}: ${what}`)));
    expectNone(found);
  });
}
