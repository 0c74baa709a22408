import { useEffect, useRef } from "react";
import { readingAt, type SoundReading } from "~/engine/sound/read-sound";
import { setVoiceGain } from "~/scene/edit-sound";
import { setMusicFields, setSound } from "~/scene/edit-sounds";
import { Slider } from "~/ui/slider";
import { useEditor, useEditorCommands } from "../use-editor";
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
      <Levels reading={reading} />
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

/** What is heard where the playhead stands, left and right, while the video plays. */
function Levels({ reading }: { reading: SoundReading | null }) {
  const { playhead } = useEditorCommands();
  const left = useRef<HTMLSpanElement>(null);
  const right = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const draw = () => {
      const now = reading && playhead.isPlaying ? readingAt(reading, playhead.seconds) : null;
      for (const [bar, decibels] of [
        [left.current, now?.left],
        [right.current, now?.right],
      ] as const) {
        // From −50 dB up, as the ear hears it.
        if (bar) bar.style.scale = `${Math.max(0, Math.min(1, 1 + (decibels ?? -50) / 50))} 1`;
      }
    };
    draw();
    return playhead.subscribe(draw);
  }, [playhead, reading]);
  return (
    <div aria-hidden="true" className="grid gap-1">
      {[left, right].map((bar, index) => (
        <span
          key={index === 0 ? "left" : "right"}
          className="block h-1.5 overflow-hidden rounded-full bg-sunken"
        >
          <span
            ref={bar}
            className="block h-full origin-left scale-x-0 bg-linear-to-r from-success via-success to-danger rtl:origin-right"
          />
        </span>
      ))}
    </div>
  );
}
