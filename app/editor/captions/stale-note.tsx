import { useEffect, useRef, useState } from "react";
import { ApiError } from "~/client/call-api";
import { languageName } from "~/domain/text/language-name";
import { keepCaptions, staleCaptionPlaces } from "~/scene/stale-captions";
import { Button } from "~/ui/button";
import { nameScenes } from "../name-scenes";
import { useEditor, useEditorCommands } from "../use-editor";
import { takeTranslation, translateCaptions } from "./translate-captions";

/** Says which scenes' captions in a language were made from other words than are said now, and what can be done about it. */
export function StaleNote({ language }: { language: string }) {
  const editor = useEditorCommands();
  const storyboard = useEditor((state) => state.storyboard);
  const [isWorking, setWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const places = staleCaptionPlaces(storyboard, language);
  if (places.length === 0) return null;
  const name = languageName(language);
  const scenes = nameScenes(places.map((place) => place + 1));

  const translate = async () => {
    const aborting = new AbortController();
    running.current = aborting;
    setWorking(true);
    setProblem(null);
    const changed = { ...storyboard, scenes: places.flatMap((place) => storyboard.scenes[place] ?? []) };
    try {
      const { tracks, missing } = await translateCaptions(changed, language, aborting.signal);
      if (missing > 0) {
        setProblem(
          "Some captions could not be translated, so nothing was changed. Write their words by hand.",
        );
        return;
      }
      editor.change(`Translate the ${name} captions of ${scenes} again`, (board) =>
        takeTranslation(board, language, tracks, changed),
      );
    } catch (error) {
      if (aborting.signal.aborted) return;
      setProblem(
        error instanceof ApiError
          ? error.message
          : "The captions were not translated. Try again, or write their words by hand.",
      );
    } finally {
      if (running.current === aborting) setWorking(false);
    }
  };

  return (
    <div className="grid gap-2 rounded-md border border-line bg-sunken p-3">
      <p className="text-sm">
        {`${name} captions of ${scenes} are out of date: what is said there in ${languageName(storyboard.language)} has changed since.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" loading={isWorking} onClick={() => void translate()}>
          Translate them again
        </Button>
        <Button
          size="sm"
          disabled={isWorking}
          onClick={() =>
            editor.change(`Keep the ${name} captions of ${scenes}`, (board) =>
              keepCaptions(board, language, staleCaptionPlaces(board, language)),
            )
          }
        >
          They still fit
        </Button>
      </div>
      {problem && (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
    </div>
  );
}
