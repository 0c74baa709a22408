import Mic from "lucide-react/icons/mic";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Square from "lucide-react/icons/square";
import { useCallback, useEffect, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Spinner } from "~/ui/spinner";
import { openMicrophone, type Recording, startRecording } from "./sound-recording";
import { type TrimmedRecording, trimRecording, VoiceError } from "./sound-voice-file";

interface SoundRecorderProps {
  /** What is to be read aloud. */
  line: string;
  onKeep: (recording: TrimmedRecording) => void;
  onClose: () => void;
}

type Step =
  | { kind: "ready" }
  | { kind: "counting"; left: number }
  | { kind: "recording" }
  | { kind: "working" }
  | { kind: "done"; recording: TrimmedRecording; url: string }
  | { kind: "failed"; message: string };

const countFrom = 3;
const longestSeconds = 110;

/** Records one line: a count of three, a level meter, the silence at both ends cut, a take to listen to or to do again. */
export function SoundRecorder({ line, onKeep, onClose }: SoundRecorderProps) {
  const [step, setStep] = useState<Step>({ kind: "ready" });
  const recording = useRef<Recording | null>(null);
  const isOpen = useRef(true);

  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      recording.current?.cancel();
    };
  }, []);
  const takeUrl = step.kind === "done" ? step.url : null;
  useEffect(() => () => void (takeUrl && URL.revokeObjectURL(takeUrl)), [takeUrl]);

  const fail = useCallback((error: unknown) => {
    const message = error instanceof VoiceError ? error.message : "The recording did not work. Try again.";
    if (isOpen.current) setStep({ kind: "failed", message });
  }, []);

  const begin = async () => {
    try {
      const microphone = await openMicrophone();
      for (let left = countFrom; left > 0; left--) {
        if (!isOpen.current) break;
        setStep({ kind: "counting", left });
        await new Promise((resolve) => setTimeout(resolve, 800));
      }
      if (!isOpen.current) {
        for (const track of microphone.getTracks()) track.stop();
        return;
      }
      recording.current = startRecording(microphone);
      setStep({ kind: "recording" });
    } catch (error) {
      fail(error);
    }
  };

  const finish = useCallback(async () => {
    const running = recording.current;
    if (!running) return;
    recording.current = null;
    setStep({ kind: "working" });
    try {
      const trimmed = await trimRecording(await running.finish());
      if (isOpen.current)
        setStep({ kind: "done", recording: trimmed, url: URL.createObjectURL(trimmed.file) });
    } catch (error) {
      fail(error);
    }
  }, [fail]);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Record the line"
      description="Read it as you would say it to a friend."
      actions={
        <>
          {step.kind === "ready" && (
            <Button variant="primary" icon={<Mic className="size-4" />} onClick={begin}>
              Record
            </Button>
          )}
          {step.kind === "recording" && (
            <Button variant="primary" icon={<Square className="size-4" />} onClick={finish}>
              Stop
            </Button>
          )}
          {(step.kind === "done" || step.kind === "failed") && (
            <Button icon={<RotateCcw className="size-4" />} onClick={begin}>
              {step.kind === "done" ? "Record again" : "Try again"}
            </Button>
          )}
          {step.kind === "done" && (
            <Button variant="primary" onClick={() => onKeep(step.recording)}>
              Use this take
            </Button>
          )}
        </>
      }
    >
      <p dir="auto" className="wrap-anywhere whitespace-pre-line rounded-md bg-sunken px-4 py-3 text-lg">
        {line || "This scene has no words yet. Say what you like."}
      </p>
      <div aria-live="polite" className="grid min-h-16 place-items-center">
        {step.kind === "counting" && <span className="tabular font-semibold text-3xl">{step.left}</span>}
        {step.kind === "recording" && recording.current && (
          <LevelMeter recording={recording.current} onLimit={finish} />
        )}
        {step.kind === "working" && <Spinner className="size-5" />}
        {step.kind === "done" && (
          // biome-ignore lint/a11y/useMediaCaption: what it says stands above it
          <audio controls src={step.url} className="w-full" />
        )}
        {step.kind === "failed" && (
          <p role="alert" className="text-danger">
            {step.message}
          </p>
        )}
      </div>
    </Dialog>
  );
}

function LevelMeter({ recording, onLimit }: { recording: Recording; onLimit: () => void }) {
  const bar = useRef<HTMLDivElement>(null);
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const startedMs = performance.now();
    let frame = 0;
    const tick = () => {
      if (bar.current) bar.current.style.scale = `${Math.max(0.01, recording.level())} 1`;
      const elapsed = Math.floor((performance.now() - startedMs) / 1000);
      setSeconds(elapsed);
      if (elapsed >= longestSeconds) onLimit();
      else frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [recording, onLimit]);
  return (
    <div className="grid w-full grid-cols-[auto_1fr_auto] items-center gap-3">
      <span aria-hidden="true" className="size-2.5 animate-pulse rounded-full bg-danger" />
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunken">
        <div ref={bar} className="h-full origin-left bg-accent rtl:origin-right" />
      </div>
      <span className="tabular text-muted text-sm">
        {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, "0")}
      </span>
    </div>
  );
}
