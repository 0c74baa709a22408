import { musicBeds } from "~/domain/video/music-bed";
import { openMicrophone, startRecording } from "~/editor/voice/recording";
import { trimRecording } from "~/editor/voice/voice-file";
import { beds } from "~/engine/sound/beds";
import { findVoicedParts } from "~/engine/sound/voiced-parts";
import { soundSamples } from "~/export/soundtrack";
import { wavFile } from "~/formats/wav-file";
import { sayBuiltIn } from "~/media/built-in-voice/say-built-in";
import { loadSounds } from "~/media/load-sounds";
import { levelFor } from "~/media/peaks/peaks";
import { readPeaks } from "~/media/peaks/read-peaks";
import { mixSound } from "~/player/mixer";
import type { SoundMix } from "~/scene/composition";

async function digest(...channels: Float32Array[]): Promise<string> {
  const bytes = await new Blob(channels as Float32Array<ArrayBuffer>[]).arrayBuffer();
  const hash = await crypto.subtle.digest("SHA-256", bytes);
  return [...new Uint8Array(hash).subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const composable = () => beds.map((bed) => bed.id).sort();
export const offered = () => musicBeds.map((bed) => bed.id).sort();

/** A stand-in for speech at 44.1 kHz, so that it has to be resampled: syllables of a buzz, then a pause. */
function spokenFile(seconds: number): string {
  const rate = 44100;
  const samples = new Float32Array(Math.round(seconds * rate));
  for (let index = 0; index < samples.length; index++) {
    const time = index / rate;
    const syllable = Math.max(0, Math.sin((2 * Math.PI * time) / 0.3));
    let tone = 0;
    for (let n = 1; n < 9; n++) tone += Math.sin(2 * Math.PI * 140 * n * time + n) / n;
    samples[index] = 0.12 * syllable * tone;
  }
  return URL.createObjectURL(new Blob([wavFile([samples], rate)], { type: "audio/wav" }));
}

let voiceUrl = "";
const mediaUrl = (assetId: string) => {
  voiceUrl ||= spokenFile(2.5);
  return assetId === "gone" ? "/no-such-sound" : voiceUrl;
};

/** Digest and length of a mix as a player plays it: made in its worker. */
export async function inPlayer(sound: SoundMix, durationSeconds: number) {
  const buffer = await mixSound(sound, durationSeconds, mediaUrl);
  return { digest: await digest(buffer.getChannelData(0), buffer.getChannelData(1)), frames: buffer.length };
}

/** Digest and length of a mix as an export holds it, before it is encoded. */
export async function inExport(sound: SoundMix, durationSeconds: number) {
  const left: Float32Array[] = [];
  const right: Float32Array[] = [];
  let frames = 0;
  for await (const sample of soundSamples(sound, durationSeconds, { mediaUrl })) {
    if (Math.abs(sample.timestamp * 48000 - frames) > 0.5) throw new Error("A gap between samples.");
    const planes = [0, 1].map((planeIndex) => {
      const data = new Float32Array(sample.numberOfFrames);
      sample.copyTo(data, { planeIndex, format: "f32-planar" });
      return data;
    });
    left.push(planes[0]!);
    right.push(planes[1]!);
    frames += sample.numberOfFrames;
    sample.close();
  }
  return { digest: await digest(...left, ...right), frames };
}

/** Code an export fails with, or null. */
export async function exportError(sound: SoundMix): Promise<string | null> {
  try {
    for await (const sample of soundSamples(sound, 2, { mediaUrl })) sample.close();
    return null;
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
}

/** Frequency in hertz that a clip's sound has, from its zero crossings: `speed` shows in it. */
export async function clipFrequency(speed: number, loop: boolean): Promise<number[]> {
  const rate = 44100;
  const tone = new Float32Array(rate);
  for (let index = 0; index < rate; index++) tone[index] = 0.5 * Math.sin((2 * Math.PI * 441 * index) / rate);
  const url = URL.createObjectURL(new Blob([wavFile([tone], rate)], { type: "audio/wav" }));
  const clip = {
    assetId: "clip",
    startSeconds: 0,
    endSeconds: 3,
    gain: 1,
    trimStartSeconds: 0.25,
    trimEndSeconds: 0.75,
    speed,
    loop,
  };
  const sounds = await loadSounds({ music: null, voices: [], clips: [clip] }, { mediaUrl: () => url });
  const frequencies: number[] = [];
  for (let second = 0; second < 3; second++) {
    const block = await sounds.getClip(0)?.read(second * 48000, 48000);
    let crossings = 0;
    for (let index = 1; index < 48000; index++) {
      if (block && block.left[index - 1]! < 0 && block.left[index]! >= 0) crossings++;
    }
    frequencies.push(crossings);
  }
  await sounds.close();
  URL.revokeObjectURL(url);
  return frequencies;
}

/** The wave of a file that swings between −0.25 and 0.5 in its second second alone, in tenths of a second. */
export async function readKnownPeaks() {
  const rate = 44_100;
  const samples = Float32Array.from({ length: 3 * rate }, (_, index) => {
    const isLoud = index >= rate && index < 2 * rate;
    return isLoud ? 0.125 + 0.375 * Math.sin((2 * Math.PI * 441 * index) / rate) : 0;
  });
  const url = URL.createObjectURL(new Blob([wavFile([samples, samples], rate)], { type: "audio/wav" }));
  const [peaks, again, effect] = await Promise.all([
    readPeaks({ url }),
    readPeaks({ url }),
    readPeaks({ effectId: "hit-wood" }),
  ]);
  const missing = await readPeaks({ url: "/no-such-sound" }).then(
    () => false,
    () => true,
  );
  const level = peaks && levelFor(peaks, 0.1);
  if (!peaks || !level || !effect) throw new Error("The sound has no peaks.");
  const at = (seconds: number) => {
    const bucket = Math.floor(seconds / level.secondsPerBucket);
    return [level.min[bucket]!, level.max[bucket]!];
  };
  return {
    durationSeconds: peaks.durationSeconds,
    secondsPerBucket: level.secondsPerBucket,
    quiet: [at(0.5), at(2.5)].flat(),
    loud: at(1.5),
    isKept: peaks === again,
    effect: { durationSeconds: effect.durationSeconds, most: Math.max(...effect.levels[0]!.max) },
    missing,
  };
}

/** The built-in voice says a line: how long the file is, when it speaks, and when energy says that it does. */
export async function builtInLine(text: string) {
  const loading: number[] = [];
  const { wav, parts } = await sayBuiltIn(text, { onLoading: (share) => loading.push(share) });
  const context = new OfflineAudioContext({ numberOfChannels: 1, length: 1, sampleRate: 16000 });
  const buffer = await context.decodeAudioData(await wav.arrayBuffer());
  const heard = findVoicedParts(buffer.getChannelData(0), buffer.sampleRate);
  return { durationSeconds: buffer.duration, parts, heard, loaded: loading.at(-1) };
}

/** Records from a microphone that hears half a second of nothing, a second of a tone, and nothing again. */
export async function recordStandIn() {
  const context = new AudioContext({ sampleRate: 48000 });
  const microphone = context.createMediaStreamDestination();
  const gain = new GainNode(context, { gain: 0 });
  const tone = new OscillatorNode(context, { frequency: 220 });
  tone.connect(gain).connect(microphone);
  tone.start();
  navigator.mediaDevices.getUserMedia = async () => microphone.stream;
  const recording = startRecording(await openMicrophone());
  const now = context.currentTime;
  gain.gain.setValueAtTime(0.3, now + 0.5).setValueAtTime(0, now + 1.5);
  await waitFor(() => context.currentTime > now + 1);
  const level = recording.level();
  await waitFor(() => context.currentTime > now + 2.2);
  const { durationSeconds, parts, file } = await trimRecording(await recording.finish());
  await context.close();
  return { level, durationSeconds, parts, type: file.type, sizeBytes: file.size };
}

async function waitFor(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** What is said where the microphone cannot be had, by the name of the browser's error. */
export async function microphoneMessage(errorName: string): Promise<string> {
  navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("no", errorName));
  return openMicrophone().then(
    () => "",
    (error: Error) => error.message,
  );
}

/** What is said of a file that is no sound. */
export function brokenFileMessage(): Promise<string> {
  return trimRecording(new Blob(["<html>"])).then(
    () => "",
    (error: Error) => error.message,
  );
}
