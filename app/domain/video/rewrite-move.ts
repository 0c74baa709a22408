/** A rewrite is a named move, so that a person knows what was done to the words. */
export const rewriteMoves = [
  "shorter",
  "number-first",
  "as-question",
  "split",
  "join",
  "another-part",
  "label",
  "original",
] as const;
export type RewriteMove = (typeof rewriteMoves)[number];

/** What was done, as people read it beside the new words. */
export const moveNames: Record<RewriteMove, string> = {
  shorter: "Shorter",
  "number-first": "Number first",
  "as-question": "As a question",
  split: "In two lines",
  join: "In one line",
  "another-part": "Something else you wrote",
  label: "Label on or off",
  original: "Your sentence",
};

/** Why there are no other words, as people read it. */
export const whyNoWords = {
  "nothing-shorter": "Nothing shorter without losing a fact. Change the words by hand.",
  "nothing-else":
    "There is no other way to say it with what is known. Add to it by hand, or ask for something else.",
} as const;

const wishes: readonly (readonly [RegExp, readonly RewriteMove[]])[] = [
  [/short|brief|kurz|kürzer|knapp|court|bref|cort|brev|corto|curto|krót|kısa|短|أقصر|छोटा/iu, ["shorter"]],
  [/question|frage|pregunta|pergunta|domanda|pytani|soru|質問|问|سؤال|सवाल|\?/iu, ["as-question"]],
  [/number|figure|zahl|chiffre|nombre|número|numero|liczb|sayı|数字/iu, ["number-first"]],
  [/split|two|teil|zwei|deux|dos|dois|due/iu, ["split"]],
  [/join|one line|zusammen|ensemble|junta/iu, ["join"]],
  [/original|my words|sentence|satz|phrase|frase/iu, ["original"]],
  [/else|other|ander|autre|otra|otro|outra|altro/iu, ["another-part"]],
  [/label/iu, ["label"]],
  [/bold|kräftig|audac|atrevid/iu, ["number-first", "as-question", "shorter"]],
  [/plain|schlicht|simple|sencill/iu, ["original", "shorter", "label"]],
];

/** The moves a wish in the user's own words asks for; null where it names none of them. */
export function movesOf(instruction: string): readonly RewriteMove[] | null {
  return wishes.find(([pattern]) => pattern.test(instruction))?.[1] ?? null;
}
