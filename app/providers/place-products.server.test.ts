import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import makeWebpEncoder from "@jsquash/webp/codec/enc/webp_enc.js";
import { defaultOptions } from "@jsquash/webp/meta.js";
import { encode } from "fast-png";
import { expect, test } from "vitest";
import { emptyImageRequest } from "~/domain/image/image-request";
import type { Pixels } from "~/formats/raster/pixels";
import { createPixels } from "~/formats/raster/pixels";
import { decodeImage } from "~/providers/image-file.server";
import { makeImage } from "~/providers/make-image.server";
import { resolveModels } from "~/providers/model-catalogue.server";
import { withProductsPlaced } from "~/providers/place-products.server";
import { workersAiFake } from "../../tests/fakes/workers-ai.ts";
import { maker } from "../../tests/fixtures/maker";

const modelId = "@cf/black-forest-labs/flux-1-schnell";
const png = ({ width, height, data }: Pixels) => encode({ width, height, data, channels: 4, depth: 8 });

/** A green bottle before white. */
function bottle(): Uint8Array {
  const photo = createPixels(200, 200);
  photo.data.fill(255);
  for (let y = 20; y < 180; y++)
    for (let x = 75; x < 125; x++) photo.data.set([20, 140, 60], (y * 200 + x) * 4);
  return png(photo);
}

function ask(bindings: Parameters<typeof resolveModels>[0], prompt: string) {
  const model = resolveModels(bindings).images.find(({ id }) => id === `workers-ai/${modelId}`)!;
  return makeImage({
    model,
    request: { ...emptyImageRequest(model.id), prompt },
    index: 0,
    size: { width: 256, height: 256 },
    references: [{ bytes: bottle(), mediaType: "image/png", role: "product", weight: 0.7, name: "" }],
    seed: 1,
    idempotencyKey: "k",
  });
}

test("a model without references makes the setting, and the product stands in it with its own pixels", async () => {
  const workersAi = workersAiFake();
  const bindings = { workersAi: { binding: workersAi.binding, imageModels: [modelId] }, maker };
  const { bytes, report } = await ask(bindings, "my green bottle on a beach at sunset");
  const told = String(workersAi.calls[0]!.inputs.prompt);
  expect(told).toContain("on a beach at sunset");
  expect(told).not.toContain("bottle");
  const { data, width, height } = decodeImage(bytes);
  const { box } = report!;
  expect(box!.y + box!.height).toBeLessThan(1);
  const middle =
    (Math.floor((box!.y + box!.height / 2) * height) * width +
      Math.floor((box!.x + box!.width / 2) * width)) *
    4;
  const [red = 0, green = 0, blue = 0] = data.subarray(middle, middle + 3);
  expect(green).toBeGreaterThan(red + 50);
  expect(green).toBeGreaterThan(blue + 40);
});

test("a setting may come as WebP; one that cannot be read is the model's fault", async () => {
  const setting = createPixels(96, 64);
  setting.data.fill(200);
  const encoder = createRequire(import.meta.url).resolve("@jsquash/webp/codec/enc/webp_enc.wasm");
  const { encode } = await makeWebpEncoder({ noInitialRun: true, wasmBinary: await readFile(encoder) });
  const webp = new Uint8Array(encode(setting.data, 96, 64, defaultOptions) ?? []);
  const place = (scene: Uint8Array) =>
    withProductsPlaced(
      async () => ({ bytes: scene, report: null }),
      maker,
    )({
      request: { ...emptyImageRequest("acme/painter"), prompt: "my bottle on a beach" },
      index: 0,
      size: { width: 96, height: 64 },
      source: null,
      mask: null,
      references: [{ bytes: bottle(), mediaType: "image/png", role: "product", weight: 0.7, name: "" }],
      steering: null,
      seed: 1,
      signal: new AbortController().signal,
      idempotencyKey: "k",
    });
  const { bytes } = await place(webp);
  expect(decodeImage(bytes)).toMatchObject({ width: 96, height: 64 });
  await expect(place(webp.subarray(0, 40))).rejects.toMatchObject({ code: "picture_invalid" });
  await expect(place(new Uint8Array(40))).rejects.toMatchObject({ code: "picture_invalid" });
});

test("without the built-in maker such a model says that it takes no references", () => {
  const workersAi = { binding: workersAiFake().binding, imageModels: [modelId] };
  const info = resolveModels({ workersAi }).images.find(({ id }) => id === `workers-ai/${modelId}`)!;
  expect(info.placesProducts).toBeUndefined();
  expect(resolveModels({ workersAi, maker }).images.find(({ id }) => id === info.id)!.placesProducts).toBe(
    true,
  );
});
