import { renderBed } from "~/engine/sound/render-bed";
import type { MusicRequest } from "~/scene/composition";

export interface BedRequest {
  sound: MusicRequest;
  durationSeconds: number;
  sampleRate: number;
}

/** Composing takes longer than a frame, so it is done beside the page. One message in, one message out. */
self.onmessage = ({ data }: MessageEvent<BedRequest>) => {
  const { left, right } = renderBed(data.sound.bedId, data.sound.seed, data.durationSeconds, data.sampleRate);
  self.postMessage({ left, right }, { transfer: [left.buffer, right.buffer] });
};
