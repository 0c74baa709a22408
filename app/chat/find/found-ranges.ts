import { placesOf } from "./places-of";

/** Words around the text, which are no part of it. */
const notRead = "figcaption, button, details, [data-formula], [hidden]";
const blocks = "p, h2, li, td, th, pre, blockquote, div";
/** Nobody types it: words of two blocks are never one. */
const betweenBlocks = "\u0000";

/** Where the drawn text of a message has these (folded) words: the elements marked `data-words`, as `wordsOf` gives their text. */
export function foundRanges(message: Element, words: string): Range[] {
  return [...message.querySelectorAll("[data-words]")]
    .filter((element) => !element.closest("details"))
    .flatMap((element) => rangesIn(element, words));
}

function rangesIn(element: Element, words: string): Range[] {
  const nodes: { node: Text; from: number }[] = [];
  let text = "";
  let block: Element | null = null;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
    node instanceof Element && node.matches(notRead) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Text) {
      const own = node.parentElement?.closest(blocks) ?? null;
      if (own !== block) text += betweenBlocks;
      block = own;
      nodes.push({ node, from: text.length });
      text += node.data;
    } else if (node instanceof HTMLBRElement) {
      text += "\n";
    }
  }
  return placesOf(text, words).map((place) => {
    const range = new Range();
    const first = nodes.findLast(({ from }) => from <= place);
    const last = nodes.findLast(({ from }) => from < place + words.length);
    if (first) range.setStart(first.node, Math.min(first.node.length, place - first.from));
    if (last) range.setEnd(last.node, Math.min(last.node.length, place + words.length - last.from));
    return range;
  });
}
