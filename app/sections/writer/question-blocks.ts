import type { FactKind } from "~/domain/facts/fact";
import type { SectionDefinition } from "~/sections/define-section";
import { type BlockSeed, fitting } from "~/sections/writer/block-seeds";
import { directions } from "~/sections/writer/directions";
import type { Known, Material } from "~/sections/writer/material";
import { type QuestionName, questionNames } from "~/sections/writer/phrases/page-phrases";
import { baseOf } from "~/sections/writer/phrases/phrases-of";
import type { DirectionId } from "~/sections/writer/write-input";

export const serviceKinds: readonly FactKind[] = ["shipping", "returns", "guarantee"];

/**
 * Whether shipping, returns and guarantee are answered among the questions: two of them at least, where the direction has it so, or
 * where a person's own sections leave them no other place.
 */
export function answersService(material: Material, direction: DirectionId): boolean {
  const answered = serviceKinds.filter((kind) => material.of(kind).length > 0);
  const { wantedTypes } = material;
  const isWanted = wantedTypes
    ? wantedTypes.includes("faq") && !wantedTypes.includes("shipping") && !wantedTypes.includes("guarantee")
    : directions[direction].answersService;
  return isWanted && material.phrases !== null && answered.length > 1;
}

/** Fixed questions, each with what is known as its answer. */
export function questionBlocks(
  material: Material,
  definition: SectionDefinition,
  direction: DirectionId,
): BlockSeed[] {
  const { phrases, of } = material;
  const declared = definition.blocks?.slots ?? {};
  if (!phrases) return [];
  return questionNames.flatMap((kind: QuestionName): BlockSeed[] => {
    const isElsewhere = serviceKinds.includes(kind) && !answersService(material, direction);
    const known = isElsewhere ? [] : of(kind).filter(({ fact }) => fact.value.type !== "table");
    const answer = fitting(answerOf(known, material), declared.answer);
    if (!answer) return [];
    const words = { question: phrases.questions[kind], answer };
    return [{ id: `about-${kind}`, known: [], words, tells: known }];
  });
}

/** Whole sentences one below the other, or a list of what is short. */
function answerOf(known: readonly Known[], { input }: Material): string {
  const colon = baseOf(input.language) === "fr" ? "\u00a0: " : ": ";
  const said = known.map(({ text, fact, label }) =>
    fact.label && label && known.length > 1 ? `${label}${colon}${text}` : text,
  );
  const areSentences = said.some((text) => /[.!?]$/u.test(text));
  return said.join(areSentences ? "\n\n" : ", ");
}
