import { canEncodeAudio } from "mediabunny";
import { ExportError } from "~/export/export-error";
import { SOUND_CHANNELS, SOUND_SAMPLE_RATE } from "~/export/video-settings";

const options = { numberOfChannels: SOUND_CHANNELS, sampleRate: SOUND_SAMPLE_RATE };

/**
 * Makes sure that sound can be encoded here. Firefox and desktop Linux have no AAC encoder of their own; they get one in
 * WebAssembly, loaded only then. Throws `audio-codec-unsupported` where nothing works.
 */
export async function requireAudioEncoder(codec: "aac" | "opus"): Promise<void> {
  if (await canEncodeAudio(codec, options)) return;
  if (codec === "aac") {
    try {
      const { registerAacEncoder } = await import("@mediabunny/aac-encoder");
      registerAacEncoder();
    } catch (cause) {
      throw new ExportError("audio-codec-unsupported", { cause });
    }
    if (await canEncodeAudio("aac", options)) return;
  }
  throw new ExportError("audio-codec-unsupported");
}
