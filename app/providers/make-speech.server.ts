import { generateSpeech, NoSpeechGeneratedError } from "ai";
import type { SpeechRecipe } from "~/domain/image/recipe";
import { callProvider } from "~/providers/call-provider.server";
import type { SpeechModel } from "~/providers/model-catalogue.server";
import { ProviderError } from "~/providers/provider-error.server";

const usualTimeoutMs = 90_000;
/** WAV of two minutes, several times over. */
const mostBytes = 30 * 1024 * 1024;

export interface MakeSpeechOptions {
  model: SpeechModel;
  text: string;
  /** BCP 47 tag of what is said. */
  language: string;
  /** One of the model's voices; the first where absent or not offered. */
  voice?: string | undefined;
  signal?: AbortSignal;
  /** Sent as `Idempotency-Key`. */
  idempotencyKey: string;
  /** Longest wait, in milliseconds. */
  timeoutMs?: number;
}

export interface MadeSpeech {
  /** A sound file. What kind it is, whoever keeps it reads from the bytes. */
  bytes: Uint8Array;
  recipe: SpeechRecipe;
}

/**
 * Asks a model to say one line. An answer that is empty, no sound at all or too large is `speech_invalid`. Throws
 * `ProviderError`, or the signal's reason when the caller aborts.
 */
export async function makeSpeech(options: MakeSpeechOptions): Promise<MadeSpeech> {
  const { model, text, language } = options;
  const voice = model.voices.find((offered) => offered === options.voice) ?? model.voices[0] ?? "alloy";
  const bytes = await callProvider(
    { signal: options.signal, timeoutMs: options.timeoutMs ?? usualTimeoutMs },
    async (abortSignal) => {
      try {
        const { audio } = await generateSpeech({
          model: model.model,
          text,
          voice,
          language: language.split("-")[0] ?? language,
          outputFormat: "mp3",
          maxRetries: 0,
          abortSignal,
          headers: { "Idempotency-Key": options.idempotencyKey },
        });
        return audio.uint8Array;
      } catch (error) {
        if (NoSpeechGeneratedError.isInstance(error))
          throw new ProviderError("speech_invalid", { cause: error });
        throw error;
      }
    },
  );
  if (!looksLikeSound(bytes) || bytes.length > mostBytes) {
    throw new ProviderError("speech_invalid", { details: [`${bytes.length} bytes of no known sound`] });
  }
  const { id, provider, digitalSourceType } = model;
  return { bytes, recipe: { modelId: id, provider, digitalSourceType, seed: 0, voice, text } };
}

/** MP3 (with or without ID3), WAV, Ogg, FLAC, MP4 or WebM by their first bytes. */
function looksLikeSound(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  const isFrame = bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0;
  const isBox = String.fromCharCode(...bytes.subarray(4, 8)) === "ftyp";
  const isWebm = bytes[0] === 0x1a && bytes[1] === 0x45;
  return isFrame || isBox || isWebm || ["RIFF", "OggS", "fLaC"].includes(start) || start.startsWith("ID3");
}
