import * as z from "zod/mini";
import { type AskLimits, askObject, type ObjectQuestion } from "~/providers/ask-object.server";
import type { ScriptModel } from "~/providers/model-catalogue.server";
import { type SectionToAskFor, writeSectionPrompt } from "~/providers/prompts/write-section.v1";
import { pageLimits } from "~/sections/page";
import { checkWords, type WordsChecked } from "~/sections/writer/check-words";
import type { SectionToWrite, WordsToWrite } from "~/sections/writer/words-to-write";
import type { WriterInput } from "~/sections/writer/write-input";

const text = z.string().check(z.maxLength(pageLimits.textCharacters));
const slots = z.record(z.string().check(z.maxLength(40)), z.nullish(text));
const answerSchema = z.object({
  slots: z._default(slots, {}),
  blocks: z._default(
    z.array(z.object({ id: z.string().check(z.maxLength(64)), slots })).check(z.maxLength(pageLimits.blocks)),
    [],
  ),
});
type Answer = z.output<typeof answerSchema>;

export interface WriteSectionOptions extends AskLimits {
  model: ScriptModel;
  asked: SectionToAskFor;
  /** What the words are held against. */
  input: Pick<WriterInput, "facts" | "decisions" | "brief" | "language">;
}

/** Words of a section by the names of their slots: only those that may stand. */
export interface SectionWords {
  slots: Record<string, string>;
  blocks: Map<string, Record<string, string>>;
  /** Sentences that nothing backs, taken out. */
  unbacked: string[];
}

/**
 * Asks a model for the words of a section. An answer with words that are too long, in another language or not backed is sent back once; what is
 * wrong with the second one is left out. Throws as `askObject` does.
 */
export async function askForSection({
  model,
  asked,
  input,
  ...limits
}: WriteSectionOptions): Promise<SectionWords> {
  const { value } = await askObject(model, sectionQuestion(asked, input), limits);
  const unbacked: string[] = [];
  const keep = (wanted: readonly WordsToWrite[], written: Answer["slots"]) =>
    Object.fromEntries(
      wanted.flatMap((slot): [string, string][] => {
        const checked = checkedOf(slot, written, input);
        unbacked.push(...(checked?.unbacked ?? []));
        return checked?.text ? [[slot.name, checked.text]] : [];
      }),
    );
  return {
    slots: keep(asked.section.slots, value.slots),
    blocks: new Map(
      asked.section.blocks.map(({ id, slots: wanted }) => [
        id,
        keep(wanted, value.blocks.find((block) => block.id === id)?.slots ?? {}),
      ]),
    ),
    unbacked,
  };
}

/** What a model is asked for a section. */
export function sectionQuestion(
  asked: SectionToAskFor,
  input: WriteSectionOptions["input"],
): ObjectQuestion<Answer> {
  let isFirst = true;
  return {
    name: "section",
    system: writeSectionPrompt.system,
    user: writeSectionPrompt.user(asked),
    schema: answerSchema,
    problems(answer) {
      const problems = isFirst ? problemsOf(answer, asked.section, input) : [];
      isFirst = false;
      return problems;
    },
  };
}

function problemsOf(answer: Answer, section: SectionToWrite, input: WriteSectionOptions["input"]): string[] {
  const of = (place: string, wanted: readonly WordsToWrite[], written: Answer["slots"]) =>
    wanted.flatMap((slot) =>
      (checkedOf(slot, written, input)?.problems ?? []).map((problem) => `${place}${slot.name}: ${problem}`),
    );
  return [
    ...of("slots.", section.slots, answer.slots),
    ...section.blocks.flatMap(({ id, slots: wanted }) => {
      const block = answer.blocks.find((one) => one.id === id);
      return block ? of(`blocks.${id}.`, wanted, block.slots) : [`blocks: the block "${id}" is missing`];
    }),
  ].slice(0, 20);
}

function checkedOf(
  slot: WordsToWrite,
  written: Answer["slots"],
  input: WriteSectionOptions["input"],
): WordsChecked | null {
  const words = written[slot.name];
  return words ? checkWords(words, slot, input) : null;
}
