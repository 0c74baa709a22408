import { languageName } from "~/domain/text/language-name";
import { keepCaptions, staleCaptionPlaces } from "~/scene/stale-captions";
import { Button } from "~/ui/button";
import { nameScenes } from "../name-scenes";
import { useEditor, useEditorCommands } from "../use-editor";
import { LanguageNote } from "./language-note";
import { useTranslatedScenes } from "./use-translated-scenes";

/** Says which scenes' captions in a language were made from other words than are said now, and what can be done about it. */
export function StaleNote({ language }: { language: string }) {
  const editor = useEditorCommands();
  const storyboard = useEditor((state) => state.storyboard);
  const places = staleCaptionPlaces(storyboard, language);
  const { translate, isWorking, problem } = useTranslatedScenes(language, places);
  if (places.length === 0) return null;
  const name = languageName(language);
  const scenes = nameScenes(places.map((place) => place + 1));
  return (
    <LanguageNote
      says={`${name} captions of ${scenes} are out of date: what is said there in ${languageName(storyboard.language)} has changed since.`}
      problem={problem}
    >
      <Button
        size="sm"
        loading={isWorking}
        onClick={() => void translate(`Translate the ${name} captions of ${scenes} again`)}
      >
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
    </LanguageNote>
  );
}
