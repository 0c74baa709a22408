import { useState } from "react";
import type { Storyboard } from "~/scene/storyboard";
import { type OutOfDateText, outOfDateTexts, withNewWords, withWordsKept } from "~/scene/version-words";
import { changeUndoably } from "~/studio/change-undoably";
import { Button } from "~/ui/button";
import { translateAll } from "~/writing/translate-all";
import { placesAre } from "./out-of-date-places";

interface VersionWordsProps {
  /** Of the version, as it is now. */
  storyboard: Storyboard;
  original: Storyboard;
  /** `words` names the edit in undo. */
  onChange: (words: string, edit: (storyboard: Storyboard) => Storyboard) => void;
}

/** What a linked version no longer says as its original does, and ways to bring just that up to date. Nothing where all is. */
export function VersionWords({ storyboard, original, onChange }: VersionWordsProps) {
  const texts = outOfDateTexts(storyboard, original);
  const byHand = texts.filter(({ isByHand }) => isByHand);
  const rest = texts.filter(({ isByHand }) => !isByHand);
  const changed = rest.filter(({ isUntranslated }) => !isUntranslated);
  const untranslated = rest.filter(({ isUntranslated }) => isUntranslated);
  if (texts.length === 0) return null;
  const given = { storyboard, original, onChange };
  const isTranslation = storyboard.language !== original.language;
  return (
    <section aria-label="Words that are out of date" className="grid gap-3 text-sm">
      {rest.length > 0 && (
        <Group {...given} texts={rest} renew={isTranslation ? "Translate again" : "Take over the new words"}>
          {changed.length > 0 && (
            <p>{placesAre(changed, storyboard)} out of date: the original says something else now.</p>
          )}
          {untranslated.length > 0 && <p>{placesAre(untranslated, storyboard)} not translated yet.</p>}
        </Group>
      )}
      {byHand.length > 0 && (
        <Group
          {...given}
          texts={byHand}
          renew={isTranslation ? "Translate again all the same" : "Take over the original’s words"}
        >
          <p>
            {placesAre(byHand, storyboard)} out of date and changed here by hand. Those words stay as long as
            you do not replace them.
          </p>
        </Group>
      )}
    </section>
  );
}

interface GroupProps extends VersionWordsProps {
  texts: readonly OutOfDateText[];
  renew: string;
  children: React.ReactNode;
}

function Group({ storyboard, original, texts, renew, onChange, children }: GroupProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const takeNewWords = async () => {
    setIsAsking(true);
    setFailure(null);
    try {
      const words = await wordsFor(texts, original.language, storyboard.language);
      const missing = texts.length - words.size;
      if (words.size > 0) {
        changeUndoably(
          (edit) => onChange("Bring the words up to date", edit),
          "The words are up to date",
          (now) => withNewWords(now, { seen: storyboard, words, outOfDate: texts }),
        );
      }
      if (missing > 0) {
        setFailure(
          `${missing} ${missing === 1 ? "text was" : "texts were"} not translated. Translate by hand.`,
        );
      }
    } catch (error) {
      setFailure((error as Error).message);
    } finally {
      setIsAsking(false);
    }
  };
  const keep = () =>
    changeUndoably(
      (edit) => onChange("Keep the words as they are", edit),
      "The words stay as they are",
      (now) => withWordsKept(now, texts),
    );

  return (
    <div className="grid justify-items-start gap-2 rounded-md bg-warning-soft px-3 py-2.5">
      {children}
      {failure && <p role="alert">{failure}</p>}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" loading={isAsking} onClick={() => void takeNewWords()}>
          {renew}
        </Button>
        <Button size="sm" variant="ghost" onClick={keep}>
          Keep as {new Set(texts.map(({ sceneId }) => sceneId)).size === 1 ? "it is" : "they are"}
        </Button>
      </div>
    </div>
  );
}

/** What texts of the original are in the version's language; where they have become empty, nothing is asked. */
async function wordsFor(
  texts: readonly OutOfDateText[],
  language: string,
  to: string,
): Promise<Map<string, string>> {
  if (language === to) return new Map(texts.map(({ id, text }) => [id, text]));
  const asked = texts.filter(({ text }) => text.trim() !== "");
  const empty = texts.filter(({ text }) => text.trim() === "");
  const found = await translateAll({ texts: asked, language, to });
  return new Map([...found, ...empty.map(({ id }) => [id, ""] as const)]);
}
