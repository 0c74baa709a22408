import { VoiceError } from "./voice-file";

/** A recording from the microphone while it runs. */
export interface Recording {
  /** How loud it is now, 0–1, for a meter. */
  level: () => number;
  /** The highest level so far, 0–1. */
  loudest: () => number;
  pause: () => void;
  resume: () => void;
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

/** What was recorded is handed over so often, in milliseconds, so that a crash costs no more. */
const HAND_OVER_MS = 1000;

/** Records from an open microphone, which is closed at the end. `onPart` hears of all that is recorded so far. */
export function startRecording(microphone: MediaStream, onPart: (soFar: Blob) => void = () => {}): Recording {
  const context = new AudioContext();
  const analyser = new AnalyserNode(context, { fftSize: 1024 });
  context.createMediaStreamSource(microphone).connect(analyser);
  const recorder = new MediaRecorder(microphone, { audioBitsPerSecond: 160_000 });
  const chunks: Blob[] = [];
  recorder.ondataavailable = ({ data }) => {
    if (data.size === 0) return;
    chunks.push(data);
    onPart(new Blob(chunks, { type: recorder.mimeType }));
  };
  recorder.start(HAND_OVER_MS);
  let highest = 0;
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
      const level = Math.max(0, Math.min(1, 1 + Math.log10(peak + 1e-6) / 2.5));
      highest = Math.max(highest, level);
      return level;
    },
    loudest: () => highest,
    pause: () => recorder.state === "recording" && recorder.pause(),
    resume: () => recorder.state === "paused" && recorder.resume(),
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
