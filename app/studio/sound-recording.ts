import { VoiceError } from "./sound-voice-file";

/** A recording from the microphone while it runs. */
export interface Recording {
  /** How loud it is now, 0–1, for a meter. */
  level: () => number;
  /** Ends it and gives what was recorded. */
  finish: () => Promise<Blob>;
  /** Ends it and forgets it. */
  cancel: () => void;
}

/** Opens the microphone. Throws VoiceError saying why it cannot be had and what to do. */
export async function openMicrophone(): Promise<MediaStream> {
  if (!navigator.mediaDevices?.getUserMedia || typeof MediaRecorder === "undefined") {
    throw new VoiceError(
      "This browser cannot record. Use a recent Chrome, Edge, Firefox or Safari, or upload a file.",
    );
  }
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    });
  } catch (cause) {
    const name = cause instanceof DOMException ? cause.name : "";
    throw new VoiceError(reasons[name] ?? "The microphone could not be opened. Check it and try again.", {
      cause,
    });
  }
}

const reasons: Record<string, string> = {
  NotAllowedError:
    "The microphone is blocked for this site. Allow it in the browser's address bar, then try again.",
  NotFoundError: "No microphone was found. Connect one and try again, or upload a file.",
  NotReadableError: "Another program is using the microphone. Close it there and try again.",
  OverconstrainedError: "No microphone was found that can be used. Connect another one, or upload a file.",
};

/** Records from an open microphone, which is closed at the end. */
export function startRecording(microphone: MediaStream): Recording {
  const context = new AudioContext();
  const analyser = new AnalyserNode(context, { fftSize: 1024 });
  context.createMediaStreamSource(microphone).connect(analyser);
  const recorder = new MediaRecorder(microphone, { audioBitsPerSecond: 160_000 });
  const chunks: Blob[] = [];
  recorder.ondataavailable = ({ data }) => chunks.push(data);
  recorder.start();
  const close = () => {
    for (const track of microphone.getTracks()) track.stop();
    void context.close();
  };
  const samples = new Float32Array(analyser.fftSize);
  return {
    level() {
      analyser.getFloatTimeDomainData(samples);
      let peak = 0;
      for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
      // From −50 dB up, as the ear hears it.
      return Math.max(0, Math.min(1, 1 + Math.log10(peak + 1e-6) / 2.5));
    },
    async finish() {
      if (recorder.state !== "inactive") {
        const stopped = new Promise((resolve) => recorder.addEventListener("stop", resolve, { once: true }));
        recorder.stop();
        await stopped;
      }
      close();
      return new Blob(chunks, { type: recorder.mimeType });
    },
    cancel() {
      if (recorder.state !== "inactive") recorder.stop();
      close();
    },
  };
}
