import { expect, test } from "vitest";
import { emptyDraft, parseDraft, writeDraft } from "../edit-draft";
import type { Layer } from "./layer";
import { duplicateLayer, shiftLayer } from "./layer-list";

test("a layer is never moved so far out that the draft could not be read again", () => {
  const shape = {
    kind: "picture",
    name: "Seal",
    turnDegrees: 0,
    opacity: 1,
    blend: "multiply",
    hidden: false,
    width: 80,
    height: 60,
  } as const;
  const seal: Layer = { id: "a", assetId: "seal", x: 32_765, y: -32_765, ...shape };
  const twice = duplicateLayer(shiftLayer([seal], "a", 10, -10), "a", "b", 40);
  expect(twice.map(({ id, x, y }) => [id, x, y])).toEqual([
    ["a", 32_768, -32_768],
    ["b", 32_768, -32_728],
  ]);
  expect(parseDraft(writeDraft({ ...emptyDraft, layers: twice }))?.layers).toEqual(twice);
});
