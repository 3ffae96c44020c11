// One window through all widths: what is cut off at some width between the devices that the other tests know.

import { cut } from "./measures.mjs";
import { settled } from "./waiting.mjs";

// Every day widths on both sides of each break of the layouts; with `ENDURE` every eighth pixel.
const SOME = [320, 344, 375, 412, 430, 540, 680, 768, 860, 1024, 1280, 1920];
export const WIDTHS = process.env.ENDURE ? Array.from({ length: 201 }, (_, index) => 320 + index * 8) : SOME;

// Resizes the window of this page from narrow to wide; returns sentences like `430 px: "Combat" is cut by div.agent`,
// with all widths of the same fault in one.
export async function sweep(page, widths = WIDTHS) {
  const found = new Map();
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    for (const fault of await cut(page)) {
      // The numbers in a sentence about the page's own width change with each pixel.
      const kind = fault.replace(/the page is \d+ wide in \d+/, "the page must be scrolled sideways");
      found.set(kind, [...(found.get(kind) ?? []), width]);
    }
  }
  await page.setViewportSize(before);
  return [...found].map(([fault, at]) => `${at.length > 2 ? `${at[0]}–${at.at(-1)}` : at.join(", ")} px: ${fault}`);
}
