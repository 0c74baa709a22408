import { expect, test } from "vitest";
import type { ImageModelInfo } from "../image-model";
import { emptyImageRequest, type ImageRequest } from "../image-request";
import { validateImageRequest } from "./validate-image-request";
import { firstError } from "./validation-issue";

const request = (changes: Partial<ImageRequest>): ImageRequest => ({ ...emptyImageRequest("m"), ...changes });
const edit = { sourceAssetId: "source", prompt: "x" };

test.each<[Partial<ImageRequest>, string | undefined]>([
  [{ prompt: " " }, "prompt_missing"],
  [{ prompt: "A cup" }, undefined],
  [{ styleIds: ["noir"] }, undefined],
  [{ steeringBoardId: "board" }, undefined],
  [{ references: [{ assetId: "a", role: "style", weight: 1 }] }, undefined],
  [edit, "source_unwanted"],
  [{ operation: "upscale" }, "source_missing"],
  [{ operation: "upscale", sourceAssetId: "source" }, undefined],
  [{ operation: "instruct", sourceAssetId: "source" }, "prompt_missing"],
  [{ ...edit, operation: "fill" }, "mask_missing"],
  [{ operation: "fill", sourceAssetId: "source", maskAssetId: "mask" }, undefined],
  [{ ...edit, operation: "vary", maskAssetId: "mask" }, "mask_unwanted"],
  [{ ...edit, operation: "extend" }, "extend_missing"],
  [{ ...edit, operation: "extend", extend: { top: 0, right: 0, bottom: 0, left: 0 } }, "extend_missing"],
  [{ ...edit, operation: "extend", extend: { top: 0, right: 9, bottom: 0, left: 0 } }, undefined],
])("%j lacks %s", (changes, code) => {
  expect(firstError(validateImageRequest(request(changes), undefined))?.code).toBe(code);
});

test("errors of the request come before those of the model and its images, and ignored inputs last", () => {
  const model = {
    label: "Painter",
    capabilities: ["text-to-image"],
    ratios: ["1:1"],
    mostImages: 1,
    mostReferences: 8,
    mostPixels: { generate: 100 },
    parameters: [],
    isOnePaletteBesideThings: true,
  } as unknown as ImageModelInfo;
  const reference = (assetId: string, role: "product" | "palette") => ({ assetId, role, weight: 1 });
  const issues = validateImageRequest(
    request({
      maskAssetId: "mask",
      references: [reference("a", "product"), reference("b", "palette"), reference("c", "palette")],
    }),
    model,
    { source: { width: 20, height: 20 }, missing: new Set(["b"]) },
  );
  expect(issues.map(({ code, severity, field }) => [code, severity, field])).toEqual([
    ["mask_unwanted", "error", "mask"],
    ["not_possible", "error", "request"],
    ["asset_missing", "error", "request"],
    ["too_many_pixels", "error", "source"],
    ["palettes_ignored", "ignored", "references"],
  ]);
});
