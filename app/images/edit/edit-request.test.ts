import { expect, test } from "vitest";
import type { ImageModelInfo } from "~/domain/image/image-model";
import { imageRequestSchema } from "~/domain/image/image-request";
import { emptyDraft } from "~/image-editor/edit-draft";
import { editRequest, nearestRatio, usualCount, whatIsMissing } from "./edit-request";

const model: ImageModelInfo = {
  id: "some/model",
  label: "Some model",
  about: "",
  provider: "some",
  digitalSourceType: "trainedAlgorithmicMedia",
  capabilities: ["mask-edit", "extend", "upscale", "image-to-image", "remove-background"],
  ratios: ["1:1"],
  longestSide: 2048,
  mostImages: 4,
  mostReferences: 0,
  takesNegativePrompt: false,
  takesSeed: true,
  parameters: [
    { id: "upscale_factor", label: "Scale", about: "", kind: "number", least: 2, most: 4, step: 1, usual: 2 },
  ],
  creditsPerResult: 2,
};
const source = { assetId: "asset-1", size: { width: 1500, height: 1000 } };
const draft = {
  ...emptyDraft,
  words: { fill: " a red door ", instruct: "  " },
  mask: [{ kind: "area" as const, erase: false, points: [0, 0, 9, 0, 9, 9] }],
};
const wish = (operation: Parameters<typeof editRequest>[0]["operation"], count = 3, factor = 4) => ({
  operation,
  count,
  factor,
});

test("each operation sends what it needs and nothing of the others", () => {
  const fill = editRequest(wish("fill"), draft, model, source, "mask-1");
  expect(fill).toMatchObject({
    operation: "fill",
    prompt: "a red door",
    sourceAssetId: "asset-1",
    maskAssetId: "mask-1",
    extend: null,
    ratio: "3:2",
    count: 3,
    parameters: {},
  });
  expect(editRequest(wish("upscale"), draft, model, source, "mask-1")).toMatchObject({
    maskAssetId: null,
    count: 1,
    prompt: "",
    parameters: { upscale_factor: 4 },
  });
  const wide = { ...draft, extend: { top: 0, right: 250, bottom: 0, left: 250 } };
  const extended = editRequest(wish("extend"), wide, model, source, null);
  expect([extended.extend, extended.ratio]).toEqual([wide.extend, "16:9"]);
  for (const request of [fill, extended]) expect(imageRequestSchema.safeParse(request).success).toBe(true);
});

test("what is missing is said before anything is sent", () => {
  const missing = (...of: Parameters<typeof wish>) => whatIsMissing(wish(...of), draft, model, source);
  expect(missing("fill")).toBeNull();
  expect(whatIsMissing(wish("fill"), emptyDraft, model, source)).toMatch(/Mark/);
  expect(missing("instruct")).toMatch(/Say what/);
  expect(missing("extend")).toMatch(/Pull an edge/);
  expect(missing("relight")).toMatch(/cannot change the light/);
  expect(missing("fill", 8)).toMatch(/at most 4/);
  expect(missing("remove-background", 8)).toBeNull();
  const large = { ...source, size: { width: 4096, height: 4096 } };
  expect(whatIsMissing(wish("upscale"), draft, model, large)).toMatch(/16,384/);
});

test("odd shapes take the ratio that is nearest", () => {
  expect(nearestRatio({ width: 1000, height: 1000 })).toBe("1:1");
  expect(nearestRatio({ width: 4000, height: 700 })).toBe("16:9");
  expect(nearestRatio({ width: 700, height: 1000 })).toBe("2:3");
});

test("an edit that is done the same way each time is asked for once", () => {
  const maker = { ...model, instructions: ["mirror it"] };
  expect(usualCount(maker, "instruct")).toBe("1");
  expect(usualCount(maker, "fill")).toBe("1");
  expect(usualCount(maker, "vary")).toBe("2");
  expect(usualCount(model, "instruct")).toBe("2");
});
