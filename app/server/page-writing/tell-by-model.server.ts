import type { ScriptModel } from "~/providers/model-catalogue.server";
import { ProviderError } from "~/providers/provider-error.server";
import { askForSection, type SectionWords } from "~/providers/write-section.server";
import type { Section } from "~/sections/page";
import { sectionTypes } from "~/sections/section-types";
import type { LeftOut } from "~/sections/writer/outline";
import { putWords } from "~/sections/writer/put-words";
import { type SectionToWrite, wordsToWrite } from "~/sections/writer/words-to-write";
import type { Drafted } from "~/sections/writer/write-directions";
import type { WritePageOptions } from "./write-page.server";

/** Questions that a model is asked at the same time. */
const atOnce = 3;

const noWords: SectionWords = { slots: {}, blocks: new Map(), unbacked: [] };

/** Has a model write the words of a page, section by section, and tells each as it comes. Throws `ProviderError` where it cannot go on. */
export async function tellByModel(
  draft: Drafted,
  options: WritePageOptions & { model: ScriptModel },
): Promise<void> {
  const { outline, page, material } = draft;
  const { direction } = outline;
  const sections = new Map<string, Section>();
  const leftOut: LeftOut[] = [];
  const notes: string[] = [];
  const stop = new AbortController();
  const ask = asker(draft, { ...options, signal: AbortSignal.any([options.signal, stop.signal]) });

  const write = async (id: string) => {
    const present = page.sections[id];
    const definition = sectionTypes.get(present?.type ?? "");
    if (!present || !definition) return;
    const wanted = wordsToWrite(id, present, definition);
    let words = noWords;
    if (wanted) {
      try {
        words = await ask(wanted);
      } catch (error) {
        if (!isOfSection(error)) throw error;
        notes.push(
          `The model gave no words for “${definition.label}” that can be used. It has those of the built-in writer: change them by hand, or write the section again.`,
        );
      }
    }
    for (const text of words.unbacked)
      leftOut.push({ factId: null, text: text.slice(0, 600), why: "unbacked" });
    const section = putWords(present, words, definition, material);
    if (!section) return;
    sections.set(id, section);
    options.teller.tell({ type: "section", direction, id, section });
    await options.teller.flush();
  };

  const waiting = [...page.order];
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) await write(id);
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } catch (error) {
    // The others end with the first that fails.
    waiting.length = 0;
    stop.abort();
    throw error;
  }
  const order = page.order.filter((id) => sections.has(id));
  options.teller.tell({
    type: "page",
    direction,
    outline: { ...outline, sections: outline.sections.filter(({ id }) => sections.has(id)) },
    page: {
      ...page,
      order,
      sections: Object.fromEntries(order.map((id) => [id, sections.get(id) as Section])),
    },
    leftOut: [...draft.leftOut, ...leftOut],
    questions: [...draft.questions, ...notes],
  });
}

/** What only this section lacks then: the others may well be written. */
function isOfSection(error: unknown): boolean {
  return error instanceof ProviderError && ["script_invalid", "provider_refused"].includes(error.code);
}

function asker(
  { outline, material }: Drafted,
  { model, brand, request, signal, idempotencyKey }: WritePageOptions & { model: ScriptModel },
): (section: SectionToWrite) => Promise<SectionWords> {
  const { language, brief } = request;
  return (section) =>
    askForSection({
      model,
      asked: { language, tone: outline.tone, brief, known: material.known, section, brand },
      input: request,
      signal,
      idempotencyKey: `${idempotencyKey}-${outline.direction}-${section.id}`,
    });
}
