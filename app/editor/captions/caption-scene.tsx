import Hand from "lucide-react/icons/hand";
import Plus from "lucide-react/icons/plus";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { useState } from "react";
import type { CaptionMoment } from "~/scene/caption-moments";
import { repeatsScreen } from "~/scene/caption-repeats";
import { captionsOf } from "~/scene/captions-of";
import { setCaptionTrack } from "~/scene/edit-caption-tracks";
import { addCaption } from "~/scene/edit-captions";
import type { Scene } from "~/scene/storyboard";
import { Badge } from "~/ui/badge";
import { IconButton } from "~/ui/icon-button";
import { useEditor, useEditorCommands } from "../use-editor";
import { CaptionRow } from "./caption-row";
import { TapAlong } from "./tap-along";

interface CaptionSceneProps {
  scene: Scene;
  /** What a voice would say in it. */
  line: string;
  number: number;
  moment: CaptionMoment;
  language: string;
  beside: string | null;
}

/** The captions of one scene in one language. */
export function CaptionScene({ scene, line, number, moment, language, beside }: CaptionSceneProps) {
  const editor = useEditorCommands();
  const ofStoryboard = useEditor((state) => state.storyboard.language);
  const showsRepeats = useEditor((state) => state.storyboard.captions?.showsRepeats ?? false);
  const captions = captionsOf(scene, language, ofStoryboard);
  const [isTapping, setTapping] = useState(false);
  /** Place of one that was just added, and is written first of all. */
  const [addedIndex, setAddedIndex] = useState<number | null>(null);
  const isOwn = scene.captions?.[language] !== undefined;
  const track = { sceneId: scene.id, language };
  const isLeftOut = !showsRepeats && repeatsScreen(scene, captions, language);
  const add = () => {
    const { seconds } = editor.playhead;
    const isHere = seconds >= moment.startSeconds && seconds < moment.endSeconds;
    const ofScene = {
      startSeconds: moment.startSeconds - moment.originSeconds,
      endSeconds: moment.endSeconds - moment.originSeconds,
    };
    const after = captions.at(-1)?.endSeconds ?? ofScene.startSeconds;
    const startSeconds = isHere ? seconds - moment.originSeconds : after;
    const text = captions.length === 0 ? line.slice(0, 400) : "";
    editor.change("Add a caption", (board) =>
      addCaption(board, track, { startSeconds, text: text || "New caption" }, ofScene),
    );
    const sceneNow = editor.read().storyboard.scenes.find(({ id }) => id === scene.id);
    const now = sceneNow ? captionsOf(sceneNow, language, ofStoryboard) : [];
    if (now.length > captions.length) {
      setAddedIndex(
        now.findLastIndex(({ startSeconds }) => !captions.some((one) => one.startSeconds === startSeconds)),
      );
    }
  };

  return (
    <section aria-label={`Scene ${number}`} className="grid gap-1">
      <div className="flex min-h-8 items-center gap-1.5">
        <h3 className="tabular font-[550] text-muted text-sm">Scene {number}</h3>
        <span className="ms-auto" />
        {captions.length > 0 && (
          <IconButton
            size="sm"
            label={`Tap along to scene ${number}`}
            icon={<Hand className="size-4" />}
            onClick={() => setTapping(true)}
          />
        )}
        {isOwn && scene.voice && language === ofStoryboard && (
          <IconButton
            size="sm"
            label={`Captions of scene ${number} as the voice says them`}
            icon={<RotateCcw className="size-4" />}
            onClick={() =>
              editor.change("Captions from the voice", (board) => setCaptionTrack(board, track, null))
            }
          />
        )}
        <IconButton
          size="sm"
          label={`Add a caption to scene ${number}`}
          icon={<Plus className="size-4" />}
          onClick={add}
        />
      </div>
      {isLeftOut && (
        <div className="-mt-1.5 flex">
          <Badge>Off: says what the screen shows</Badge>
        </div>
      )}
      {isTapping && (
        <TapAlong
          captions={captions}
          track={track}
          moment={moment}
          sceneNumber={number}
          onClose={() => setTapping(false)}
        />
      )}
      {captions.length === 0 ? (
        <p className="px-2 pb-1 text-faint text-sm">No captions</p>
      ) : (
        <ol className="-mx-2 grid gap-0.5">
          {captions.map((caption, index) => (
            <CaptionRow
              // biome-ignore lint/suspicious/noArrayIndexKey: captions are told apart by their place
              key={index}
              caption={caption}
              place={{ ...track, index }}
              moment={moment}
              count={captions.length}
              sceneNumber={number}
              beside={beside}
              isAdded={index === addedIndex}
              onWriting={() => setAddedIndex(null)}
            />
          ))}
        </ol>
      )}
    </section>
  );
}
