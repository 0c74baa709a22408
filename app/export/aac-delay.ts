import {
  ALL_FORMATS,
  AudioSample,
  AudioSampleSink,
  AudioSampleSource,
  BufferSource,
  BufferTarget,
  Input,
  Mp4OutputFormat,
  Output,
  Quality,
} from "mediabunny";
import { SOUND_BITRATE, SOUND_CHANNELS, SOUND_SAMPLE_RATE } from "~/export/video-settings";

const CLICK_AT = 6000;
const LENGTH = 12_000;

let measured: Promise<number> | null = null;

/**
 * By how many seconds the AAC encoder here delays what it is given. Encoders begin with samples of silence, 1024 or 2112 by kind,
 * and do not say so, which would put sound late by up to three frames; so a click is encoded, decoded, and looked for.
 * 0 where that cannot be done.
 */
export function aacDelaySeconds(): Promise<number> {
  measured ??= measure().catch(() => 0);
  return measured;
}

async function measure(): Promise<number> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const audio = new AudioSampleSource({ codec: "aac", quality: new Quality({ bitrate: SOUND_BITRATE }) });
  output.addAudioTrack(audio);
  await output.start();
  const data = new Float32Array(LENGTH * SOUND_CHANNELS);
  for (let channel = 0; channel < SOUND_CHANNELS; channel++) data[channel * LENGTH + CLICK_AT] = 0.9;
  const sample = new AudioSample({
    data,
    format: "f32-planar",
    numberOfChannels: SOUND_CHANNELS,
    sampleRate: SOUND_SAMPLE_RATE,
    timestamp: 0,
  });
  await audio.add(sample);
  sample.close();
  await output.finalize();
  if (!target.buffer) return 0;

  using input = new Input({ source: new BufferSource(target.buffer), formats: ALL_FORMATS });
  const track = await input.getPrimaryAudioTrack();
  if (!track) return 0;
  let loudest = 0;
  let foundAt = CLICK_AT;
  for await (const decoded of new AudioSampleSink(track).samples()) {
    const values = new Float32Array(decoded.numberOfFrames);
    decoded.copyTo(values, { planeIndex: 0, format: "f32-planar" });
    const start = Math.round(decoded.timestamp * SOUND_SAMPLE_RATE);
    decoded.close();
    for (const [place, value] of values.entries()) {
      if (Math.abs(value) <= loudest) continue;
      loudest = Math.abs(value);
      foundAt = start + place;
    }
  }
  return Math.max(0, foundAt - CLICK_AT) / SOUND_SAMPLE_RATE;
}
