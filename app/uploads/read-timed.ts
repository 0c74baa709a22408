import { ALL_FORMATS, AudioSampleSink, BlobSource, CanvasSink, Input } from "mediabunny";

/** Bars of a waveform. */
const barCount = 160;

/** A picture of a clip from a little after its start, where most have faded in. */
export async function readPoster(file: Blob, durationSeconds: number): Promise<OffscreenCanvas> {
  const input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track || !(await track.canDecode())) throw new Error("This browser cannot decode the clip.");
    const start = await track.getFirstTimestamp();
    const at = start + Math.min(1, durationSeconds / 4);
    const wrapped = await new CanvasSink(track, { alpha: true }).getCanvas(at);
    if (!(wrapped?.canvas instanceof OffscreenCanvas)) throw new Error("The clip has no picture there.");
    return wrapped.canvas;
  } finally {
    input.dispose();
  }
}

/** The loudest moment of each of 160 stretches, 0–100 of the loudest of all; null where nothing can be heard. */
export async function readWaveform(file: Blob, durationSeconds: number): Promise<number[] | null> {
  const input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS });
  try {
    const track = await input.getPrimaryAudioTrack();
    if (!track || !(await track.canDecode())) return null;
    const peaks = new Float32Array(barCount);
    for await (const sample of new AudioSampleSink(track).samples()) {
      const options = { planeIndex: 0, format: "f32-planar" } as const;
      const plane = new Float32Array(sample.allocationSize(options) / 4);
      sample.copyTo(plane, options);
      for (let frame = 0; frame < plane.length; frame++) {
        const seconds = sample.timestamp + frame / sample.sampleRate;
        const bar = Math.min(barCount - 1, Math.max(0, Math.floor((seconds / durationSeconds) * barCount)));
        peaks[bar] = Math.max(peaks[bar] ?? 0, Math.abs(plane[frame] ?? 0));
      }
      sample.close();
    }
    const loudest = peaks.reduce((most, peak) => Math.max(most, peak), 0);
    return loudest > 0 ? Array.from(peaks, (peak) => Math.round((peak / loudest) * 100)) : null;
  } finally {
    input.dispose();
  }
}
