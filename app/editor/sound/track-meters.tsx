import { useEffect, useState } from "react";
import type { SoundReading } from "~/engine/sound/read-sound";
import { mixSound, readingOf } from "~/player/mixer";
import type { SoundMix } from "~/scene/composition";
import { mediaUrl } from "~/studio/media-url";
import { LevelBar } from "./level-bar";
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
  const loudness = reading?.integratedLufs;
  return (
    <>
      <dt className="text-muted text-sm">{name}</dt>
      <dd aria-hidden="true">
        <LevelBar reading={reading} of={louder} />
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

const louder = (now: { left: number; right: number }) => Math.max(now.left, now.right);

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
