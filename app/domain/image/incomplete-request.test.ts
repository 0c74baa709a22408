import { expect, test } from "vitest";
import { emptyImageRequest, type ImageRequest } from "./image-request";
import { titleOfImages } from "./image-title";
import { incompleteRequest, seedOfResult } from "./incomplete-request";

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
  expect(incompleteRequest(request(changes))?.code).toBe(code);
});

test("the seeds of the results count up and begin anew after the highest", () => {
  expect([0, 1, 2].map((index) => seedOfResult(2 ** 32 - 2, index))).toEqual([2 ** 32 - 2, 2 ** 32 - 1, 0]);
});

test("a title is the first words, or what was done", () => {
  expect(titleOfImages({ operation: "generate", prompt: "  A  cup\nof tea " })).toBe("A cup of tea");
  expect(titleOfImages({ operation: "upscale", prompt: "" })).toBe("Enlarged");
  const upscaled = (name: string) => titleOfImages({ operation: "upscale", prompt: " " }, name);
  expect(upscaled("  ")).toBe("Enlarged");
  expect(upscaled("A red cup.png")).toBe("A red cup (enlarged)");
  expect(upscaled("A red cup (mine) (filled) (new light)")).toBe("A red cup (mine) (enlarged)");
  expect(upscaled(upscaled("A cup of tea on a table, ".repeat(9)))).toBe(
    "A cup of tea on a table, A cup of tea on a table, A cup of… (enlarged)",
  );
  const long = titleOfImages({ operation: "vary", prompt: "A cup of tea on a table, ".repeat(9) });
  expect(long).toBe("A cup of tea on a table, A cup of tea on a table, A cup of…");
  expect([...titleOfImages({ operation: "vary", prompt: "茶".repeat(99) })]).toHaveLength(61);
});
