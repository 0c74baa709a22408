import { callApi } from "~/client/call-api";
import { divideTake } from "~/domain/video/divide-take";
import type { NewSpeechAnswer, NewSpeechRequest } from "~/domain/video/new-speech";
import { distributeOver } from "~/domain/video/spread-words";
import { findVoicedParts, trimRange, type VoicedPart } from "~/engine/sound/voiced-parts";
import { wavFile } from "~/formats/wav-file";
import { canSayBuiltIn, sayBuiltIn } from "~/media/built-in-voice/say-built-in";
import type { SceneVoice } from "~/scene/storyboard";
import { mediaUrl } from "~/studio/media-url";
import { uploadFile } from "~/uploads/upload-file";

/** Breath that is kept around each line of a take, in seconds. */
const ROOM_SECONDS = 0.12;

/** Longest line a scene can have, in seconds. */
const mostSeconds = 120;

/** What is wrong with a voice, in words for the one who made it. */
export class VoiceError extends Error {}

/** A recording without the silence at both ends, as a WAV file, with the parts in which somebody speaks. */
export interface TrimmedRecording {
  file: Blob;
  durationSeconds: number;
  parts: VoicedPart[];
}

/** Cuts the silence at both ends of a recording. Throws VoiceError where nobody speaks or it cannot be read. */
export async function trimRecording(recording: Blob): Promise<TrimmedRecording> {
  const { samples, sampleRate } = await decode(recording);
  const range = trimRange(findVoicedParts(samples, sampleRate), samples.length / sampleRate);
  if (!range) {
    throw new VoiceError(
      "Nothing was heard. Check that the right microphone is chosen and not muted, then try again.",
    );
  }
  const kept = samples.slice(
    Math.round(range.startSeconds * sampleRate),
    Math.round(range.endSeconds * sampleRate),
  );
  return {
    file: new Blob([wavFile([kept], sampleRate)], { type: "audio/wav" }),
    durationSeconds: kept.length / sampleRate,
    parts: findVoicedParts(kept, sampleRate),
  };
}

/** A recording as it is, as a WAV file. Throws VoiceError where it cannot be read. */
export async function wholeRecording(recording: Blob): Promise<TrimmedRecording> {
  const { samples, sampleRate } = await decode(recording);
  return {
    file: new Blob([wavFile([samples], sampleRate)], { type: "audio/wav" }),
    durationSeconds: samples.length / sampleRate,
    parts: findVoicedParts(samples, sampleRate),
  };
}

/**
 * Divides one take of several lines into a recording for each, cut at its pauses; a line without words gets `null`. Throws
 * VoiceError where it cannot be read.
 */
export async function divideRecording(
  take: TrimmedRecording,
  lines: readonly string[],
  language: string,
): Promise<(TrimmedRecording | null)[]> {
  const { samples, sampleRate } = await decode(take.file);
  return divideTake(lines, take.parts, language).map((span) => {
    if (!span) return null;
    const from = Math.max(0, span.startSeconds - ROOM_SECONDS);
    const kept = samples.slice(
      Math.round(from * sampleRate),
      Math.round((span.endSeconds + ROOM_SECONDS) * sampleRate),
    );
    return {
      file: new Blob([wavFile([kept], sampleRate)], { type: "audio/wav" }),
      durationSeconds: kept.length / sampleRate,
      parts: findVoicedParts(kept, sampleRate),
    };
  });
}

/** Cuts the silence at both ends of a voice that is there already. */
export async function trimVoice(
  { assetId, text }: SceneVoice,
  language: string,
  signal: AbortSignal,
): Promise<SceneVoice> {
  const response = await fetch(mediaUrl(assetId), { signal });
  if (!response.ok) throw new VoiceError("The voice could not be fetched. Try again in a moment.");
  const { file, parts } = await trimRecording(await response.blob());
  return voiceFromFile(file, `Trimmed voice: ${text.slice(0, 80) || "a line"}.wav`, text, language, parts);
}

/** Keeps a sound file as an asset and makes a scene's voice of it. `text` is what it says. */
export async function voiceFromFile(
  file: Blob,
  name: string,
  text: string,
  language: string,
  parts?: readonly VoicedPart[],
): Promise<SceneVoice> {
  const { samples, sampleRate } = await decode(file);
  const durationSeconds = samples.length / sampleRate;
  if (durationSeconds > mostSeconds) {
    throw new VoiceError("This is longer than two minutes. Cut it to one scene's line and upload it again.");
  }
  const asset = await uploadFile(file, { name, signal: new AbortController().signal });
  const spans = parts ?? findVoicedParts(samples, sampleRate);
  return {
    assetId: asset.id,
    durationSeconds: Math.min(mostSeconds, durationSeconds),
    text: text.slice(0, 1000),
    words: wordsFor(text, spans, language),
  };
}

/** Has the built-in voice say a line. `onLoading` tells how much of the voice is here, 0–1. */
export async function voiceBuiltIn(
  text: string,
  language: string,
  onLoading: (share: number) => void,
  signal: AbortSignal,
): Promise<SceneVoice> {
  if (!canSayBuiltIn(text)) {
    throw new VoiceError(
      "The built-in voice knows English letters and digits only. Record this line, upload it, or write under Edit what is to be said.",
    );
  }
  const line = await sayBuiltIn(text, { onLoading, signal });
  return voiceFromFile(
    line.wav,
    `Built-in voice: ${text.slice(0, 80).replace(/[.…\s]+$/, "")}.wav`,
    text,
    language,
    line.parts,
  );
}

/** Has the configured service say a line. */
export async function voiceFromService(request: NewSpeechRequest, signal: AbortSignal): Promise<SceneVoice> {
  const { asset } = await callApi<NewSpeechAnswer>("/api/v1/speech", {
    method: "POST",
    body: request,
    signal,
  });
  const response = await fetch(mediaUrl(asset.id), { signal });
  if (!response.ok)
    throw new VoiceError("The line was made but could not be fetched. Try again in a moment.");
  const { samples, sampleRate } = await decode(await response.blob());
  return {
    assetId: asset.id,
    durationSeconds: Math.min(mostSeconds, samples.length / sampleRate),
    text: request.text,
    words: wordsFor(request.text, findVoicedParts(samples, sampleRate), request.language),
  };
}

function wordsFor(text: string, parts: readonly VoicedPart[], language: string) {
  return distributeOver(text, parts, language)
    .slice(0, 400)
    .map((word) => ({ ...word, text: word.text.slice(0, 100) }));
}

/** The samples of a sound file, as one channel. */
async function decode(file: Blob): Promise<{ samples: Float32Array<ArrayBuffer>; sampleRate: number }> {
  const sampleRate = 48000;
  const context = new OfflineAudioContext({ numberOfChannels: 1, length: 1, sampleRate });
  let buffer: AudioBuffer;
  try {
    buffer = await context.decodeAudioData(await file.arrayBuffer());
  } catch (cause) {
    throw new VoiceError("This file cannot be read as sound. Use WAV, MP3, M4A, OGG or WebM.", { cause });
  }
  const samples = new Float32Array(buffer.length);
  for (let channel = 0; channel < buffer.numberOfChannels; channel++) {
    const data = buffer.getChannelData(channel);
    for (let index = 0; index < data.length; index++)
      samples[index]! += data[index]! / buffer.numberOfChannels;
  }
  return { samples, sampleRate: buffer.sampleRate };
}
