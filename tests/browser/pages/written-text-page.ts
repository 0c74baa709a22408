import { setWords } from "~/editor/canvas/set-words";
import { fillWithSpans } from "~/editor/canvas/span-nodes";
import { prepareText } from "~/engine/prepare-text";
import { bundledFamilies } from "~/media/fonts/bundled-families";
import { loadFonts } from "~/media/fonts/load-fonts";
import type { Composition, TextLayer } from "~/scene/composition";

/** Lines of a text: as the engine draws them, and as an element shows them that is set to be written in. */
export interface Written {
  drawn: string[];
  written: string[];
  /** From where the first line is drawn to where it is shown, in shares of its size. */
  aside: number;
  below: number;
}

export const families = () => bundledFamilies.filter(({ isCjk }) => !isCjk).map(({ family }) => family);

export async function write(
  family: string,
  fields: Pick<TextLayer, "text"> & Partial<TextLayer>,
  language: string,
  scale: number,
): Promise<Written> {
  const layer: TextLayer = {
    id: "text",
    kind: "text",
    startSeconds: 0,
    endSeconds: 1,
    box: { x: 90, y: 240, width: 860, height: 700 },
    animations: [],
    font: { family, weight: 700, style: "normal" },
    maxSize: 96,
    minSize: 20,
    lineHeight: 1.1,
    letterSpacing: 0,
    maxLines: 8,
    color: "#000000",
    align: "start",
    verticalAlign: "middle",
    uppercase: false,
    plate: null,
    reveal: "block",
    ...fields,
  };
  await loadFonts({ layers: [layer], language, fonts: [layer.font] } as unknown as Composition);
  const context = document.createElement("canvas").getContext("2d")!;
  const { pieces, sizePixels } = prepareText({ ...layer, reveal: "block" }, language, context);

  const box = document.createElement("div");
  box.style.cssText = `position:absolute;left:0;top:0;width:${layer.box.width * scale}px;height:${layer.box.height * scale}px`;
  const words = document.createElement("div");
  words.lang = language;
  words.style.cssText =
    "position:absolute;display:flex;flex-direction:column;white-space:pre-wrap;overflow-wrap:break-word";
  box.appendChild(words);
  document.body.replaceChildren(box);
  fillWithSpans(words, layer.text, layer.spans ?? []);
  setWords(words, layer, language, scale);
  await document.fonts.ready;

  const lines = linesOf(words);
  const [first] = pieces;
  const [line] = lines;
  const { fontBoundingBoxAscent } = context.measureText(first!.text);
  const size = sizePixels * scale;
  return {
    drawn: pieces.map(({ text }) => text.toLowerCase()),
    written: lines.map(({ text }) => text.toLowerCase()),
    aside: (line!.left - (first!.x - layer.box.x) * scale) / size,
    below: (line!.top - (first!.baseline - fontBoundingBoxAscent - layer.box.y) * scale) / size,
  };
}

function linesOf(words: HTMLElement): { text: string; left: number; top: number }[] {
  const lines: { text: string; left: number; top: number }[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    for (const [at, letter] of [...node.data].entries()) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { left, top, height } = range.getBoundingClientRect();
      const line = lines.at(-1);
      if (!line || Math.abs(top - line.top) > height / 2) lines.push({ text: letter, left, top });
      else {
        line.text += letter;
        if (letter.trim()) line.left = Math.min(line.left, left);
      }
    }
  }
  return lines.map((line) => ({ ...line, text: line.text.trim() }));
}
