// What can be measured on a page as people use it: how large what they press is, what is cut off or covered, and
// what moves. Each measure returns a list of sentences, empty when all is well.

// One plain list: an assertion on it would print it three times.
export function expectNone(found) {
  if (found.length > 0) {
    throw new Error(`found:\n${found.join("\n")}`);
  }
}

// What can be pressed, chosen or written in; and the cities of a map, which are none of these by name. Agents lie
// closer than two fingers: a press means the nearest one, which tests/small.test.mjs holds.
const CONTROLS =
  // On the whole map of a phone a press takes the nearest city within 28 px, however small it is drawn.
  "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=slider], [tabindex='0'], .sc .board-pan:not([data-zoom=fit]) .city .hit";

// Controls smaller than 44 px in a direction. A link inside a sentence may be as low as its line.
export function smallTargets(page) {
  return page.evaluate((controls) => {
    const least = 44;
    const found = [];
    const seen = new Set();
    for (const element of document.querySelectorAll(controls)) {
      // A field that is hidden behind its label is pressed there.
      const label = element.labels?.[0];
      const box = [element, ...(element.labels ?? [])].map((one) => one.getBoundingClientRect()).reduce((a, b) => (a.width * a.height >= b.width * b.height ? a : b));
      const shown = (element.checkVisibility({ visibilityProperty: true }) || label?.checkVisibility()) && box.width > 1;
      if (!shown || inSentence(element)) {
        continue;
      }
      // Borders may fall between two pixels.
      if (box.width < least - 0.5 || box.height < least - 0.5) {
        const name = (element.getAttribute("aria-label") ?? label?.innerText ?? element.textContent).replace(/\s+/g, " ").trim();
        const kind = `${element.localName}.${element.getAttribute("class") ?? element.type ?? ""}`;
        const text = `${kind} "${name.slice(0, 40)}": ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`;
        if (!seen.has(text)) {
          seen.add(text);
          found.push(text);
        }
      }
    }
    return found;

    function inSentence(element) {
      if (element.localName !== "a" || getComputedStyle(element).display !== "inline") {
        return false;
      }
      const around = [...element.parentElement.childNodes].filter((node) => node !== element);
      return around.some((node) => node.nodeType === Node.TEXT_NODE && /[\p{L}\p{N}]/u.test(node.textContent));
    }
  }, CONTROLS);
}

// Words that are cut off where nobody can scroll to them, and a page that must be scrolled sideways.
export function cut(page) {
  return page.evaluate(() => {
    const found = new Set();
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth + 1) {
      found.add(`the page is ${root.scrollWidth} wide in ${root.clientWidth}`);
    }
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (words.nextNode()) {
      const text = words.currentNode;
      const parent = text.parentElement;
      const shown = /\S/.test(text.data) && parent.checkVisibility({ visibilityProperty: true });
      if (!shown || parent.closest("svg, script, .vh, .skip, [aria-hidden=true]") || outOfSight(parent)) {
        continue;
      }
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) {
        const where = box.width > 0 && cutBy(parent, box);
        if (where) {
          found.add(`"${text.data.trim().slice(0, 50)}" is cut by ${where}`);
        }
      }
    }
    return [...found];

    // Hidden from the eye on purpose, and read aloud.
    function outOfSight(element) {
      for (let one = element; one; one = one.parentElement) {
        if (getComputedStyle(one).clipPath === "inset(50%)") {
          return true;
        }
      }
      return false;
    }

    function cutBy(element, box) {
      // The box of a letter is higher than its line where lines are tight; ink fills less than that.
      const slack = 2 + parseFloat(getComputedStyle(element).fontSize) * 0.25;
      const x = { free: false };
      const y = { free: false };
      for (let one = element; one && one !== document.body; one = one.parentElement) {
        const style = getComputedStyle(one);
        if (style.display === "contents" || style.display === "inline") {
          continue;
        }
        const edge = one.getBoundingClientRect();
        const kind = `${one.localName}.${one.getAttribute("class") ?? ""}`;
        x.free ||= /auto|scroll/.test(style.overflowX);
        y.free ||= /auto|scroll/.test(style.overflowY);
        if (!x.free && style.overflowX !== "visible" && (box.right > edge.right + 2 || box.left < edge.left - 2)) {
          return kind;
        }
        if (!y.free && style.overflowY !== "visible" && (box.bottom > edge.bottom + slack || box.top < edge.top - slack)) {
          return kind;
        }
        if (style.position === "fixed") {
          return null;
        }
      }
      return null;
    }
  });
}

// Controls that something else lies over, even when they are scrolled to the middle.
export function covered(page) {
  return page.evaluate((controls) => {
    const found = [];
    const dialog = document.querySelector("dialog[open]");
    for (const element of (dialog ?? document).querySelectorAll(controls)) {
      if (element.closest("svg, .vh, .skip, [inert]") || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) {
        continue;
      }
      element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const box = element.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) {
        continue;
      }
      // A card of a hand lies under its neighbour, and its left edge is bare.
      const places = [[box.width / 2, box.height / 2], ...(element.matches(".hand .hc-a") ? [[22, 30]] : [])];
      const tops = places.map(([x, y]) => document.elementFromPoint(box.x + x, box.y + y));
      const own = (top) => top && (element.contains(top) || top.contains(element) || [...(element.labels ?? [])].some((label) => label.contains(top)));
      if (!tops.some(own)) {
        const top = tops[0];
        const by = top ? `${top.localName}.${top.getAttribute("class") ?? ""}` : "the edge of the window";
        found.push(`${element.localName} "${(element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40)}" is covered by ${by}`);
      }
    }
    scrollTo(0, 0);
    return found;
  }, CONTROLS);
}

// From now on remembers all that moves for longer than 10 ms; `moved(page)` says what it was.
export async function watchMotion(context) {
  await context.addInitScript(() => {
    const seen = (globalThis.moved = new Set());
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { endTime } = animation.effect?.getComputedTiming() ?? {};
        if (endTime > 10) {
          const target = animation.effect.target;
          seen.add(`${animation.animationName ?? animation.transitionProperty} of ${target?.localName}.${target?.getAttribute("class")} for ${endTime} ms`);
        }
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    for (const name of ["scrollIntoView", "scrollTo", "scrollBy", "scroll"]) {
      const plain = Element.prototype[name];
      Element.prototype[name] = function (...words) {
        if (words[0]?.behavior === "smooth") {
          seen.add(`${name} of ${this.localName}.${this.getAttribute("class")} is smooth`);
        }
        return plain.apply(this, words);
      };
    }
  });
}

export function moved(page) {
  return page.evaluate(() => [...globalThis.moved]);
}
