import * as z from "zod/mini";
import {
  type Alternative,
  mostAlternatives,
  type RewriteAnswer,
  type RewriteRequest,
  rewriteSlots,
} from "~/domain/video/rewrite";
import { movesOf, rewriteMoves } from "~/domain/video/rewrite-move";
import { sayingOf } from "~/domain/video/saying-of";
import { scriptLimits } from "~/domain/video/script";
import { claimsOfScenes } from "~/domain/video/script-claims";
import { type AskLimits, askObject, type ObjectQuestion } from "~/providers/ask-object.server";
import type { ScriptModel } from "~/providers/model-catalogue.server";
import { rewriteWordsPrompt } from "~/providers/prompts/rewrite-words.v2";
import { ProviderError } from "~/providers/provider-error.server";

const line = (longest: number) => z.nullish(z.string().check(z.trim(), z.maxLength(longest)));
const answerSchema = z.object({
  alternatives: z
    .array(
      z.object({
        label: line(scriptLimits.labelCharacters),
        headline: line(scriptLimits.headlineCharacters),
        body: line(scriptLimits.bodyCharacters),
        action: line(scriptLimits.actionCharacters),
        spoken: line(scriptLimits.spokenCharacters),
        pictureBrief: line(scriptLimits.pictureBriefCharacters),
        move: z.nullish(z.enum(rewriteMoves)),
      }),
    )
    .check(z.maxLength(8)),
});
type Answer = z.output<typeof answerSchema>;
type Draft = Answer["alternatives"][number];

export interface RewriteOptions extends AskLimits {
  model: ScriptModel;
  request: RewriteRequest;
}

/**
 * Asks a model for other words for a scene or one line of it. What comes back repeats neither itself nor what is
 * there; there may be fewer than asked for, and none where there is no other way to say it. Throws as
 * `askObject` does.
 */
export async function rewriteCopy({ model, request, ...limits }: RewriteOptions): Promise<RewriteAnswer> {
  if (!model.languages.includes(request.language)) throw new ProviderError("language_not_offered");
  const { value } = await askObject(model, rewriteQuestion(request), limits);
  const { lines: present } = request.scene;
  const known = new Set([...request.seen, ...request.otherLines].map(fold));
  const target = request.target === "line" ? request.slot! : "scene";
  const saidBy = (lines: Alternative["lines"]) => fold(sayingOf(lines, target));
  known.add(saidBy(present));
  const alternatives: Alternative[] = [];
  for (const draft of value.alternatives) {
    const lines = linesOf(draft, request);
    const saying = saidBy(lines);
    if (saying === "" || known.has(saying)) continue;
    known.add(saying);
    alternatives.push({
      lines,
      ...(draft.move && { move: draft.move }),
      ...(request.target === "scene" && draft.pictureBrief && { pictureBrief: draft.pictureBrief }),
      unbacked: unbackedIn(lines, request),
    });
  }
  const isAskedShorter = movesOf(request.instruction ?? "")?.[0] === "shorter";
  return {
    alternatives: alternatives.slice(0, mostAlternatives),
    ...(alternatives.length === 0 && { why: isAskedShorter ? "nothing-shorter" : "nothing-else" }),
    madeBy: model.label,
  };
}

/** What a model is asked for other words. */
export function rewriteQuestion(request: RewriteRequest): ObjectQuestion<Answer> {
  return {
    name: "rewrite",
    system: rewriteWordsPrompt.system,
    user: rewriteWordsPrompt.user(request),
    schema: answerSchema,
  };
}

function linesOf(draft: Draft, { target, slot }: RewriteRequest): Alternative["lines"] {
  const wanted = target === "line" ? [slot!] : rewriteSlots;
  return Object.fromEntries(wanted.flatMap((name) => (draft[name] ? [[name, draft[name]]] : [])));
}

function fold(text: string): string {
  return text.replace(/\s+/gu, " ").trim().toLowerCase();
}

/** What the scene says already was judged when it was written or typed; only new statements are flagged. */
function unbackedIn(
  { headline = "", body = "", label, spoken }: Alternative["lines"],
  request: RewriteRequest,
) {
  const present = Object.values(request.scene.lines).join("\n");
  const sources = { brief: `${request.prompt}\n${present}`, language: request.language };
  return claimsOfScenes([{ id: "scene", headline, body, label, spoken }], sources)
    .filter(({ backing }) => backing.kind === "unbacked")
    .map(({ statement }) => statement);
}
