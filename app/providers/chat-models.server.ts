import type { LanguageModelV4 } from "@ai-sdk/provider";
import { builtInAssistant } from "~/domain/chat/built-in-assistant";
import type { ChatModelFacts } from "~/domain/chat/thread";
import { builtInChat } from "~/providers/built-in-chat.server";
import { resolveModels } from "~/providers/model-catalogue.server";
import type { ProviderBindings } from "~/settings/provider-settings.server";

export interface ChatModel extends ChatModelFacts {
  model: LanguageModelV4;
  /** Longest wait for one answer, in milliseconds. */
  timeoutMs: number;
  /** In US dollars for a million tokens; null where no price is known. */
  price: { input: number; output: number } | null;
}

const usualTimeoutMs = 300_000;
/** Where nobody says how much a model reads at once. */
const usualContextTokens = 64_000;

/** The models of this installation that can be talked to, AI models first. */
export function chatModels(bindings: ProviderBindings): ChatModel[] {
  const scripts = resolveModels(bindings).script.filter(({ provider }) => provider !== "built-in");
  return [
    ...scripts.map(
      ({ id, label, model, timeoutMs = usualTimeoutMs, contextTokens = usualContextTokens }) => ({
        ...{ id, label, about: `AI model ${label}.`, seesPictures: null, model },
        contextTokens: bindings.overrides?.[id]?.contextTokens ?? contextTokens,
        timeoutMs: Math.max(timeoutMs, usualTimeoutMs),
        price: bindings.overrides?.[id]?.usdPerMillionTokens ?? null,
      }),
    ),
    {
      ...builtInAssistant,
      about:
        "Answers from our own data by rules. A program, not an AI model: it says so where it cannot help.",
      seesPictures: false,
      contextTokens: null,
      model: builtInChat,
      timeoutMs: usualTimeoutMs,
      price: { input: 0, output: 0 },
    },
  ];
}
