import {
  type LanguageModelV4,
  type LanguageModelV4Usage,
  UnsupportedFunctionalityError,
} from "@ai-sdk/provider";
import { imageRatios } from "~/domain/image/image-request";
import { knownInstructions } from "~/domain/image/known-instructions";
import { languages } from "~/domain/text/language";
import { streamOf } from "~/providers/file-stream";
import type { ImageModel } from "~/providers/image-call.server";
import { readAnswer, readDrawn } from "~/providers/maker-answer.server";
import { mostEditedPixels } from "~/providers/maker-limits";
import type { PictureModel, ScriptModel } from "~/providers/model-catalogue.server";
import { usualImageTimeoutMs } from "~/providers/receive-image.server";
import type { MakerRpc } from "~/settings/maker-rpc";
import type { ProviderBindings } from "~/settings/provider-settings.server";

/*
 * The models of workers/maker. A deployment may leave that worker out: then there are none of them. What is under way
 * there ends by itself; whoever stops waiting for it is free at once.
 */

/** The writer of scripts, angles and other words. */
export function builtInScripts({ maker }: ProviderBindings): ScriptModel[] {
  if (!maker) return [];
  return [
    {
      id: "built-in/script-writer",
      label: "Built-in writer",
      about: "Works from your words alone and adds no facts. It is a set of rules, not an AI model.",
      provider: "built-in",
      capability: "script",
      languages,
      digitalSourceType: "algorithmicMedia",
      model: writerModel(maker),
    },
  ];
}

/** The maker of pictures for scenes. */
export function builtInPictures({ maker }: ProviderBindings): PictureModel[] {
  if (!maker) return [];
  return [
    {
      id: "built-in/picture-maker",
      label: "Built-in picture maker",
      about: "Draws a backdrop from the words, colours and mood you give. It is a program, not an AI model.",
      provider: "built-in",
      capability: "picture",
      languages,
      digitalSourceType: "algorithmicMedia",
      creditsPerResult: 1,
      ask: async ({ request: { prompt }, size, seed, direction = null }) =>
        readDrawn(await maker.drawScene({ prompt, ...size, seed, direction })),
    },
  ];
}

/** The maker and editor of images. */
export function builtInImages({ maker }: ProviderBindings): ImageModel[] {
  if (!maker) return [];
  return [
    {
      id: "built-in/image-maker",
      label: "Built-in image maker",
      about:
        "Draws scenes, things, posters and patterns from your words, and edits pixel by pixel. It is a program, not an AI model: people it leaves out.",
      provider: "built-in",
      digitalSourceType: "algorithmicMedia",
      capabilities: [
        "text-to-image",
        "image-to-image",
        "mask-edit",
        "extend",
        "remove-background",
        "replace-background",
        "upscale",
        "relight",
        "recolour",
      ],
      ratios: imageRatios,
      longestSide: 1024,
      mostPixels: mostEditedPixels,
      mostImages: 8,
      mostReferences: 8,
      takesNegativePrompt: true,
      takesSeed: true,
      letterScripts: ["Latin", "Greek", "Cyrillic"],
      isOnePaletteBesideThings: true,
      findsSubject: true,
      instructions: knownInstructions,
      parameters: [
        {
          id: "scale",
          label: "Times larger",
          about: "How many times longer each side becomes.",
          kind: "number",
          least: 2,
          most: 4,
          step: 1,
          usual: 2,
          operations: ["upscale"],
        },
      ],
      creditsPerResult: 1,
      timeoutMs: usualImageTimeoutMs,
      async ask({ request, size, seed, steering, source, mask, references }) {
        return readDrawn(
          await maker.makeImage({
            request,
            size,
            seed,
            steering,
            source: source && streamOf(source.bytes),
            mask: mask && streamOf(mask.bytes),
            references: references.map(({ bytes, role, weight, name }) => ({
              role,
              weight,
              name,
              file: streamOf(bytes),
            })),
          }),
        );
      },
    },
  ];
}

/** The writer as a language model of the AI SDK, which is asked as any other. */
function writerModel(maker: MakerRpc): LanguageModelV4 {
  return {
    specificationVersion: "v4",
    provider: "built-in",
    modelId: "script-writer",
    supportedUrls: {},
    async doGenerate({ prompt, seed = 0 }) {
      const text = prompt
        .flatMap((message) => (message.role === "user" ? message.content : []))
        .flatMap((part) => (part.type === "text" ? [part.text] : []))
        .join("\n");
      return {
        content: [{ type: "text", text: await readAnswer(await maker.write({ text, seed })) }],
        finishReason: { unified: "stop", raw: undefined },
        usage: noUsage,
        warnings: [],
      };
    },
    async doStream() {
      throw new UnsupportedFunctionalityError({ functionality: "streaming" });
    },
  };
}

/** No tokens are counted because none are used. */
const noUsage: LanguageModelV4Usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
};
