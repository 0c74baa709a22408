import {
  extractJsonMiddleware,
  generateText,
  type ModelMessage,
  NoObjectGeneratedError,
  Output,
  wrapLanguageModel,
} from "ai";
import type { Brief } from "~/domain/brief";
import type { Fact } from "~/domain/fact";
import { findClaims } from "~/domain/find-claims";
import type { ScriptRecipe } from "~/domain/recipe";
import { sceneCountFor } from "~/domain/scene-count";
import { type Script, type ScriptDraft, type ScriptScene, scriptDraftSchema } from "~/domain/script";
import { callProvider } from "~/providers/call-provider.server";
import type { ScriptModel } from "~/providers/model-catalogue.server";
import { repairScriptPrompt, writeScriptPrompt } from "~/providers/prompts/write-script.v1";
import { ProviderError } from "~/providers/provider-error.server";

const timeoutMs = 60_000;

export interface WriteScriptOptions {
  model: ScriptModel;
  brief: Brief;
  facts?: readonly Fact[];
  seed?: number;
  signal?: AbortSignal;
  /** Sent as `Idempotency-Key`; the repair call sends it with `:repair` appended. */
  idempotencyKey: string;
  /** Longest wait for one answer, in milliseconds. */
  timeoutMs?: number;
}

export interface WrittenScript {
  script: Script;
  recipe: ScriptRecipe;
}

type Answer = { draft: ScriptDraft } | { text: string; problems: string[] };

/**
 * Asks a model for the script of a brief. An answer that breaks the schema is sent back once with its problems; a
 * second bad answer is `script_invalid`. Every statement of fact is checked against the brief and the facts by us,
 * not by the model. Throws `ProviderError`, or the signal's reason when the caller aborts.
 */
export async function writeScript(options: WriteScriptOptions): Promise<WrittenScript> {
  const { model, brief, facts = [], seed = 0 } = options;
  if (!model.languages.includes(brief.language)) throw new ProviderError("language_not_offered");

  const request: ModelMessage[] = [
    { role: "user", content: writeScriptPrompt.user(brief, sceneCountFor(brief.lengthSeconds), facts) },
  ];
  let answer = await ask(options, request, options.idempotencyKey);
  const repaired = !("draft" in answer);
  if (!("draft" in answer)) {
    const correction: ModelMessage[] = [
      { role: "assistant", content: answer.text || "(no answer)" },
      { role: "user", content: repairScriptPrompt.user(answer.problems) },
    ];
    answer = await ask(options, [...request, ...correction], `${options.idempotencyKey}:repair`);
  }
  if (!("draft" in answer)) throw new ProviderError("script_invalid", { details: answer.problems });

  return {
    script: toScript(answer.draft, brief, facts),
    recipe: {
      modelId: model.id,
      provider: model.provider,
      digitalSourceType: model.digitalSourceType,
      promptId: writeScriptPrompt.id,
      promptVersion: writeScriptPrompt.version,
      seed,
      repaired,
    },
  };
}

async function ask(
  { model, seed = 0, signal, ...limits }: WriteScriptOptions,
  messages: ModelMessage[],
  idempotencyKey: string,
): Promise<Answer> {
  return callProvider({ signal, timeoutMs: limits.timeoutMs ?? timeoutMs }, async (abortSignal) => {
    try {
      const { output } = await generateText({
        model: wrapLanguageModel({ model: model.model, middleware: extractJsonMiddleware() }),
        instructions: writeScriptPrompt.system,
        messages,
        output: Output.object({ schema: scriptDraftSchema, name: "script" }),
        // Strict schemas forbid optional and bounded fields; ours is checked here whatever the server enforces.
        providerOptions: { openaiCompatible: { strictJsonSchema: false } },
        seed,
        maxRetries: 0,
        abortSignal,
        headers: { "Idempotency-Key": idempotencyKey },
      });
      const problems = repeatedLines(output);
      return problems.length > 0 ? { text: JSON.stringify(output), problems } : { draft: output };
    } catch (error) {
      if (!NoObjectGeneratedError.isInstance(error)) throw error;
      if (error.finishReason === "content-filter")
        throw new ProviderError("provider_refused", { cause: error });
      return { text: error.text ?? "", problems: problemsOf(error.text ?? "") };
    }
  });
}

/** What the schema says against an answer, one line per field, for the model and for logs. */
function problemsOf(text: string): string[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return ["The answer is not a JSON object."];
  }
  const result = scriptDraftSchema.safeParse(value);
  return result.success
    ? []
    : result.error.issues
        .slice(0, 12)
        .map((issue) => `${issue.path.join(".") || "answer"}: ${issue.message}`);
}

function repeatedLines({ scenes }: ScriptDraft): string[] {
  const headlines = scenes.map((scene) => scene.headline.toLowerCase());
  return headlines.flatMap((headline, i) =>
    headlines.indexOf(headline) < i ? [`scenes.${i}.headline: repeats an earlier headline`] : [],
  );
}

/** Gives a draft its ids and checked claims, and its ends their roles, which models often misname. */
function toScript(draft: ScriptDraft, brief: Brief, facts: readonly Fact[]): Script {
  const last = draft.scenes.length - 1;
  const scenes = draft.scenes.map(({ label, action, ...scene }, i): ScriptScene => {
    const role = i === 0 ? "hook" : i === last ? "action" : scene.role;
    return { ...scene, id: `scene-${i + 1}`, role, ...(label && { label }), ...(action && { action }) };
  });
  return {
    title: draft.title,
    language: brief.language,
    scenes,
    claims: findClaims(scenes, brief.prompt, facts),
  };
}
