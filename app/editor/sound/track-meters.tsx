import { useEffect, useRef, useState } from "react";
import { readingAt, type SoundReading } from "~/engine/sound/read-sound";
import { mixSound, readingOf } from "~/player/mixer";
import type { SoundMix } from "~/scene/composition";
import { mediaUrl } from "~/studio/media-url";
import { useEditorCommands } from "../use-editor";
import { type SoundTrack, tracksOfSound } from "./tracks-of-sound";

const names: Record<SoundTrack, string> = {
  music: "Music",
  voices: "Voices",
  clips: "Clips",
  sounds: "Effects and files",
};

type Readings = Partial<Record<SoundTrack, SoundReading>>;

/** How loud each track is where the playhead stands, before all are brought to one loudness. Nothing where there is one track. */
export function TrackMeters({ sound, durationSeconds }: { sound: SoundMix; durationSeconds: number }) {
  const readings = useTrackReadings(sound, durationSeconds);
  const tracks = tracksOfSound(sound).map(({ track }) => track);
  if (tracks.length < 2) return null;
  return (
    <dl
      aria-label="Level of each track"
      className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-1.5"
    >
      {tracks.map((track) => (
        <TrackMeter key={track} name={names[track]} reading={readings[track] ?? null} />
      ))}
    </dl>
  );
}

function TrackMeter({ name, reading }: { name: string; reading: SoundReading | null }) {
  const { playhead } = useEditorCommands();
  const bar = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const draw = () => {
      const now = reading && playhead.isPlaying ? readingAt(reading, playhead.seconds) : null;
      const decibels = now ? Math.max(now.left, now.right) : Number.NEGATIVE_INFINITY;
      // From −50 dB up, as the ear hears it.
      if (bar.current) bar.current.style.scale = `${Math.max(0, Math.min(1, 1 + decibels / 50))} 1`;
    };
    draw();
    return playhead.subscribe(draw);
  }, [playhead, reading]);
  const loudness = reading?.integratedLufs;
  return (
    <>
      <dt className="text-muted text-sm">{name}</dt>
      <dd aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-sunken">
        <span
          ref={bar}
          className="block h-full origin-left scale-x-0 bg-linear-to-r from-success via-success to-danger rtl:origin-right"
        />
      </dd>
      <dd className="tabular text-end text-muted text-sm">
        {loudness === undefined
          ? "…"
          : Number.isFinite(loudness)
            ? `${loudness.toFixed(1).replace("-", "−")} LUFS`
            : "Silent"}
      </dd>
    </>
  );
}

/** One track after the other, so that the whole mix never waits long for the worker. */
function useTrackReadings(sound: SoundMix, durationSeconds: number): Readings {
  const [readings, setReadings] = useState<Readings>({});
  useEffect(() => {
    const aborting = new AbortController();
    const { signal } = aborting;
    const read = async () => {
      for (const { track, sound: alone } of tracksOfSound(sound)) {
        const mix = await mixSound(alone, durationSeconds, mediaUrl, signal, { isUnmastered: true });
        if (signal.aborted) return;
        const reading = readingOf(mix);
        if (reading) setReadings((before) => ({ ...before, [track]: reading }));
      }
    };
    // What cannot be mixed is said of the whole.
    const timer = setTimeout(() => void read().catch(() => {}), REST_MS);
    return () => {
      clearTimeout(timer);
      aborting.abort();
    };
  }, [sound, durationSeconds]);
  return readings;
}

/** The whole comes first, and nothing is mixed while something is being dragged. */
const REST_MS = 900;
