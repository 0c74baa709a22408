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

it("offers what was found on this machine, after what is configured", () => {
  const found = [
    {
      id: "llama-cpp",
      label: "llama.cpp",
      baseUrl: "http://127.0.0.1:8080/v1",
      textModels: ["/models/gemma-3-4b-it-Q4_K_M.gguf"],
      imageModels: [],
    },
    {
      id: "local-ai",
      label: "LocalAI",
      baseUrl: "http://127.0.0.1:8081/v1",
      textModels: [],
      imageModels: ["stablediffusion"],
    },
  ];
  const configured = {
    LOCAL_MODEL_SERVERS: JSON.stringify(found),
    OPENAI_BASE_URL: "https://models.example/v1",
    OPENAI_TEXT_MODEL: "writer-1",
  };
  const { script, images, picture } = resolveModels(parseProviders(configured));
  expect(script.map(({ id }) => id)).toEqual([
    "openai/writer-1",
    "llama-cpp//models/gemma-3-4b-it-Q4_K_M.gguf",
  ]);
  expect(script[1]).toMatchObject({ label: "gemma-3-4b-it-Q4_K_M" });
  expect(script[1]?.about).toContain("run by llama.cpp on this machine");
  expect(images).toMatchObject([{ id: "local-ai/stablediffusion", creditsPerResult: 1 }]);
  expect(picture.map(({ id }) => id)).toEqual(["local-ai/stablediffusion"]);
});
