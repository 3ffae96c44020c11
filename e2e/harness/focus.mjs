// The way that Tab takes through a page.

import { settled } from "./waiting.mjs";

// Presses Tab from the start of the page to its end, and says what was wrong on the way: a control that cannot be
// reached or is reached twice, a step back against the order of reading, a focus that cannot be seen.
// `within` names what is read as a whole: steps from one of these to another are not compared. A small screen stacks
// the parts of a table in another order than a large one, and each part is still read in its own.
export async function focusWay(page, { within = null, limit = 400 } = {}) {
  // A film moves its log in the next frame, and the focus with it: begun earlier, the walk would lose its place.
  await settled(page);
  await page.evaluate((within) => {
    globalThis.within = within;
    scrollTo(0, 0);
    document.activeElement?.blur();
    // Tab goes on from where something was clicked last; a new first element is before everything.
    const start = document.createElement("span");
    start.tabIndex = -1;
    start.id = "focus-start";
    (document.querySelector("dialog[open]") ?? document.body).prepend(start);
    start.focus({ preventScroll: true });
    globalThis.way = [];
  }, within);
  const found = [];
  for (let presses = 0; ; presses += 1) {
    if (presses === limit) {
      found.push(`no end after ${limit} stops`);
      break;
    }
    await page.keyboard.press("Tab");
    const step = await page.evaluate(stop);
    if (step.end) {
      break;
    }
    found.push(...step.wrong);
  }
  found.push(...(await page.evaluate(missed)));
  return found;
}

// Looks at what has the focus now, and at the step that led there.
function stop() {
  const element = document.activeElement;
  const way = globalThis.way;
  if (!element || element === document.body || element.id === "focus-start" || element === way[0]?.element) {
    return { end: true };
  }
  const wrong = [];
  const name = nameOf(element);
  if (way.some((before) => before.element === element)) {
    wrong.push(`${name} comes twice`);
  }
  const box = element.getBoundingClientRect();
  const label = element.labels?.[0]?.getBoundingClientRect();
  const shown = box.width > 1 && box.height > 1 ? box : (label ?? box);
  const marked = [element, ...(element.labels ?? []), ...element.querySelectorAll("*")].some((one) => {
    const style = getComputedStyle(one);
    return (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2) || style.boxShadow.includes("0px 0px 0px 3px");
  });
  if (!marked) {
    wrong.push(`${name} does not show that it has the focus`);
  }
  if (shown.bottom < 0 || shown.top > innerHeight || shown.right < 0 || shown.left > innerWidth) {
    wrong.push(`${name} has the focus outside of the window`);
  }
  // Where it stands on the page. What keeps its place while the page scrolls is in no order with the rest.
  const fixed = stays(element);
  const here = { element, name, fixed, left: shown.left + scrollX, right: shown.right + scrollX, top: shown.top + scrollY, bottom: shown.bottom + scrollY };
  const before = way.at(-1);
  const slack = 4;
  const part = (one) => (globalThis.within ? one.closest(globalThis.within) : null);
  const comparable = before && part(before.element) === part(element);
  if (comparable && !before.fixed && !fixed && !scroller(before.element, element)) {
    const above = here.bottom <= before.top + slack;
    const beside = here.top < before.bottom - slack && here.bottom > before.top + slack;
    if (above && here.left < before.right - slack) {
      wrong.push(`${name} follows ${before.name}, which is below it`);
    } else if (beside && here.right <= before.left + slack) {
      wrong.push(`${name} follows ${before.name}, which is right of it`);
    }
  }
  way.push(here);
  return { wrong };

  function nameOf(one) {
    const text = one.getAttribute("aria-label") ?? one.labels?.[0]?.innerText ?? one.innerText ?? "";
    return `${one.localName}.${(one.getAttribute("class") ?? one.type ?? "").split(" ")[0]} "${text.replace(/\s+/g, " ").trim().slice(0, 30)}"`;
  }

  function stays(one) {
    for (; one; one = one.parentElement) {
      if (["fixed", "sticky"].includes(getComputedStyle(one).position)) {
        return true;
      }
    }
    return false;
  }

  // Two in the same list that was scrolled between them.
  function scroller(a, b) {
    for (let one = b.parentElement; one && one !== document.body; one = one.parentElement) {
      const scrolls = one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1;
      if (scrolls && /auto|scroll/.test(getComputedStyle(one).overflow) && one.contains(a)) {
        return true;
      }
    }
    return false;
  }
}

// What could be pressed and was not reached. Of radio buttons one is a stop, of tabs perhaps one.
function missed() {
  document.getElementById("focus-start")?.remove();
  const place = document.querySelector("dialog[open]") ?? document;
  const seen = new Set(globalThis.way.map(({ element }) => element));
  const wanted = [...place.querySelectorAll("a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']")];
  const left = wanted.filter((one) => {
    const skipped = seen.has(one) || one.disabled || one.tabIndex < 0 || !one.checkVisibility({ visibilityProperty: true });
    return !skipped && !(one.type === "radio" && wanted.some((other) => other.name === one.name && seen.has(other)));
  });
  return left.map((one) => `${one.localName} "${(one.getAttribute("aria-label") ?? one.textContent).trim().slice(0, 40)}" is not reached in its turn`);
}
