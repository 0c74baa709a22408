import { canEncodeAudio } from "mediabunny";
import { ExportError } from "~/export/export-error";
import { SOUND_CHANNELS, SOUND_SAMPLE_RATE } from "~/export/video-settings";

const options = { numberOfChannels: SOUND_CHANNELS, sampleRate: SOUND_SAMPLE_RATE };

/**
 * Makes sure that AAC can be encoded here. Firefox and desktop Linux have no encoder of their own; they get one in
 * WebAssembly, loaded only then. Throws `audio-codec-unsupported` where neither works.
 */
export async function requireAacEncoder(): Promise<void> {
  if (await canEncodeAudio("aac", options)) return;
  try {
    const { registerAacEncoder } = await import("@mediabunny/aac-encoder");
    registerAacEncoder();
  } catch (cause) {
    throw new ExportError("audio-codec-unsupported", { cause });
  }
  if (!(await canEncodeAudio("aac", options))) throw new ExportError("audio-codec-unsupported");
}
