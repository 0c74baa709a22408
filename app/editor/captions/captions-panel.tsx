import { useMemo, useState } from "react";
import { captionMoments } from "~/scene/caption-moments";
import { captionLanguages } from "~/scene/captions-of";
import { linesToSay } from "~/scene/lines-to-say";
import { useEditor } from "../use-editor";
import { CaptionFiles } from "./caption-files";
import { CaptionLook } from "./caption-look";
import { CaptionScene } from "./caption-scene";
import { CaptionSwitches } from "./caption-switches";
import { CaptionTracks } from "./caption-tracks";

/** What is said, as words with times: in the picture, in several languages, and in subtitle files. */
export function CaptionsPanel() {
  const storyboard = useEditor((state) => state.storyboard);
  const library = useEditor((state) => state.library);
  const isEditor = useEditor(({ role }) => role === "owner" || role === "edit");
  const moments = useMemo(() => captionMoments(storyboard, library), [storyboard, library]);
  const lines = useMemo(() => linesToSay(storyboard), [storyboard]);
  const present = captionLanguages(storyboard);
  const [chosen, setChosen] = useState(storyboard.language);
  const [besideChosen, setBeside] = useState<string | null>(null);
  const language = present.includes(chosen) ? chosen : storyboard.language;
  const beside =
    besideChosen && present.includes(besideChosen) && besideChosen !== language ? besideChosen : null;
  return (
    <fieldset disabled={!isEditor} className="grid min-w-0 gap-5">
      <CaptionSwitches />
      <CaptionLook />
      <CaptionTracks language={language} beside={beside} onLanguage={setChosen} onBeside={setBeside} />
      <div className="grid gap-3">
        {storyboard.scenes.map((scene, index) => {
          const moment = moments[index];
          return (
            moment && (
              <CaptionScene
                key={scene.id}
                scene={scene}
                line={lines.get(scene.id) ?? ""}
                number={index + 1}
                moment={moment}
                language={language}
                beside={beside}
              />
            )
          );
        })}
      </div>
      <CaptionFiles language={language} />
    </fieldset>
  );
}
