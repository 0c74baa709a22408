import type { EncodedPackets } from "~/export/segments/encoded-packets";

export type EncodedSegment = EncodedPackets<PacketEntry, StoredDecoderConfig>;

export interface PacketEntry {
  isKey: boolean;
  /** Counted from the segment's first frame. */
  frame: number;
  sizeBytes: number;
}

/** `VideoDecoderConfig` with its description as bytes of its own. */
export interface StoredDecoderConfig {
  codec: string;
  codedWidth: number;
  codedHeight: number;
  colorSpace: VideoColorSpaceInit;
  /** Parameter sets where the codec keeps them outside its packets, as H.264 does. */
  description: number[] | null;
}

/** Whether packets of both can stand in one track: a track has one set of parameters. */
export function sameConfig(a: StoredDecoderConfig, b: StoredDecoderConfig): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
