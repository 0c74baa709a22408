import { useEffect, useState } from "react";
import type { SoundReading } from "~/engine/sound/read-sound";
import { mixSound, readingOf } from "~/player/mixer";
import type { SoundMix } from "~/scene/composition";
import { mediaUrl } from "~/studio/media-url";

export type Measuring = { kind: "measuring" } | { kind: "done"; reading: SoundReading } | { kind: "failed" };

/** While something is being dragged, nothing is mixed. */
const REST_MS = 400;

/** How loud the finished sound of the video is, again after every change of it. */
export function useSoundReading(sound: SoundMix | null, durationSeconds: number): Measuring {
  const key = sound ? `${durationSeconds} ${JSON.stringify(sound)}` : "";
  const [measuring, setMeasuring] = useState<Measuring>({ kind: "measuring" });
  useEffect(() => {
    if (!key) return;
    const from = key.indexOf(" ");
    const [seconds, mix] = [Number(key.slice(0, from)), JSON.parse(key.slice(from + 1)) as SoundMix];
    const aborting = new AbortController();
    const { signal } = aborting;
    const work = async () => {
      setMeasuring({ kind: "measuring" });
      try {
        const buffer = await mixSound(mix, seconds, mediaUrl, signal);
        if (signal.aborted) return;
        const reading = readingOf(buffer);
        setMeasuring(reading ? { kind: "done", reading } : { kind: "failed" });
      } catch {
        if (!signal.aborted) setMeasuring({ kind: "failed" });
      }
    };
    const timer = setTimeout(() => void work(), REST_MS);
    return () => {
      clearTimeout(timer);
      aborting.abort();
    };
  }, [key]);
  return measuring;
}
