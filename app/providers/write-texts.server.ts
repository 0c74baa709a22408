import * as z from "zod/mini";
import { type AskLimits, askObject, type ObjectQuestion } from "~/providers/ask-object.server";
import type { ScriptModel } from "~/providers/model-catalogue.server";
import { writeTextsPrompt } from "~/providers/prompts/write-texts.v1";
import { pageLimits } from "~/sections/page";
import { judgeText } from "~/sections/writer/judge-text";
import {
  mostTextAlternatives,
  mostTexts,
  type TextsAnswer,
  type TextsRequest,
  textMoves,
} from "~/sections/writer/texts-request";

const answerSchema = z.object({
  texts: z
    .array(
      z.object({
        id: z.string().check(z.maxLength(200)),
        alternatives: z
          .array(
            z.object({
              text: z.string().check(z.maxLength(pageLimits.textCharacters)),
              move: z.nullish(z.enum(textMoves)),
            }),
          )
          .check(z.maxLength(8)),
      }),
    )
    .check(z.maxLength(mostTexts)),
});
type Answer = z.output<typeof answerSchema>;

export interface WriteTextsOptions extends AskLimits {
  model: ScriptModel;
  request: TextsRequest;
}

/**
 * Asks a model for other words, or for the words in another language. Alternatives repeat neither the text nor what was seen; each comes with
 * the facts it states and with what nothing backs. Throws as `askObject` does.
 */
export async function writeTexts({ model, request, ...limits }: WriteTextsOptions): Promise<TextsAnswer> {
  const { value } = await askObject(model, textsQuestion(request), limits);
  return {
    texts: request.texts.map((asked) => {
      const seen = new Set(request.seen);
      const drafts = value.texts.find(({ id }) => id === asked.id)?.alternatives ?? [];
      const alternatives = drafts.flatMap(({ text, move }) => {
        const judged = judgeText(text, asked, request);
        if (!judged || seen.has(judged.text)) return [];
        seen.add(judged.text);
        return [{ ...judged, move: move ?? null }];
      });
      return {
        id: asked.id,
        alternatives: alternatives.slice(0, mostTextAlternatives),
        ...(alternatives.length === 0 && { why: "nothing-usable" as const }),
      };
    }),
    madeBy: model.label,
  };
}

/** What a model is asked for texts. */
export function textsQuestion(request: TextsRequest): ObjectQuestion<Answer> {
  return {
    name: "texts",
    system: writeTextsPrompt.system,
    user: writeTextsPrompt.user(request),
    schema: answerSchema,
  };
}
