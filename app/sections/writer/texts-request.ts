import * as z from "zod/mini";
import { factSchema } from "~/domain/facts/fact";
import { factSheetSchema, mostFacts } from "~/domain/facts/fact-sheet";
import { tones } from "~/domain/video/brief";
import { pageLimits } from "~/sections/page";
import { languageTagSchema } from "~/sections/writer/write-input";

export const textMoves = ["shorter", "other-words", "as-question", "plainer", "split", "join"] as const;
export type TextMove = (typeof textMoves)[number];

/** What was done, as people read it beside the new words. */
export const textMoveNames: Readonly<Record<TextMove, string>> = {
  shorter: "Shorter",
  "other-words": "Other words",
  "as-question": "As a question",
  plainer: "Plainer",
  split: "In paragraphs",
  join: "In one paragraph",
};

export const mostTexts = 60;
export const mostTextAlternatives = 3;

const text = z.string().check(z.maxLength(pageLimits.textCharacters));

/** One text of a page: a slot, or a sentence of one. */
const askedTextSchema = z.object({
  /** The caller's own, given back with the answer. */
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  text: text.check(z.minLength(1)),
  /** What its field is called. */
  label: z._default(z.string().check(z.maxLength(80)), ""),
  /** Characters it is to stay within, and whether it is one line. */
  most: z._default(z.int().check(z.gte(1), z.lte(pageLimits.textCharacters)), pageLimits.textCharacters),
  lines: z._default(z.enum(["one", "many"]), "many"),
});

/** What POST /api/v1/projects/texts takes: one text, or all of a section. */
export const textsRequestSchema = z.object({
  texts: z.array(askedTextSchema).check(z.minLength(1), z.maxLength(mostTexts)),
  ask: z.discriminatedUnion("kind", [
    z.object({
      kind: z.literal("rewrite"),
      /** Null for any of them. */
      move: z._default(z.nullable(z.enum(textMoves)), null),
      /** A wish in the person's own words, for a model. */
      instruction: z._default(z.string().check(z.maxLength(300)), ""),
    }),
    z.object({ kind: z.literal("translate"), to: languageTagSchema }),
  ]),
  /** BCP 47 tag of the texts as they are. */
  language: languageTagSchema,
  tone: z._default(z.enum(tones), "plain"),
  facts: z._default(z.array(factSchema).check(z.maxLength(mostFacts)), []),
  decisions: z._default(factSheetSchema.shape.decisions, []),
  /** Alternatives already seen, so that asking again gives others. */
  seen: z._default(z.array(text).check(z.maxLength(60)), []),
  scriptModelId: z._default(z.nullable(z.string().check(z.maxLength(200))), null),
});
export type TextsRequest = z.output<typeof textsRequestSchema>;
/** What a caller may send: what has a default may be left out. */
export type TextsAsked = z.input<typeof textsRequestSchema>;
export type AskedText = TextsRequest["texts"][number];

export const textAlternativeSchema = z.object({
  text,
  /** Null where the model did not say. */
  move: z.nullable(z.enum(textMoves)),
  /** The places of it that state facts. */
  facts: z.array(z.object({ factId: z.string(), written: z.string() })),
  /** Statements in it that nothing backs and that the text before did not make. */
  unbacked: z.array(z.string()),
});
export type TextAlternative = z.infer<typeof textAlternativeSchema>;

export const whyNoText = {
  "nothing-shorter":
    "It cannot be shorter without losing a whole sentence. Change it by hand, or choose an AI model.",
  "nothing-else":
    "The built-in writer has no other words for it: it moves whole sentences and adds none. Change it by hand, or choose an AI model.",
  "nothing-usable": "The model gave no words for it that can be used. Try again, or change it by hand.",
} as const;

/** What POST /api/v1/projects/texts answers: an entry for each text asked for, in their order. */
export const textsAnswerSchema = z.object({
  texts: z.array(
    z.object({
      id: z.string(),
      alternatives: z.array(textAlternativeSchema).check(z.maxLength(mostTextAlternatives)),
      /** Why there are none. */
      why: z.optional(z.enum(["nothing-shorter", "nothing-else", "nothing-usable"])),
    }),
  ),
  /** Label of the writer. */
  madeBy: z.string(),
});
export type TextsAnswer = z.infer<typeof textsAnswerSchema>;
