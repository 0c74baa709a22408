import { useCallback, useEffect, useRef, useState } from "react";
import { mediaUrl } from "~/studio/media-url";

export type Heard = { kind: "effect"; effectId: string } | { kind: "file"; assetId: string };

const keyOf = (heard: Heard) => (heard.kind === "effect" ? heard.effectId : heard.assetId);

/** Plays one sound at a time by itself; silent again when unmounted. */
export function useHear() {
  const [present, setPresent] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const context = useRef<AudioContext | null>(null);

  const stop = useCallback(() => {
    void context.current?.close();
    context.current = null;
    setPresent(null);
  }, []);
  useEffect(() => stop, [stop]);

  const toggle = async (heard: Heard) => {
    const key = keyOf(heard);
    const wasHeard = present === key;
    stop();
    setError(null);
    if (wasHeard) return;
    // Made in the press itself: browsers let nothing else begin to sound.
    const own = new AudioContext();
    context.current = own;
    setPresent(key);
    try {
      const buffer =
        heard.kind === "effect" ? await effectBuffer(heard.effectId) : await fileBuffer(own, heard.assetId);
      if (context.current !== own) return;
      const source = new AudioBufferSourceNode(own, { buffer });
      source.connect(own.destination);
      source.onended = () => context.current === own && stop();
      source.start();
    } catch {
      if (context.current !== own) return;
      stop();
      setError("This sound could not be played here. It can be added all the same.");
    }
  };
  return { isHeard: (heard: Heard) => present === keyOf(heard), error, toggle, stop };
}

async function effectBuffer(effectId: string): Promise<AudioBuffer> {
  const { renderEffect } = await import("~/engine/sound/effects/effects");
  const { left, right } = renderEffect(effectId);
  const buffer = new AudioBuffer({ length: left.length, numberOfChannels: 2, sampleRate: 48_000 });
  buffer.copyToChannel(new Float32Array(left), 0);
  buffer.copyToChannel(new Float32Array(right), 1);
  return buffer;
}

async function fileBuffer(context: AudioContext, assetId: string): Promise<AudioBuffer> {
  const response = await fetch(mediaUrl(assetId));
  if (!response.ok) throw new Error(`The file answered ${response.status}.`);
  return context.decodeAudioData(await response.arrayBuffer());
}
