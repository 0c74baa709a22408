/** Places in the text of an editable element, counted in characters (UTF-16). */

/** What is marked in it; null where the caret is elsewhere. */
export function markedRange(element: HTMLElement): { from: number; to: number } | null {
  const selection = element.ownerDocument.getSelection();
  if (!selection || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!element.contains(range.startContainer) || !element.contains(range.endContainer)) return null;
  return {
    from: lengthTo(element, range.startContainer, range.startOffset),
    to: lengthTo(element, range.endContainer, range.endOffset),
  };
}

function lengthTo(element: HTMLElement, node: Node, offset: number): number {
  const before = element.ownerDocument.createRange();
  before.selectNodeContents(element);
  before.setEnd(node, offset);
  return before.toString().length;
}

export function markRange(element: HTMLElement, { from, to }: { from: number; to: number }): void {
  const selection = element.ownerDocument.getSelection();
  const range = element.ownerDocument.createRange();
  const start = placeAt(element, from);
  const end = placeAt(element, to);
  range.setStart(start.node, start.offset);
  range.setEnd(end.node, end.offset);
  selection?.removeAllRanges();
  selection?.addRange(range);
}

function placeAt(element: HTMLElement, at: number): { node: Node; offset: number } {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = at;
  let last: Text | null = null;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    if (left <= node.length) return { node, offset: left };
    left -= node.length;
    last = node;
  }
  return last ? { node: last, offset: last.length } : { node: element, offset: 0 };
}
