/**
 * Runs in a page: what a look at it would object to, in words. Text over pictures is judged by the grounds it stands on,
 * as if the picture were white under light text and black under dark text.
 */
export function findFaults() {
  const faults = [];
  const width = document.documentElement.clientWidth;
  const nameOf = (element) =>
    `${element.tagName.toLowerCase()}${[...element.classList].map((one) => `.${one}`).join("")} "${(element.textContent ?? "").trim().slice(0, 24)}"`;
  const isUnseen = (element) =>
    element.closest(".visually-hidden, [hidden], dialog:not([open]), svg, script, style, noscript") !== null;
  const scrolls = (element) => {
    for (let one = element; one && one !== document.body; one = one.parentElement) {
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(one).overflowX)) return true;
    }
    return false;
  };

  if (document.documentElement.scrollWidth > width + 1) {
    const wide = [...document.body.querySelectorAll("*")].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return (right > width + 1 || left < -1) && !isUnseen(element) && !scrolls(element);
    });
    faults.push(
      `overflow by ${document.documentElement.scrollWidth - width}: ${wide.slice(0, 2).map(nameOf).join(", ")}`,
    );
  }

  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!node.data.trim() || isUnseen(element)) continue;
    const closed = element.closest("details:not([open])");
    if (closed && !element.closest("summary")) continue;
    const style = getComputedStyle(element);
    if (style.visibility === "hidden" || style.display === "none") continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((rect) => rect.width > 0.5 && rect.height > 0.5);
    const rects = boxes
      .map((box) => inkOf(box, element, Number.parseFloat(style.fontSize)))
      .filter((box) => box !== null);
    if (boxes.length > 0 && rects.length === 0) continue;
    if (rects.length === 0) {
      if (element.getClientRects().length > 0) faults.push(`zero size: ${nameOf(element)}`);
      continue;
    }
    texts.push({ element, rects, style, size: Number.parseFloat(style.fontSize) });
  }

  for (const { element, style, size } of texts) {
    if (size < 11.5) faults.push(`small text ${size.toFixed(1)} px: ${nameOf(element)}`);
    for (let one = element; one && one !== document.body; one = one.parentElement) {
      const own = getComputedStyle(one);
      // Shortened on purpose, with an ellipsis.
      if (own.webkitLineClamp !== "none" || own.textOverflow === "ellipsis") break;
      const hides = /hidden|clip/.test(own.overflowY);
      if (
        hides &&
        one.scrollHeight > one.clientHeight + 3 &&
        one.clientHeight > 0 &&
        own.overflowY !== "auto"
      ) {
        faults.push(`clipped below by ${one.scrollHeight - one.clientHeight}: ${nameOf(one)}`);
        break;
      }
      if (
        /hidden|clip/.test(own.overflowX) &&
        !/auto|scroll/.test(own.overflowY) &&
        one.scrollWidth > one.clientWidth + 3
      ) {
        const inner = element.getBoundingClientRect();
        const outer = one.getBoundingClientRect();
        if (inner.right > outer.right + 2 || inner.left < outer.left - 2) {
          faults.push(`clipped at the side: ${nameOf(element)}`);
        }
        break;
      }
    }
    const ratio = contrastOf(element, style.color);
    const needed = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
    if (ratio < needed - 0.02) faults.push(`contrast ${ratio.toFixed(2)}: ${nameOf(element)}`);
  }

  for (let first = 0; first < texts.length; first++) {
    for (let second = first + 1; second < texts.length; second++) {
      const [one, other] = [texts[first], texts[second]];
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      if (isFixed(one.element) !== isFixed(other.element)) continue;
      const meets = one.rects.some((a) =>
        other.rects.some(
          (b) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) * 0.4,
        ),
      );
      if (meets) faults.push(`overlap: ${nameOf(one.element)} and ${nameOf(other.element)}`);
    }
  }

  for (const image of document.querySelectorAll("img")) {
    const { width: shown, height } = image.getBoundingClientRect();
    if (!isUnseen(image) && image.getClientRects().length > 0 && (shown < 8 || height < 8)) {
      faults.push(`image without size: ${image.getAttribute("src")}`);
    }
  }
  for (const control of document.querySelectorAll(
    "a.button, a.button-quiet, button, input:not([type=checkbox], [tabindex='-1']), summary",
  )) {
    const { height, width: wide } = control.getBoundingClientRect();
    if (!isUnseen(control) && height > 0 && (height < 24 || wide < 24))
      faults.push(`small target: ${nameOf(control)}`);
  }
  return [...new Set(faults)];

  /** Where a line has its letters: not the whole height of the face, and nothing that is cut off. */
  function inkOf(box, element, size) {
    const middle = (box.top + box.bottom) / 2;
    const height = Math.min(box.height, size * 0.75);
    let ink = { left: box.left, right: box.right, top: middle - height / 2, bottom: middle + height / 2 };
    for (let one = element; one && one !== document.body; one = one.parentElement) {
      if (!/hidden|clip/.test(getComputedStyle(one).overflow)) continue;
      const outer = one.getBoundingClientRect();
      ink = {
        left: Math.max(ink.left, outer.left),
        right: Math.min(ink.right, outer.right),
        top: Math.max(ink.top, outer.top),
        bottom: Math.min(ink.bottom, outer.bottom),
      };
    }
    return ink.right - ink.left > 1 && ink.bottom - ink.top > 1
      ? { ...ink, height: ink.bottom - ink.top }
      : null;
  }

  function isFixed(element) {
    for (let one = element; one && one !== document.body; one = one.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(one).position)) return true;
    }
    return false;
  }

  function contrastOf(element, color) {
    const text = parse(color);
    const grounds = [];
    let isOverPicture = false;
    const section = element.closest("section");
    for (let one = element; one; one = one.parentElement) {
      const own = getComputedStyle(one);
      const ground = parse(own.backgroundColor);
      grounds.push(ground);
      if (ground[3] >= 0.999) break;
      if (own.position === "absolute" || own.position === "relative") {
        const picture = section?.querySelector("picture img");
        const box = element.getBoundingClientRect();
        const shown = picture?.getBoundingClientRect();
        const isBehind =
          shown &&
          shown.left <= box.left &&
          shown.right >= box.right &&
          shown.top <= box.top &&
          shown.bottom >= box.bottom;
        if (isBehind && !element.contains(picture)) {
          isOverPicture = true;
          break;
        }
      }
    }
    const worst = luminance(text) > 0.4 ? [255, 255, 255, 1] : [0, 0, 0, 1];
    let under = isOverPicture ? worst : [255, 255, 255, 1];
    for (const ground of grounds.reverse()) under = over(under, ground);
    // A gradient behind the text is not seen here: what is judged then is only what is certain.
    if (isOverPicture && grounds.every((ground) => ground[3] === 0)) return 21;
    const seen = over(under, text);
    const [light, dark] = [luminance(seen), luminance(under)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  }

  function over(under, top) {
    return [0, 1, 2].map((index) => under[index] + (top[index] - under[index]) * top[3]).concat(1);
  }

  function parse(color) {
    const plain = /^rgba?\(([^)]+)\)$/.exec(color);
    if (plain) {
      const [red, green, blue, alpha = 1] = plain[1].split(/[,/ ]+/).map(Number);
      return [red, green, blue, alpha];
    }
    const canvas = document.createElement("canvas").getContext("2d");
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  }

  function luminance([red, green, blue]) {
    const linear = (byte) => (byte <= 10.31475 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  }
}
