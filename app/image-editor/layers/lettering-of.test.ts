import { expect, test } from "vitest";
import { parseLettering } from "~/domain/image/lettering";
import type { LabelLayer, Layer, TextLayer } from "./layer";
import { letteringOf } from "./lettering-of";

const text = (words: string, maxSize: number, hidden = false) =>
  ({ kind: "text", text: words, hidden, look: { maxSize } }) as TextLayer;
const label = (shape: LabelLayer["shape"], words: string, detail = "") =>
  ({ kind: "label", shape, text: words, detail, hidden: false }) as LabelLayer;

test("an ad says its headline, its other texts, its price and what to do", () => {
  const layers: Layer[] = [
    label("pill", "Order now"),
    text("Cold pressed\nin Umbria", 20),
    label("disc", "€14", "only"),
    text("First press, 2026 harvest", 60),
    text("Your words", 40),
    text("Hidden", 90, true),
  ];
  expect(letteringOf(layers)).toBe("First press, 2026 harvest\nCold pressed in Umbria\nonly €14\nOrder now");
});

test("lettering is read from a header, each part once, and what cannot be read is none", () => {
  expect(parseLettering(encodeURIComponent("Öl €14\n\n Öl  €14 \nOrder now"))).toBe("Öl €14\nOrder now");
  expect(parseLettering("%E0%A4%A")).toBe("");
  expect(parseLettering(encodeURIComponent("word ".repeat(300))).length).toBeLessThanOrEqual(800);
});
