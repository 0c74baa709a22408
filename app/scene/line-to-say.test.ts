import { expect, test } from "vitest";
import { captionOf } from "./figure-caption";
import { lineToSay } from "./line-to-say";
import type { Scene, SlotContent } from "./storyboard";

const sceneOf = (slots: Record<string, SlotContent>): Scene => ({
  id: "one",
  role: "offer",
  durationSeconds: 3,
  slots,
});
const text = (words: string): SlotContent => ({ kind: "text", text: words });

test.each([
  ["From £14 a month", "From £14 a month."],
  ["£6 a bar", "£6 a bar."],
  ["Three courses for £38", "Three courses, £38."],
  ["Offers over £520,000", "Offers over £520,000."],
  ["84 square metres", "84 square metres."],
])("a number shown large is said too: %s", (line, said) => {
  const caption = captionOf(line);
  if (!caption) throw new Error("There is no number");
  const { figure, label, headline } = caption;
  const slots = {
    ...(label && { label: text(label) }),
    ...(headline && { headline: text(headline) }),
    figure: { kind: "number", ...figure } as const,
  };
  expect(lineToSay(sceneOf(slots), "en")).toBe(said);
});

test("what a number is, as a label says it, is said before the number", () => {
  const figure = { kind: "number", value: 14, from: 14, decimals: 0, unit: "GBP" } as const;
  const slots = { label: text("From"), headline: text("Hand-poured soy candles"), figure };
  expect(lineToSay(sceneOf(slots), "en")).toBe("Hand-poured soy candles from £14.");
});

test("a number that the headline states is said once, and what was written to be said is said", () => {
  const figure = { kind: "number", value: 14, from: 0, decimals: 0, unit: "GBP" } as const;
  expect(lineToSay(sceneOf({ headline: text("Candles for £14"), figure }), "en")).toBe("Candles for £14.");
  expect(lineToSay({ ...sceneOf({ headline: text("Candles"), figure }), spoken: "Light up" }, "en")).toBe(
    "Light up",
  );
});
