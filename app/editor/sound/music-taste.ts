import { useCallback, useEffect, useRef, useState } from "react";
import { mixSound } from "~/player/mixer";

/** Long enough to hear the idea, the whole of it, and how it ends. */
const tasteSeconds = 12;

interface Taste {
  /** The piece that is being made or heard. */
  bedId: string | null;
  state: "silent" | "loading" | "playing";
  error: string | null;
  toggle: (bedId: string, seed: number) => void;
  stop: () => void;
}

/** Plays a short version of a piece, as it would sound in this video; one at a time, silent again when unmounted. */
export function useTaste(): Taste {
  const [bedId, setBedId] = useState<string | null>(null);
  const [state, setState] = useState<Taste["state"]>("silent");
  const [error, setError] = useState<string | null>(null);
  const running = useRef<{ mixing: AbortController; context: AudioContext } | null>(null);

  const stop = useCallback(() => {
    running.current?.mixing.abort();
    void running.current?.context.close();
    running.current = null;
    setBedId(null);
    setState("silent");
  }, []);
  useEffect(() => stop, [stop]);

  const toggle = (wanted: string, seed: number) => {
    const wasPlaying = bedId === wanted;
    stop();
    setError(null);
    if (wasPlaying) return;
    // Made in the press itself: browsers let nothing else begin to sound.
    const taste = { mixing: new AbortController(), context: new AudioContext() };
    running.current = taste;
    setBedId(wanted);
    setState("loading");
    const sound = { music: { bedId: wanted, seed, gain: 0.6 }, voices: [], clips: [] };
    mixSound(sound, tasteSeconds, (assetId) => assetId, taste.mixing.signal).then(
      (buffer) => {
        if (running.current !== taste) return;
        const source = new AudioBufferSourceNode(taste.context, { buffer });
        source.connect(taste.context.destination);
        source.onended = () => running.current === taste && stop();
        source.start();
        setState("playing");
      },
      () => {
        if (running.current !== taste) return;
        stop();
        setError("The piece could not be played here. Choosing it still works; try listening again.");
      },
    );
  };
  return { bedId, state, error, toggle, stop };
}
