import { useMemo, useState } from "react";
import { newMark } from "~/pages/builder/fields/text-choices";
import { writeTake } from "~/sections/edit/edit-takes";
import { blocksOf, type Page, sectionsOf } from "~/sections/page";
import { readingLevel } from "~/sections/quality/reading-level";
import type { SlotPlace } from "~/sections/shown-page";
import { Badge, type Tone } from "~/ui/badge";
import { Button } from "~/ui/button";
import { showErrorToast, showToast, showUndoToast } from "~/ui/toast";
import { otherWords } from "../../builder/fields/other-words";
import type { BuilderPanelProps } from "../../builder/page-editor";

type ReadingProps = Pick<BuilderPanelProps, "page" | "facts" | "editor" | "isReadOnly">;

const tones: Record<string, Tone> = {
  easy: "success",
  plain: "success",
  hard: "warning",
  "very hard": "danger",
};

/** How hard the words are to read, and the hardest sentences. */
export function Reading({ page, facts, editor, isReadOnly }: ReadingProps) {
  const texts = useMemo(() => textsOf(page), [page]);
  const level = useMemo(
    () => readingLevel([...new Set(texts.map(({ text }) => text))], page.language),
    [texts, page.language],
  );
  const [busy, setBusy] = useState<string | null>(null);

  async function shorten(sentence: string, place: SlotPlace, text: string) {
    setBusy(sentence);
    try {
      const { found, madeBy } = await otherWords({
        texts: [{ id: "sentence", text: sentence }],
        wish: { kind: "rewrite", move: "shorter" },
        facts,
        language: page.language,
        signal: new AbortController().signal,
      });
      const [shorter] = found.get("sentence")?.offered ?? [];
      const whole = shorter && text.replace(sentence, () => shorter);
      if (!whole)
        showToast("Nothing shorter was found", found.get("sentence")?.why ?? "Write it in your own words.");
      else if (editor.change("Shorten", (now) => writeTake(now, place, whole, newMark, { madeBy })))
        showUndoToast("Shortened. The words before are kept.", editor.undo);
    } catch (error) {
      showErrorToast("It was not shortened", (error as Error).message);
    } finally {
      setBusy(null);
    }
  }

  return (
    <section aria-labelledby="reading-heading" className="grid gap-3 border-line border-t pt-5">
      <div className="flex items-center justify-between gap-2">
        <h3 id="reading-heading" className="font-[550]">
          Reading level
        </h3>
        {level && <Badge tone={tones[level.level] ?? "neutral"}>{level.level}</Badge>}
      </div>
      {level ? (
        <p className="text-muted text-sm">
          {level.score} by {level.formula}; {level.wordsPerSentence} words in a sentence on average.
        </p>
      ) : (
        <p className="text-muted text-sm">Too little is written, or no formula fits its language.</p>
      )}
      <ul aria-label="Hardest sentences" className="grid gap-2">
        {level?.hardest.map(({ text: sentence, words }) => {
          const found = texts.find(({ text }) => text.includes(sentence));
          return (
            <li key={sentence} className="grid gap-1.5 rounded-md border border-line p-2.5 text-sm">
              <p dir="auto" className="wrap-anywhere line-clamp-4">
                {sentence}
              </p>
              <div className="flex items-center gap-1.5">
                <span className="tabular grow text-faint text-xs">{words} words</span>
                {found && (
                  <>
                    <Button size="sm" variant="ghost" onClick={() => editor.show(found.place.sectionId)}>
                      Show
                    </Button>
                    <Button
                      size="sm"
                      disabled={isReadOnly || (busy !== null && busy !== sentence)}
                      loading={busy === sentence}
                      onClick={() => void shorten(sentence, found.place, found.text)}
                    >
                      Shorten
                    </Button>
                  </>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The texts that visitors read, with their places. */
function textsOf(page: Page): { place: SlotPlace; text: string }[] {
  return sectionsOf(page)
    .filter(({ isHidden }) => !isHidden)
    .flatMap((section) =>
      [{ id: null, slots: section.slots }, ...blocksOf(section)].flatMap(({ id, slots }) =>
        Object.entries(slots).flatMap(([slot, content]) =>
          content.kind === "text"
            ? [{ place: { sectionId: section.id, blockId: id, slot }, text: content.text }]
            : [],
        ),
      ),
    );
}
