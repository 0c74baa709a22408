import { expect, it } from "vitest";
import { resolveModels } from "~/providers/model-catalogue.server";
import { parseProviders } from "~/settings/provider-settings.server";

const env = {
  FAL_KEY: "k",
  FAL_IMAGE_MODELS: "fal-ai/flux/dev, fal-ai/somebody/new-model",
  FAL_VIDEO_MODELS: "fal-ai/kling-video/v2.5-turbo/pro/image-to-video",
  REPLICATE_API_TOKEN: "t",
  REPLICATE_IMAGE_MODELS:
    "nightmareai/real-esrgan:f121d640bd286e1fdc67f9799164c1d5be36ff74576ee11c803ae5b665dd46aa",
};

it("offers what is configured with what is known of it", () => {
  const { images, clips } = resolveModels(parseProviders(env));
  expect(images.map(({ id }) => id.slice(0, 40))).toEqual([
    "fal/fal-ai/flux/dev",
    "fal/fal-ai/somebody/new-model",
    "replicate/nightmareai/real-esrgan:f121d6",
  ]);
  expect(images[0]).toMatchObject({ label: "FLUX.1 dev", creditsPerResult: 4, takesSeed: true });
  expect(images[1]).toMatchObject({
    label: "fal-ai/somebody/new-model",
    capabilities: ["text-to-image"],
    creditsPerResult: 6,
  });
  expect(images[2]).toMatchObject({ label: "Real-ESRGAN upscaler", capabilities: ["upscale"] });
  expect(clips).toMatchObject([{ label: "Kling 2.5 Turbo, from an image", clipSeconds: [5, 10] }]);
});

it("offers models of no service without its key", () => {
  const { images, clips } = resolveModels(parseProviders({ ...env, FAL_KEY: " ", REPLICATE_API_TOKEN: "" }));
  expect(images).toEqual([]);
  expect(clips).toEqual([]);
});

it("lets the operator say otherwise", () => {
  const MODEL_OVERRIDES = JSON.stringify({
    "fal/fal-ai/flux/dev": { credits: 9 },
    "fal/fal-ai/somebody/new-model": { label: "New", capabilities: ["image-to-image"], mostReferences: 2 },
  });
  const { images } = resolveModels(parseProviders({ ...env, MODEL_OVERRIDES, MODEL_TIMEOUT_SECONDS: "30" }));
  expect(images[0]).toMatchObject({ label: "FLUX.1 dev", creditsPerResult: 9, timeoutMs: 30_000 });
  expect(images[1]).toMatchObject({ label: "New", capabilities: ["image-to-image"], mostReferences: 2 });
});
