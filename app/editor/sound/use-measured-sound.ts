import { useEffect, useState } from "react";
import { mixSound } from "~/player/mixer";
import type { SoundMix } from "~/scene/composition";
import { mediaUrl } from "~/studio/media-url";
import { type MeasuredSound, measureSound } from "./measured-sound";

export type Measuring = { kind: "measuring" } | { kind: "done"; sound: MeasuredSound } | { kind: "failed" };

/** While something is being dragged, nothing is mixed. */
const REST_MS = 400;

/** What the finished sound of the video measures, again after every change of it. */
export function useMeasuredSound(sound: SoundMix | null, durationSeconds: number): Measuring {
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
        const samples = { left: buffer.getChannelData(0), right: buffer.getChannelData(1) };
        const measured = await measureSound(samples, buffer.sampleRate, signal);
        if (!signal.aborted) setMeasuring({ kind: "done", sound: measured });
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
