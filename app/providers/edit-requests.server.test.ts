import { decode, encode } from "fast-png";
import { afterAll, beforeAll, expect, it } from "vitest";
import { emptyImageRequest, type ImageRequest } from "~/domain/image/image-request";
import type { ImageFile } from "~/providers/image-call.server";
import { makeImage } from "~/providers/make-image.server";
import { type ModelCatalogue, resolveModels } from "~/providers/model-catalogue.server";
import { type FalServer, startFalServer } from "../../tests/fakes/fal-server.ts";
import { type GoogleModelsServer, startGoogleModelsServer } from "../../tests/fakes/google-models-server.ts";
import { type OpenAiServer, startOpenAiServer } from "../../tests/fakes/openai-server.ts";
import { type ReplicateServer, startReplicateServer } from "../../tests/fakes/replicate-server.ts";
import { workersAiFake } from "../../tests/fakes/workers-ai.ts";

/** What each provider is sent for an edit: its pictures, its mask in the provider's own sense, its words. */

let fal: FalServer;
let replicate: ReplicateServer;
let google: GoogleModelsServer;
let openAi: OpenAiServer;
const workersAi = workersAiFake();
let models: ModelCatalogue;

beforeAll(async () => {
  [fal, replicate, google, openAi] = await Promise.all([
    startFalServer(),
    startReplicateServer(),
    startGoogleModelsServer(),
    startOpenAiServer(),
  ]);
  models = resolveModels({
    openai: { baseUrl: openAi.baseUrl, imageModels: ["gpt-image-1"] },
    workersAi: {
      binding: workersAi.binding,
      imageModels: ["@cf/runwayml/stable-diffusion-v1-5-inpainting", "@cf/black-forest-labs/flux-2-dev"],
    },
    fal: {
      apiKey: "fal-key",
      baseUrl: fal.baseUrl,
      queueUrl: fal.queueUrl,
      imageModels: ["fal-ai/flux-pro/v1/fill", "fal-ai/nano-banana/edit", "fal-ai/birefnet/v2"],
    },
    replicate: {
      apiToken: "replicate-token",
      baseUrl: replicate.baseUrl,
      imageModels: ["black-forest-labs/flux-fill-pro", "stability-ai/sdxl:39ed52f2a78e"],
    },
    google: { apiKey: "google-key", baseUrl: google.baseUrl, imageModels: ["gemini-2.5-flash-image"] },
  });
});
afterAll(() => Promise.all([fal, replicate, google, openAi].map((server) => server.close())));

/** A PNG of one colour per pixel, RGBA. */
function png(width: number, height: number, pixels: [number, number, number, number][]): ImageFile {
  const data = new Uint8Array(pixels.flat());
  return { bytes: encode({ width, height, data, channels: 4, depth: 8 }), mediaType: "image/png" };
}

const red: [number, number, number, number] = [200, 30, 30, 255];
const source = png(2, 1, [red, red]);
/** The left pixel is to change. */
const mask = png(2, 1, [
  [255, 255, 255, 255],
  [0, 0, 0, 255],
]);

function edit(
  modelId: string,
  request: Partial<ImageRequest>,
  files: { mask?: ImageFile; references?: ImageFile[] } = {},
) {
  const model = models.images.find(({ id }) => id === modelId);
  if (!model) throw new Error(`No model ${modelId}`);
  return makeImage({
    model,
    request: { ...emptyImageRequest(modelId), ...request },
    index: 0,
    size: { width: 2, height: 1 },
    source,
    mask: files.mask ?? null,
    references: (files.references ?? []).map((file) => ({
      ...file,
      role: "product",
      weight: 0.9,
      name: "cup.png",
    })),
    seed: 7,
    idempotencyKey: "edit",
    timeoutMs: 15_000,
  });
}

const bytesOfData = (address: unknown) => Buffer.from(String(address).split(",")[1] ?? "", "base64");
/** The bytes of each pixel. */
function pixelsOf(bytes: Uint8Array): number[][] {
  const { data, channels } = decode(bytes);
  return Array.from({ length: data.length / channels }, (_, i) => [
    ...data.slice(i * channels, i * channels + channels),
  ]);
}
const white = [255, 255, 255, 255];
const black = [0, 0, 0, 255];

it("gives OpenAI a form whose mask is transparent where the picture changes", async () => {
  await edit("openai/gpt-image-1", { operation: "fill", prompt: "a plum" }, { mask });
  const asked = openAi.requests.at(-1)!;
  expect(asked.path).toBe("/v1/images/edits");
  expect(asked.body).toMatchObject({ model: "gpt-image-1", prompt: "a plum" });
  const files = asked.body.files ?? [];
  expect(files.map(({ field, type }) => [field, type])).toEqual([
    ["image", "image/png"],
    ["mask", "image/png"],
  ]);
  expect(files[0]?.bytes).toEqual(new Uint8Array(source.bytes));
  expect(pixelsOf(files[1]!.bytes).map((pixel) => pixel[3])).toEqual([0, 255]);
});

it("extends with a model that fills: a larger picture whose new part is marked", async () => {
  const extend = { top: 0, right: 1, bottom: 1, left: 0 };
  await edit("openai/gpt-image-1", { operation: "extend", extend });
  const [picture, marks] = openAi.requests.at(-1)!.body.files ?? [];
  expect(decode(picture!.bytes)).toMatchObject({ width: 3, height: 2 });
  expect(pixelsOf(picture!.bytes)).toEqual(Array.from({ length: 6 }, () => red));
  expect(pixelsOf(marks!.bytes).map((pixel) => pixel[3])).toEqual([255, 255, 0, 0, 0, 0]);
});

it("asks OpenAI for transparency where a background goes", async () => {
  await edit("openai/gpt-image-1", { operation: "remove-background" });
  expect(openAi.requests.at(-1)?.body).toMatchObject({ background: "transparent", output_format: "png" });
});

it("gives fal a picture and a white mask under its model's names", async () => {
  await edit("fal/fal-ai/flux-pro/v1/fill", { operation: "fill", prompt: "a plum" }, { mask });
  const { path, json } = fal.calls.findLast(({ method }) => method === "POST")!;
  expect(path).toBe("/run/fal-ai/flux-pro/v1/fill");
  expect(json).toMatchObject({ prompt: "a plum", seed: 7 });
  expect(json).not.toHaveProperty("image_size");
  expect(bytesOfData(json?.image_url)).toEqual(Buffer.from(source.bytes));
  expect(pixelsOf(bytesOfData(json?.mask_url))).toEqual([white, black]);
});

it("gives fal references as a list after the source, and says what they are for", async () => {
  const product = png(1, 1, [[0, 0, 255, 255]]);
  const instruct = { operation: "instruct", prompt: "put it on a table" } as const;
  await edit("fal/fal-ai/nano-banana/edit", instruct, { references: [product] });
  const { json } = fal.calls.findLast(({ method }) => method === "POST")!;
  expect(((json?.image_urls ?? []) as string[]).map((address) => bytesOfData(address))).toEqual(
    [source, product].map(({ bytes }) => Buffer.from(bytes)),
  );
  expect(json?.prompt).toMatch(/^put it on a table\nPicture 2 shows the product/);
});

it("takes one picture where fal answers with one", async () => {
  const { header } = await edit("fal/fal-ai/birefnet/v2", { operation: "remove-background" });
  expect(header).toMatchObject({ mediaType: "image/png", width: 64 });
});

it("refuses what fal's own filter marked", async () => {
  const marked = edit("fal/fal-ai/nano-banana/edit", {
    operation: "instruct",
    prompt: "marked by the filter",
  });
  await expect(marked).rejects.toMatchObject({ code: "provider_refused" });
});

it("names a model's version to Replicate in the request, and a model of its own in the address", async () => {
  await edit("replicate/black-forest-labs/flux-fill-pro", { operation: "fill", prompt: "a plum" }, { mask });
  const own = replicate.calls.findLast(({ method }) => method === "POST")!;
  expect(own.path).toBe("/v1/models/black-forest-labs/flux-fill-pro/predictions");
  const input = own.json?.input as Record<string, unknown>;
  expect(pixelsOf(bytesOfData(input.mask))).toEqual([white, black]);
  expect(input).toMatchObject({ prompt: "a plum", output_format: "png" });

  const request = { operation: "vary", negativePrompt: "people", parameters: { guidance_scale: 4 } } as const;
  await edit("replicate/stability-ai/sdxl:39ed52f2a78e", request);
  const other = replicate.calls.findLast(({ method }) => method === "POST")!;
  expect(other.path).toBe("/v1/predictions");
  expect(other.json).toMatchObject({
    version: "39ed52f2a78e",
    input: { negative_prompt: "people", guidance_scale: 4 },
  });
});

it("sends Gemini the picture beside the words", async () => {
  await edit("google/gemini-2.5-flash-image", { operation: "relight", prompt: "evening sun" });
  const { json } = google.calls.at(-1)!;
  const [content] = (json?.contents ?? []) as { parts: { text?: string; inlineData?: { data: string } }[] }[];
  expect(content?.parts[0]?.text).toBe("Keep everything as it is and change only the light: evening sun");
  expect(content?.parts[1]?.inlineData?.data).toBe(Buffer.from(source.bytes).toString("base64"));
});

it("gives Workers AI bytes, or a form where the model takes one", async () => {
  const fill = { operation: "fill", prompt: "a plum" } as const;
  await edit("workers-ai/@cf/runwayml/stable-diffusion-v1-5-inpainting", fill, { mask });
  const { inputs } = workersAi.calls.at(-1)!;
  expect(inputs).toMatchObject({ prompt: "a plum", seed: 7, image: [...source.bytes] });
  expect(pixelsOf(new Uint8Array(inputs.mask as number[]))).toEqual([white, black]);

  await edit("workers-ai/@cf/black-forest-labs/flux-2-dev", { operation: "instruct", prompt: "bluer" });
  expect(workersAi.calls.at(-1)?.inputs).toEqual({
    multipart: {
      body: expect.any(ReadableStream),
      contentType: expect.stringMatching(/^multipart\/form-data/),
    },
  });
});
