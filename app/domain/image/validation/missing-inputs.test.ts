import { expect, test } from "vitest";
import { emptyImageRequest, type ImageRequest } from "../image-request";
import { missingInputs } from "./missing-inputs";

const request: ImageRequest = {
  ...emptyImageRequest("model"),
  sourceAssetId: "source",
  maskAssetId: "mask",
  references: ["one", "two", "three"].map((assetId) => ({ assetId, role: "style", weight: 0.5 })),
};

test.each([
  [["two"], "Reference 2 is in the trash or deleted. Restore it or take it out, then press once more."],
  [
    ["one", "three"],
    "References 1 and 3 are in the trash or deleted. Restore them or take them out, then press once more.",
  ],
  [
    ["source"],
    "The picture it begins with is in the trash or deleted. Restore it or take it out, then press once more.",
  ],
  [
    ["source", "mask", "one"],
    "The picture it begins with, the marked area, and reference 1 are in the trash or deleted. Restore them or take them out, then press once more.",
  ],
])("without %j it is said which are not there", (missing, said) =>
  expect(missingInputs(request, new Set(missing))).toBe(said),
);
