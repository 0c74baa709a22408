import X from "lucide-react/icons/x";
import { formatSeconds } from "~/scene/describe-move";
import { setMusicFields } from "~/scene/edit-sounds";
import type { Storyboard } from "~/scene/storyboard";
import { frameTime } from "~/scene/timecode";
import { Button } from "~/ui/button";
import { Slider } from "~/ui/slider";
import { useEditor, useEditorCommands } from "../use-editor";
import { GainCurveEditor } from "./gain-curve-editor";
import { OwnSounds } from "./own-sounds";

type Music = NonNullable<Storyboard["music"]>;
const USUAL_DUCK_DECIBELS = 12;
const LATEST_PART_SECONDS = 180;

/** Which part of the music plays, how it comes and goes, and how far it steps back. */
export function MusicShape() {
  const editor = useEditorCommands();
  const music = useEditor((state) => state.storyboard.music);
  if (!music) return null;
  const set = (words: string, fields: Partial<Music>, place?: string) =>
    editor.change(words, (board) => setMusicFields(board, fields), place);
  const duck = music.duckDecibels ?? USUAL_DUCK_DECIBELS;
  return (
    <section aria-label="Shape of the music" className="grid gap-4">
      {music.assetId ? (
        <div className="flex items-center gap-2 rounded-md bg-sunken px-3 py-2 text-sm">
          <span className="grow">A file of your own plays instead of the piece.</span>
          <Button
            size="sm"
            variant="ghost"
            icon={<X className="size-4" />}
            onClick={() => set("Play the piece", { assetId: undefined, fromSeconds: undefined })}
          >
            Use the piece
          </Button>
        </div>
      ) : (
        <OwnSounds
          label="Music of your own"
          onChoose={({ assetId }) => set("Music of one’s own", { assetId, fromSeconds: undefined })}
        />
      )}
      <Slider
        label="Part: begins in the music at"
        value={music.fromSeconds ?? 0}
        min={0}
        max={Math.max(LATEST_PART_SECONDS, music.fromSeconds ?? 0)}
        step={0.5}
        format={frameTime}
        onChange={(value) => set("Part of the music", { fromSeconds: value || undefined }, "music-part")}
      />
      <p className="-mt-2 text-muted text-sm">However it begins, its end falls on the last frame.</p>
      <div className="grid grid-cols-2 gap-3">
        <Slider
          label="Fade in"
          value={music.fadeInSeconds ?? 0}
          min={0}
          max={8}
          step={0.1}
          format={formatSeconds}
          onChange={(value) => set("Fade the music in", { fadeInSeconds: value || undefined }, "music-in")}
        />
        <Slider
          label="Fade out"
          value={music.fadeOutSeconds ?? 0}
          min={0}
          max={8}
          step={0.1}
          format={formatSeconds}
          onChange={(value) => set("Fade the music out", { fadeOutSeconds: value || undefined }, "music-out")}
        />
      </div>
      <Slider
        label="Steps back under voices"
        value={duck}
        min={0}
        max={30}
        step={1}
        format={(value) =>
          value === 0 ? "Not at all" : value === USUAL_DUCK_DECIBELS ? "As usual" : `−${value} dB`
        }
        onChange={(value) =>
          set(
            "Ducking of the music",
            { duckDecibels: value === USUAL_DUCK_DECIBELS ? undefined : value },
            "music-duck",
          )
        }
      />
      <GainCurveEditor
        curve={music.curve ?? []}
        startSeconds={0}
        onChange={(curve, place) =>
          set(
            "Volume of the music over time",
            { curve: curve.length > 0 ? curve : undefined },
            place && `music-${place}`,
          )
        }
      />
    </section>
  );
}
