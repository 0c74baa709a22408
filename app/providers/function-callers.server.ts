import type { LanguageModelV4Prompt } from "@ai-sdk/provider";
import { builtInAssistant } from "~/domain/chat/built-in-assistant";
import type { RawCall } from "~/domain/function-calls/answer";
import type { ParameterSchema, Tool } from "~/domain/function-calls/parameter-schema";
import { callProvider } from "~/providers/call-provider.server";
import { resolveModels, type ScriptModel } from "~/providers/model-catalogue.server";
import { callFunctionsPrompt } from "~/providers/prompts/call-functions.v1";
import { callTools } from "~/scene/assistant/call-tools";
import type { TurnQuestion } from "~/scene/assistant/suite/answer-talk";
import { videoWorld } from "~/scene/assistant/video-world";
import type { ProviderBindings } from "~/settings/provider-settings.server";

export interface FunctionQuestion extends TurnQuestion {
  instructions: string;
  tools: readonly Tool[];
}

export interface FunctionAnswer {
  calls: RawCall[];
  text: string;
  /** Null where the service does not say. */
  inputTokens: number | null;
  outputTokens: number | null;
  /** In US dollars; null where no price is known. */
  costUsd: number | null;
}

/** A model that calls functions. */
export interface FunctionCaller {
  id: string;
  label: string;
  about: string;
  /** Throws `ProviderError`, or the reason of the signal. */
  ask(question: FunctionQuestion, signal?: AbortSignal): Promise<FunctionAnswer>;
}

const usualTimeoutMs = 60_000;

type Outline = ReturnType<typeof videoWorld.describe>;

/** What the built-in assistant calls where a wish is about the sample video. */
export const builtInCalls = (wish: string, tools: readonly Tool[]): RawCall[] =>
  callTools(wish, videoWorld.describe(videoWorld.begin()) as Outline, tools);

const builtInCaller: FunctionCaller = {
  ...builtInAssistant,
  about:
    "Reads the usual wishes for a video by rules and knows the editor's tools alone. It is a program, not an AI model.",
  async ask({ user, state, tools }) {
    const isVideo = state !== null;
    const calls = isVideo ? callTools(user, state as Outline, tools) : [];
    return { calls, text: "", inputTokens: 0, outputTokens: 0, costUsd: 0 };
  },
};

/** The models of this installation that can be asked to call functions, AI models first. */
export function functionCallers(bindings: ProviderBindings): FunctionCaller[] {
  const scripts = resolveModels(bindings).script.filter(({ provider }) => provider !== "built-in");
  return [...scripts.map((model) => aiCaller(model, bindings)), builtInCaller];
}

function aiCaller(script: ScriptModel, bindings: ProviderBindings): FunctionCaller {
  const { id, label, model, timeoutMs = usualTimeoutMs } = script;
  const price = bindings.overrides?.[id]?.usdPerMillionTokens;
  return {
    id,
    label,
    about: `AI model ${label}.`,
    ask: (question, signal) =>
      callProvider({ signal, timeoutMs }, async (abortSignal) => {
        const { content, usage } = await model.doGenerate({
          prompt: promptOf(question),
          tools: toldTools(question.tools),
          toolChoice: { type: "auto" },
          temperature: 0,
          abortSignal,
        });
        const input = usage.inputTokens.total ?? null;
        const output = usage.outputTokens.total ?? null;
        return {
          calls: content.flatMap((part) =>
            part.type === "tool-call" ? [{ name: part.toolName, input: part.input }] : [],
          ),
          text: content.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n"),
          inputTokens: input,
          outputTokens: output,
          costUsd: costOf(price ?? null, input, output),
        };
      }),
  };
}

/** Tools as a service is told of them. */
export const toldTools = (tools: readonly Tool[]) =>
  tools.map(({ name, description, parameters }) => ({
    type: "function" as const,
    name: toldName(name),
    description,
    inputSchema: toldSchema({ type: "object", ...parameters }) as object,
  }));

/** In US dollars; null where a price or a number of tokens is not known. */
export const costOf = (
  price: { input: number; output: number } | null,
  input: number | null,
  output: number | null,
): number | null =>
  price && input !== null && output !== null ? (input * price.input + output * price.output) / 1e6 : null;

/** Services take no dots in names; the judge knows. */
const toldName = (name: string) => name.replaceAll(".", "_");

function promptOf({ instructions, state, past, user }: FunctionQuestion): LanguageModelV4Prompt {
  const said = (text: string): LanguageModelV4Prompt[number] => ({
    role: "user",
    content: [{ type: "text", text }],
  });
  return [
    { role: "system", content: callFunctionsPrompt.system(instructions, state) },
    ...past.flatMap((turn, index): LanguageModelV4Prompt => {
      const ids = turn.calls.map((_, place) => `call-${index}-${place}`);
      const calls = turn.calls.map(({ name, input }, place) => ({
        type: "tool-call" as const,
        toolCallId: ids[place] ?? "",
        toolName: name,
        input: argumentsOf(input),
      }));
      return [
        said(turn.user),
        {
          role: "assistant",
          content: [...(turn.text ? [{ type: "text" as const, text: turn.text }] : []), ...calls],
        },
        ...(calls.length === 0
          ? []
          : [
              {
                role: "tool" as const,
                content: calls.map(({ toolCallId, toolName }, place) => ({
                  type: "tool-result" as const,
                  toolCallId,
                  toolName,
                  output: { type: "text" as const, value: turn.results[place] ?? "" },
                })),
              },
            ]),
      ];
    }),
    said(user),
  ];
}

/** What a model wrote as arguments, given back to it; what could not be read, as it was. */
function argumentsOf(input: string): unknown {
  try {
    return JSON.parse(input || "{}");
  } catch {
    return { unreadable: input };
  }
}

/** "Any type" is told by no type. */
function toldSchema({ type, items, properties, anyOf, ...rest }: ParameterSchema): Record<string, unknown> {
  return {
    ...rest,
    ...(type !== undefined && type !== "any" && { type }),
    ...(items && { items: toldSchema(items) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, schema]) => [key, toldSchema(schema)]),
      ),
    }),
    ...(anyOf && { anyOf: anyOf.map(toldSchema) }),
  };
}
