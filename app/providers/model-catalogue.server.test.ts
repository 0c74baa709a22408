import { generateText } from "ai";
import { describe, expect, it } from "vitest";
import { makePicture } from "~/providers/make-picture.server";
import { choosePictureModel, chooseScriptModel, resolveModels } from "~/providers/model-catalogue.server";
import type { ProviderBindings } from "~/settings/provider-settings.server";
import { plainPng } from "../../tests/fakes/plain-png.ts";
import { maker } from "../../tests/fixtures/maker";

const openai = {
  baseUrl: "https://models.example/v1",
  textModel: "writer-1",
  imageModels: ["painter-1"],
  name: "acme",
};

/** An AI binding that answers as Workers AI does, and keeps what it was asked. */
function workersAi(answer: unknown) {
  const calls: { model: string; inputs: Record<string, unknown> }[] = [];
  const binding = {
    run: async (model: string, inputs: Record<string, unknown>) => {
      calls.push({ model, inputs });
      return answer;
    },
  } as unknown as Ai;
  return { binding, calls };
}

const idsOf = (bindings: ProviderBindings) => {
  const { script, picture } = resolveModels(bindings);
  return { script: script.map(({ id }) => id), picture: picture.map(({ id }) => id) };
};

describe("resolveModels", () => {
  it("offers the built-in models alone where nothing but their worker is bound, and else none", () => {
    expect(idsOf({ maker })).toEqual({
      script: ["built-in/script-writer"],
      picture: ["built-in/picture-maker"],
    });
    expect(resolveModels({})).toEqual({ script: [], picture: [], images: [], clips: [], speech: [] });
  });

  it("offers what is configured, and no more", () => {
    expect(idsOf({ openai, maker })).toEqual({
      script: ["acme/writer-1", "built-in/script-writer"],
      picture: ["acme/painter-1", "built-in/picture-maker"],
    });
    expect(idsOf({ openai: { baseUrl: openai.baseUrl, textModel: "writer-1" } }).picture).toEqual([]);
  });

  it("says of each model what it is", () => {
    for (const entry of Object.values(resolveModels({ openai, maker })).flat()) {
      const isBuiltIn = entry.provider === "built-in";
      expect(entry.about).toMatch(isBuiltIn ? /not an AI model/ : /^AI model/);
      expect(entry.digitalSourceType).toBe(isBuiltIn ? "algorithmicMedia" : "trainedAlgorithmicMedia");
    }
  });

  it("runs Workers AI through its binding", async () => {
    const text = workersAi({ response: "Hello" });
    const [writer] = resolveModels({
      workersAi: { binding: text.binding, textModel: "@cf/meta/llama" },
    }).script;
    expect(writer).toMatchObject({ id: "workers-ai/@cf/meta/llama", label: "meta/llama" });
    expect((await generateText({ model: writer!.model, prompt: "Hi" })).text).toBe("Hello");
    expect(text.calls[0]?.model).toBe("@cf/meta/llama");

    const pictures = workersAi(new Uint8Array(plainPng(8, 8)));
    const [painter] = resolveModels({
      workersAi: { binding: pictures.binding, imageModels: ["@cf/flux"] },
    }).picture;
    const picture = await makePicture({
      model: painter!,
      prompt: "A cup",
      width: 8,
      height: 8,
      seed: 2,
      idempotencyKey: "p1",
    });
    expect(picture.mediaType).toBe("image/png");
    expect(pictures.calls[0]?.inputs).toMatchObject({ prompt: "A cup", width: 8, height: 8, seed: 2 });
  });
});

describe("choosing a model", () => {
  const catalogue = resolveModels({ openai, maker });

  it("takes the one asked for, else the first", () => {
    expect(chooseScriptModel(catalogue, "built-in/script-writer", "en").id).toBe("built-in/script-writer");
    expect(chooseScriptModel(catalogue, "gone", "en").id).toBe("acme/writer-1");
    expect(choosePictureModel(catalogue, null).id).toBe("acme/painter-1");
  });

  it("takes only one that writes the language", () => {
    const english = { ...catalogue.script[0]!, id: "acme/english", languages: ["en"] as const };
    const both = { ...catalogue, script: [english, ...catalogue.script] };
    expect(chooseScriptModel(both, "acme/english", "en").id).toBe("acme/english");
    expect(chooseScriptModel(both, "acme/english", "pl").id).toBe("acme/writer-1");
    const refusal = { code: "language_not_offered" };
    expect(() => chooseScriptModel({ ...catalogue, script: [english] }, null, "pl")).toThrow(
      expect.objectContaining(refusal),
    );
  });

  it("says so where there is none", () => {
    const refusal = expect.objectContaining({ code: "model_not_configured" });
    expect(() => chooseScriptModel(resolveModels({}), null, "en")).toThrow(refusal);
    expect(() => choosePictureModel(resolveModels({}), null)).toThrow(refusal);
  });
});
