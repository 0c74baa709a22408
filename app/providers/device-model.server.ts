import { type LanguageModelV4, UnsupportedFunctionalityError } from "@ai-sdk/provider";
import { languages } from "~/domain/text/language";
import type { ScriptModel } from "~/providers/model-catalogue.server";

/**
 * The model of the person's own browser, which has answered already: its words take the way of every other model's, so
 * that they meet the same schema and the same check of claims.
 */
export function deviceScriptModel(answer: string): ScriptModel {
  return {
    id: "device/language-model",
    label: "This browser’s model",
    about: "An AI model on this device.",
    provider: "device",
    capability: "script",
    languages,
    digitalSourceType: "trainedAlgorithmicMedia",
    model: answered(answer),
  };
}

function answered(text: string): LanguageModelV4 {
  return {
    specificationVersion: "v4",
    provider: "device",
    modelId: "language-model",
    supportedUrls: {},
    async doGenerate() {
      return {
        content: [{ type: "text", text }],
        finishReason: { unified: "stop", raw: undefined },
        usage: {
          inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
          outputTokens: { total: 0, text: 0, reasoning: 0 },
        },
        warnings: [],
      };
    },
    async doStream() {
      throw new UnsupportedFunctionalityError({ functionality: "streaming" });
    },
  };
}
