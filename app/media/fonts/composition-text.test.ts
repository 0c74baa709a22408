import { expect, test } from "vitest";
import type { Layer } from "~/scene/composition";
import { textByFont } from "./composition-text.ts";

const serif = { family: "Literata Variable", weight: 600, style: "normal" } as const;
const sans = { family: "Inter Variable", weight: 400, style: "normal" } as const;
const box = { x: 0, y: 0, width: 1, height: 1 };
const base = { startSeconds: 0, endSeconds: 1, box, animations: [] };
const look = { maxSize: 1, minSize: 1, lineHeight: 1, letterSpacing: 0, uppercase: false, plate: null };
const placed = { ...base, ...look, color: "#000000", align: "start", verticalAlign: "top" } as const;
const text = (id: string, font: typeof serif | typeof sans, written: string): Layer => ({
  ...placed,
  id,
  kind: "text",
  font,
  text: written,
  maxLines: 1,
  reveal: "block",
});

test("every text is found with its font, inside groups too", () => {
  const layers: Layer[] = [
    text("a", serif, "One"),
    { ...base, id: "g", kind: "group", layers: [text("b", serif, "two"), text("c", sans, "three")] },
  ];
  const found = textByFont({ layers, language: "en" });
  expect(found.map(({ font, text: written }) => [font.family, written.trim().split(" ")])).toEqual([
    ["Literata Variable", ["One", "two"]],
    ["Inter Variable", ["three"]],
  ]);
});

test("a counter needs every digit and sign its numbers are written with, captions all their words", () => {
  const counter: Layer = {
    ...placed,
    id: "n",
    kind: "counter",
    font: sans,
    from: 0,
    to: 49,
    decimals: 2,
    unit: "EUR",
  };
  const [figure] = textByFont({ layers: [counter], language: "de" });
  for (const sign of "0123456789,.-€") expect(figure?.text).toContain(sign);
  const [arabic] = textByFont({ layers: [{ ...counter, unit: null }], language: "ar-EG" });
  for (const digit of "٠١٢٣٤٥٦٧٨٩") expect(arabic?.text).toContain(digit);

  const captions: Layer = {
    ...base,
    ...look,
    id: "c",
    kind: "captions",
    font: serif,
    style: "line",
    color: "#000000",
    activeColor: "#000000",
    cues: [{ startSeconds: 0, endSeconds: 1, text: "Said aloud", words: [] }],
  };
  expect(textByFont({ layers: [captions], language: "en" })[0]?.text).toContain("Said aloud");
});
