import type { MediaKind } from "~/domain/assets/media-type";
import type { RenditionWidth } from "~/domain/assets/rendition";

export interface DeriveRequest {
  file: Blob;
  kind: MediaKind;
  /** As shown, in pixels; 0 for sounds. */
  width: number;
  height: number;
  durationSeconds: number;
}

/** What a browser makes of a file for those who look at many. */
export interface Derivation {
  pictures: { forWidth: RenditionWidth; file: Blob }[];
  /** `#rrggbb`; null for sounds. */
  color: string | null;
  /** Loudness from start to end, 0–100; null for what is silent. */
  waveform: number[] | null;
}
