import { builtInAssistant } from "~/domain/chat/built-in-assistant";
import type { RawCall } from "~/domain/function-calls/answer";
import type { Tool } from "~/domain/function-calls/parameter-schema";
import { callProvider } from "~/providers/call-provider.server";
import { builtInCalls, costOf, toldTools } from "~/providers/function-callers.server";
import { resolveModels, type ScriptModel } from "~/providers/model-catalogue.server";
import type { ProviderBindings } from "~/settings/provider-settings.server";

export interface PromptQuestion {
  system: string;
  user: string;
  tools: readonly Tool[];
  /** Null leaves it to the service. */
  temperature: number | null;
  mostTokens: number | null;
  seed: number;
  /** The same for the same question: a service that knows it answers once. */
  idempotencyKey: string;
}

export interface PromptAnswer {
  text: string;
  calls: RawCall[];
  finishReason: string | null;
  /** Null where the service does not say. */
  inputTokens: number | null;
  outputTokens: number | null;
  /** In US dollars; null where no price is known. */
  costUsd: number | null;
}

/** A model that can be asked any prompt. */
export interface PromptAsker {
  id: string;
  label: string;
  about: string;
  /** In US dollars for a million tokens; null where it is not known. */
  price: { input: number; output: number } | null;
  /** Throws `ProviderError`, or the reason of the signal. */
  ask(question: PromptQuestion, signal?: AbortSignal): Promise<PromptAnswer>;
}

const usualTimeoutMs = 60_000;
const free = { input: 0, output: 0 };
const nothingSpent = { inputTokens: 0, outputTokens: 0, costUsd: 0 };

/** The models of this installation that can be asked prompts, AI models first. */
export function promptAskers(bindings: ProviderBindings): PromptAsker[] {
  const { script } = resolveModels(bindings);
  return [...script.map((model) => modelAsker(model, bindings)), assistant, echo];
}

function modelAsker(script: ScriptModel, bindings: ProviderBindings): PromptAsker {
  const { id, label, about, provider, model, timeoutMs = usualTimeoutMs } = script;
  const isBuiltIn = provider === "built-in";
  const price = isBuiltIn ? free : (bindings.overrides?.[id]?.usdPerMillionTokens ?? null);
  return {
    ...{ id, label, price },
    about: isBuiltIn ? `${about} It answers prompts that fence a brief.` : `AI model ${label}.`,
    ask: ({ system, user, tools, temperature, mostTokens, seed, idempotencyKey }, signal) =>
      callProvider({ signal, timeoutMs }, async (abortSignal) => {
        const { content, usage, finishReason } = await model.doGenerate({
          prompt: [
            ...(system ? [{ role: "system" as const, content: system }] : []),
            { role: "user", content: [{ type: "text", text: user }] },
          ],
          ...(tools.length > 0 && { tools: toldTools(tools), toolChoice: { type: "auto" as const } }),
          ...(temperature !== null && { temperature }),
          ...(mostTokens !== null && { maxOutputTokens: mostTokens }),
          seed,
          abortSignal,
          headers: { "Idempotency-Key": idempotencyKey },
        });
        const inputTokens = usage.inputTokens.total ?? null;
        const outputTokens = usage.outputTokens.total ?? null;
        return {
          text: content.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n"),
          calls: content.flatMap((part) =>
            part.type === "tool-call" ? [{ name: part.toolName, input: part.input }] : [],
          ),
          finishReason: finishReason.unified,
          ...{ inputTokens, outputTokens },
          costUsd: costOf(price, inputTokens, outputTokens),
        };
      }),
  };
}

const assistant: PromptAsker = {
  ...builtInAssistant,
  about: "Calls the editor’s tools for wishes about a sample video. It is a program, not an AI model.",
  price: free,
  async ask({ user, tools }) {
    return { text: "", calls: builtInCalls(user, tools), finishReason: "stop", ...nothingSpent };
  },
};

const echo: PromptAsker = {
  id: "built-in/echo",
  label: "Built-in echo",
  about:
    "Answers with the prompt itself, so that datasets and assertions can be tried out. It is no AI model.",
  price: free,
  async ask({ user }) {
    return { text: user, calls: [], finishReason: "stop", ...nothingSpent };
  },
};
