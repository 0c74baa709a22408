import { expect, test } from "vitest";
import { ApiError } from "~/client/call-api";
import type { RowPicture } from "~/stores/batches/batch-document";
import { keptPictures, pictureToKeep } from "./kept-pictures";
import { PictureImport } from "./picture-import";

const address = "https://shop.example/cup.jpg";
const refusal = (status: number, isOurs = true) => new ApiError("x", "No picture.", status, null, {}, isOurs);

test("why a picture has not come is kept until it comes; what may pass by itself is not", () => {
  const failure = pictureToKeep(address, { error: refusal(422) });
  expect(failure).toEqual({ address, failure: "No picture." });
  expect(pictureToKeep(address, { error: new Error("This is no picture.") })).not.toBeNull();
  for (const error of [refusal(0, false), refusal(429), refusal(503), refusal(404, false)]) {
    expect(pictureToKeep(address, { error })).toBeNull();
  }
  const came = { address, assetId: "a1", alt: "" };
  const ready = { state: "ready", assetId: "a1", alt: "" };
  expect(keptPictures([failure!]).get(address)).toEqual({ state: "failed", message: "No picture." });
  for (const kept of [
    [failure!, came],
    [came, failure!],
  ])
    expect(keptPictures(kept).get(address)).toEqual(ready);
});

test("every address is answered for, whether its picture comes or not", async () => {
  const kept: (RowPicture | null)[] = [];
  const importing = new PictureImport(
    (at, answer) => kept.push(pictureToKeep(at, answer)),
    async (at) => {
      if (at === address) throw refusal(422);
      return { assetId: "a1", alt: "" };
    },
  );
  importing.start([address, "https://shop.example/pot.jpg"]);
  await expect.poll(() => importing.read().progress).toBeNull();
  expect(kept).toEqual([
    { address, failure: "No picture." },
    { address: "https://shop.example/pot.jpg", assetId: "a1", alt: "" },
  ]);
});
