import {
  type DeepPartial,
  extractJsonMiddleware,
  generateText,
  type ModelMessage,
  NoObjectGeneratedError,
  Output,
  streamText,
  wrapLanguageModel,
} from "ai";
import type * as z from "zod/mini";
import { callProvider } from "~/providers/call-provider.server";
import type { ScriptModel } from "~/providers/model-catalogue.server";
import { repairScriptPrompt } from "~/providers/prompts/write-script.v1";
import { ProviderError } from "~/providers/provider-error.server";

const defaultTimeoutMs = 60_000;

export interface AskLimits {
  seed?: number | undefined;
  signal?: AbortSignal | undefined;
  /** Sent as `Idempotency-Key`; the repair call sends it with `:repair` appended. */
  idempotencyKey: string;
  /** Longest wait for one answer, in milliseconds. */
  timeoutMs?: number | undefined;
}

export interface ObjectQuestion<Value> {
  /** Name of the object, as some servers want one. */
  name: string;
  system: string;
  user: string;
  schema: z.ZodMiniType<Value>;
  /** What is wrong with an answer that fits the schema, one line each; none when it can be used. */
  problems?: (value: Value) => string[];
  /** Told what has come of the object, more each time; nothing of it is checked yet. Where given, the answer is streamed. */
  onPartial?: (partial: DeepPartial<Value>) => void;
}

type Answer<Value> = { value: Value } | { text: string; problems: string[] };

/**
 * Asks a model for an object. An answer that breaks the schema or a rule is sent back once with its problems; a
 * second bad answer is `script_invalid`. Throws `ProviderError`, or the signal's reason when the caller aborts.
 */
export async function askObject<Value>(
  model: ScriptModel,
  question: ObjectQuestion<Value>,
  limits: AskLimits,
): Promise<{ value: Value; repaired: boolean }> {
  const request: ModelMessage[] = [{ role: "user", content: question.user }];
  const first = await askOnce(model, question, request, limits);
  if ("value" in first) return { value: first.value, repaired: false };
  const correction: ModelMessage[] = [
    { role: "assistant", content: first.text || "(no answer)" },
    { role: "user", content: repairScriptPrompt.user(first.problems) },
  ];
  const second = await askOnce(model, question, [...request, ...correction], {
    ...limits,
    idempotencyKey: `${limits.idempotencyKey}:repair`,
  });
  if ("value" in second) return { value: second.value, repaired: true };
  throw new ProviderError("script_invalid", { details: second.problems });
}

async function askOnce<Value>(
  { model, timeoutMs: usualTimeoutMs = defaultTimeoutMs }: ScriptModel,
  question: ObjectQuestion<Value>,
  messages: ModelMessage[],
  { seed = 0, signal, timeoutMs = usualTimeoutMs, idempotencyKey }: AskLimits,
): Promise<Answer<Value>> {
  return callProvider({ signal, timeoutMs }, async (abortSignal) => {
    try {
      const call = {
        model: wrapLanguageModel({ model, middleware: extractJsonMiddleware() }),
        instructions: question.system,
        messages,
        output: Output.object({ schema: question.schema, name: question.name }),
        // Strict schemas forbid optional and bounded fields; ours is checked here whatever the server enforces.
        providerOptions: { openaiCompatible: { strictJsonSchema: false } },
        seed,
        maxRetries: 0,
        abortSignal,
        headers: { "Idempotency-Key": idempotencyKey },
      };
      const output = question.onPartial
        ? await streamedOutput(call, question.onPartial)
        : (await generateText(call)).output;
      const problems = question.problems?.(output) ?? [];
      return problems.length > 0 ? { text: JSON.stringify(output), problems } : { value: output };
    } catch (error) {
      if (!NoObjectGeneratedError.isInstance(error)) throw error;
      if (error.finishReason === "content-filter")
        throw new ProviderError("provider_refused", { cause: error });
      return { text: error.text ?? "", problems: problemsOf(error.text ?? "", question.schema) };
    }
  });
}

/** The same answer as it comes. Throws as `generateText` does. */
async function streamedOutput<Value>(
  call: Parameters<typeof generateText>[0] & { output: ReturnType<typeof Output.object<Value>> },
  onPartial: (partial: DeepPartial<Value>) => void,
): Promise<Value> {
  let failure: unknown = null;
  const { partialOutputStream, output } = streamText({
    ...call,
    onError({ error }) {
      failure ??= error;
    },
  });
  for await (const partial of partialOutputStream) onPartial(partial);
  if (failure) throw failure;
  return output;
}

/** What the schema says against an answer, one line per field, for the model and for logs. */
function problemsOf(text: string, schema: z.ZodMiniType): string[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return ["The answer is not a JSON object."];
  }
  const result = schema.safeParse(value);
  return result.success
    ? []
    : result.error.issues
        .slice(0, 12)
        .map((issue) => `${issue.path.join(".") || "answer"}: ${issue.message}`);
}
