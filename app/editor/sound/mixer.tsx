import { setVoiceGain } from "~/scene/edit-sound";
import { setMusicFields, setSound } from "~/scene/edit-sounds";
import { Slider } from "~/ui/slider";
import { useEditor, useEditorCommands } from "../use-editor";
import { LevelBar } from "./level-bar";
import { loudnessAdvice, platformTarget } from "./loudness-advice";
import { TrackMeters } from "./track-meters";
import { type Measuring, useSoundReading } from "./use-sound-reading";

const percent = (value: number) => `${value}%`;

/** How loud each part is, what is heard now, and how loud the whole is where it is shown. */
export function Mixer() {
  const editor = useEditorCommands();
  const storyboard = useEditor((state) => state.storyboard);
  const sound = useEditor((state) => state.composition.sound);
  const duration = useEditor((state) => state.composition.durationSeconds);
  const measuring = useSoundReading(sound, duration);
  if (!sound) {
    return (
      <p className="text-muted text-sm">
        Nothing is heard yet. Switch music on, give a scene a voice, or add an effect.
      </p>
    );
  }
  const { music, scenes, voiceGain = 1, sounds = {} } = storyboard;
  return (
    <section aria-label="Mixer" className="grid gap-4">
      <Loudness measuring={measuring} />
      <TrackMeters sound={sound} durationSeconds={duration} />
      {music && (
        <Slider
          label="Music"
          value={Math.round(music.gain * 100)}
          min={0}
          max={100}
          step={5}
          format={percent}
          onChange={(value) =>
            editor.change(
              "Volume of the music",
              (board) => setMusicFields(board, { gain: value / 100 }),
              "music-gain",
            )
          }
        />
      )}
      {scenes.some(({ voice }) => voice) && (
        <Slider
          label="All voices"
          value={Math.round(voiceGain * 100)}
          min={0}
          max={100}
          step={5}
          format={percent}
          onChange={(value) =>
            editor.change("Volume of the voices", (board) => setVoiceGain(board, value / 100), "voice-gain")
          }
        />
      )}
      {Object.entries(sounds).map(([id, { name, gain }]) => (
        <Slider
          key={id}
          label={name || "Sound"}
          value={Math.round(gain * 100)}
          min={0}
          max={100}
          step={5}
          format={percent}
          onChange={(value) =>
            editor.change(
              `Volume, ${name || "sound"}`,
              (board) => setSound(board, id, { gain: value / 100 }),
              `sound-gain/${id}`,
            )
          }
        />
      ))}
    </section>
  );
}

function Loudness({ measuring }: { measuring: Measuring }) {
  if (measuring.kind === "failed") {
    return (
      <p role="alert" className="text-danger text-sm">
        The sound could not be mixed here. Change something or load the page again.
      </p>
    );
  }
  const reading = measuring.kind === "done" ? measuring.reading : null;
  const advice = reading && loudnessAdvice(reading);
  return (
    <div className="grid gap-3 rounded-md border border-line bg-raised p-3">
      <dl className="grid grid-cols-2 gap-3">
        <Figure
          name="Loudness"
          value={reading?.integratedLufs ?? null}
          unit="LUFS"
          target={platformTarget.lufs}
        />
        <Figure
          name="True peak"
          value={reading?.truePeakDecibels ?? null}
          unit="dBTP"
          target={platformTarget.truePeak}
        />
      </dl>
      <div className="grid gap-1">
        <LevelBar reading={reading} of={left} />
        <LevelBar reading={reading} of={right} />
      </div>
      <p role="status" className={`text-sm ${advice ? "text-warning" : "text-muted"}`}>
        {reading
          ? (advice ?? "As loud as platforms play it. The export sounds the same.")
          : "Listening to the mix"}
      </p>
    </div>
  );
}

interface FigureProps {
  name: string;
  value: number | null;
  unit: string;
  target: number;
}

function Figure({ name, value, unit, target }: FigureProps) {
  const shown = value === null ? "…" : Number.isFinite(value) ? value.toFixed(1).replace("-", "−") : "−∞";
  return (
    <div>
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="tabular">
        <span className="font-[550] text-lg">{shown}</span> <span className="text-muted text-sm">{unit}</span>
        <span className="block text-faint text-sm">Target {`${target}`.replace("-", "−")}</span>
      </dd>
    </div>
  );
}

const left = (now: { left: number }) => now.left;
const right = (now: { right: number }) => now.right;
