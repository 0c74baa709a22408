import { expect, test } from "vitest";
import { emptyImageRequest } from "~/domain/image/image-request";
import { imageRowsOf } from "~/providers/marked-region/image-rows.server";
import { banded, differences, marking } from "../../../tests/fixtures/banded-pictures.ts";
import { makerSubjects } from "../../../tests/fixtures/maker-subjects";
import { makeBuiltInImage } from "./make-built-in-image";

const request = { ...emptyImageRequest("built-in/image-maker"), operation: "fill" } as const;

test("a mark on a picture of 4096² is filled at its own size, and nothing else changes", async () => {
  const side = 4096;
  const [source, mask] = await Promise.all([
    banded(side, side, true),
    marking(side, side, [2040, 3000, 2070, 3030]),
  ]);
  const options = { request, size: { width: side, height: side }, seed: 3, references: [], source, mask };
  const filled = imageRowsOf((await makeBuiltInImage(makerSubjects, options)).bytes);
  expect([filled.width, filled.height]).toEqual([side, side]);
  const { inside, outside } = await differences(filled, imageRowsOf(source), 2040, 2070);
  expect([...outside]).toEqual([]);
  expect(Math.min(...inside)).toBeGreaterThanOrEqual(3000);
  expect(Math.max(...inside)).toBeLessThan(3030);
  expect(inside.size).toBeGreaterThan(20);
});
