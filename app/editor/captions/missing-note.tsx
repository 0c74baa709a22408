import { languageName } from "~/domain/text/language-name";
import { missingCaptionPlaces } from "~/scene/stale-captions";
import { Button } from "~/ui/button";
import { nameScenes } from "../name-scenes";
import { useEditor } from "../use-editor";
import { LanguageNote } from "./language-note";
import { useTranslatedScenes } from "./use-translated-scenes";

/** Says which scenes got their words after the captions in a language were made, and have none in it. */
export function MissingNote({ language }: { language: string }) {
  const storyboard = useEditor((state) => state.storyboard);
  const places = missingCaptionPlaces(storyboard, language);
  const { translate, isWorking, problem } = useTranslatedScenes(language, places);
  if (places.length === 0) return null;
  const name = languageName(language);
  const scenes = nameScenes(places.map((place) => place + 1));
  return (
    <LanguageNote
      says={`There are no ${name} captions in ${scenes} yet, as there are in ${languageName(storyboard.language)}.`}
      problem={problem}
    >
      <Button
        size="sm"
        loading={isWorking}
        onClick={() => void translate(`Translate the captions of ${scenes} to ${name}`)}
      >
        Translate them
      </Button>
    </LanguageNote>
  );
}
