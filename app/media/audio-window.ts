import { type AudioSample, AudioSampleSink, type InputAudioTrack } from "mediabunny";
import type { Stereo } from "~/engine/sound/stereo";

/** Frames kept behind what was read last: interpolation looks back a little. */
const KEPT_BEHIND = 16384;
/** A jump forward by more than this begins decoding anew, in seconds. */
const LONGEST_SKIP_SECONDS = 3;

interface Piece {
  firstFrame: number;
  left: Float32Array;
  right: Float32Array;
}

/**
 * The decoded samples of a track, as stereo at the file's own rate, a window at a time. Reading forwards decodes each
 * packet once; a step back begins anew there.
 */
export class AudioWindow {
  readonly #sink: AudioSampleSink;
  #samples: AsyncGenerator<AudioSample, void, unknown> | null = null;
  #pieces: Piece[] = [];
  #endFrame = 0;

  constructor(
    track: InputAudioTrack,
    readonly sampleRate: number,
  ) {
    this.#sink = new AudioSampleSink(track);
  }

  /** Exactly `count` frames; silence where the track has none. */
  async read(firstFrame: number, count: number): Promise<Stereo> {
    // Interpolation asks for what lies before the first frame, too.
    const from = Math.max(0, firstFrame);
    const startsBefore = from < (this.#pieces[0]?.firstFrame ?? this.#endFrame);
    const skips = from - this.#endFrame > LONGEST_SKIP_SECONDS * this.sampleRate;
    if (!this.#samples || startsBefore || skips) await this.#beginAt(from);
    while (this.#endFrame < firstFrame + count) {
      const next = await this.#samples?.next();
      if (!next || next.done) break;
      this.#keep(next.value);
    }
    this.#pieces = this.#pieces.filter(
      (piece) => piece.firstFrame + piece.left.length > firstFrame - KEPT_BEHIND,
    );
    const result = { left: new Float32Array(count), right: new Float32Array(count) };
    for (const piece of this.#pieces) {
      const from = Math.max(firstFrame, piece.firstFrame);
      const to = Math.min(firstFrame + count, piece.firstFrame + piece.left.length);
      if (from >= to) continue;
      const start = from - piece.firstFrame;
      result.left.set(piece.left.subarray(start, start + to - from), from - firstFrame);
      result.right.set(piece.right.subarray(start, start + to - from), from - firstFrame);
    }
    return result;
  }

  async close(): Promise<void> {
    await this.#samples?.return();
    this.#samples = null;
    this.#pieces = [];
  }

  async #beginAt(frame: number): Promise<void> {
    await this.close();
    this.#samples = this.#sink.samples(frame / this.sampleRate);
    this.#endFrame = frame;
  }

  #keep(sample: AudioSample): void {
    try {
      const firstFrame = Math.round(sample.timestamp * this.sampleRate);
      const left = plane(sample, 0);
      // Of more than two channels the first two are the front ones.
      const right = sample.numberOfChannels > 1 ? plane(sample, 1) : left;
      this.#pieces.push({ firstFrame, left, right });
      this.#endFrame = Math.max(this.#endFrame, firstFrame + left.length);
    } finally {
      sample.close();
    }
  }
}

function plane(sample: AudioSample, planeIndex: number): Float32Array {
  const options = { planeIndex, format: "f32-planar" } as const;
  const data = new Float32Array(sample.numberOfFrames);
  sample.copyTo(data, options);
  return data;
}
