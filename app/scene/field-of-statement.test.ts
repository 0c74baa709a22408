import { expect, test } from "vitest";
import { fieldOfStatement } from "./field-of-statement";
import type { SlotContent } from "./storyboard";

const text = (words: string): SlotContent => ({ kind: "text", text: words });

test("a statement is changed in the text it stands in, or in the number it was made of", () => {
  const slots = { headline: text("Sourdough at 6:30"), body: text("Hot rolls.\nFree coffee.") };
  expect(fieldOfStatement({ slots }, "Sourdough at 6:30")).toBe("headline");
  expect(fieldOfStatement({ slots }, "Free coffee.")).toBe("body");
  expect(fieldOfStatement({ slots }, "only said")).toBeNull();
  const figure: SlotContent = { kind: "number", value: 19, from: 0, unit: "GBP", decimals: 0 };
  expect(fieldOfStatement({ slots: { headline: text("Only"), figure } }, "19 £")).toBe("figure");
});
