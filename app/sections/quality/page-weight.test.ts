import { expect, test } from "vitest";
import type { ShownPage } from "~/sections/shown-page";
import { imageBytes, weightPoints } from "./page-weight";

const image = (assetId: string) => ({
  ...{ kind: "image", assetId, alt: "", focusX: 0.5, focusY: 0.5 },
  place: { sectionId: "s", blockId: null, slot: "image" },
  file: { src: "", width: 2000, height: 1000, files: [], color: null },
});
const page = {
  sections: [{ slots: { one: image("a"), again: image("a"), two: image("b") }, blocks: [] }],
} as unknown as Pick<ShownPage, "sections">;

test("an image counts once, at the published width that it is shown at", () => {
  const at = (width: number) => imageBytes(page, () => width).bytes;
  expect(at(400)).toBe(2 * 480 * 240 * 0.1);
  expect(at(500)).toBe(2 * 960 * 480 * 0.1);
  expect(at(9000)).toBe(2 * 1440 * 720 * 0.1);
});

test("what is within its budget costs nothing, and nothing costs more than a quarter", () => {
  expect(weightPoints({ bytes: 30_000, budget: 30_000 })).toBe(0);
  expect(weightPoints({ bytes: 45_000, budget: 30_000 })).toBe(3);
  expect(weightPoints({ bytes: 9_000_000, budget: 30_000 })).toBe(25);
});
