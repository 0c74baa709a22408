import { useEffect, useRef, useState } from "react";
import { ApiError } from "~/client/call-api";
import { useEditor, useEditorCommands } from "../use-editor";
import { takeTranslation, translateCaptions } from "./translate-captions";

/** Translates the captions of some scenes to a language, all of them or none. */
export function useTranslatedScenes(language: string, places: readonly number[]) {
  const editor = useEditorCommands();
  const storyboard = useEditor((state) => state.storyboard);
  const [isWorking, setWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** `words` name the edit. */
  const translate = async (words: string) => {
    const aborting = new AbortController();
    running.current = aborting;
    setWorking(true);
    setProblem(null);
    const chosen = { ...storyboard, scenes: places.flatMap((place) => storyboard.scenes[place] ?? []) };
    try {
      const { tracks, missing } = await translateCaptions(chosen, language, aborting.signal);
      if (missing > 0) {
        setProblem(
          "Some captions could not be translated, so nothing was changed. Write their words by hand.",
        );
        return;
      }
      editor.change(words, (board) => takeTranslation(board, language, tracks, chosen));
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
  return { translate, isWorking, problem };
}
