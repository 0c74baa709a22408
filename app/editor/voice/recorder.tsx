import Mic from "lucide-react/icons/mic";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Square from "lucide-react/icons/square";
import { useCallback, useEffect, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Slider } from "~/ui/slider";
import { Spinner } from "~/ui/spinner";
import { forgetTake, keepTake, readTake } from "./kept-takes";
import { LevelMeter } from "./level-meter";
import { Prompter } from "./prompter";
import { openMicrophone, type Recording, startRecording } from "./recording";
import { type TrimmedRecording, trimRecording, VoiceError, wholeRecording } from "./voice-file";

interface RecorderProps {
  title: string;
  /** What is to be read aloud, in order; without words there is no prompter. */
  lines: readonly string[];
  /** What is to be recorded where there are no words. */
  wordless?: string;
  /** Where the take is kept on this device until it is used. */
  place: string;
  /** Longest take, in seconds. */
  mostSeconds: number;
  /** Silence at the ends stays, so that the take keeps step with the video. */
  isWhole?: boolean;
  /** The recording itself begins, after the count, and ends. */
  onBegin?: () => void;
  onEnd?: () => void;
  onKeep: (recording: TrimmedRecording) => void;
  onClose: () => void;
}

type Step =
  | { kind: "ready" }
  | { kind: "counting"; left: number }
  | { kind: "recording" }
  | { kind: "paused" }
  | { kind: "working" }
  | { kind: "done"; recording: TrimmedRecording; url: string }
  | { kind: "failed"; message: string };

const countFrom = 3;

/** Records, with a prompter where there are words to read: a count of three, a level meter, pauses, a take to listen to or to do again. */
export function Recorder({
  title,
  lines,
  wordless = "There are no words here yet. Say what you like.",
  place,
  mostSeconds,
  isWhole = false,
  onBegin,
  onEnd,
  onKeep,
  onClose,
}: RecorderProps) {
  const [step, setStep] = useState<Step>({ kind: "ready" });
  const [left, setLeft] = useState<Blob | null>(null);
  const [turn, setTurn] = useState(0);
  const [wordsPerMinute, setWordsPerMinute] = useState(140);
  const recording = useRef<Recording | null>(null);
  const isOpen = useRef(true);
  const ending = useRef(onEnd);
  ending.current = onEnd;

  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      if (recording.current) ending.current?.();
      recording.current?.cancel();
    };
  }, []);
  useEffect(() => void readTake(place).then((take) => isOpen.current && setLeft(take)), [place]);
  const takeUrl = step.kind === "done" ? step.url : null;
  useEffect(() => () => void (takeUrl && URL.revokeObjectURL(takeUrl)), [takeUrl]);

  const fail = useCallback((error: unknown) => {
    const message = error instanceof VoiceError ? error.message : "The recording did not work. Try again.";
    if (isOpen.current) setStep({ kind: "failed", message });
  }, []);
  const show = useCallback(
    async (take: Blob) => {
      setStep({ kind: "working" });
      try {
        const trimmed = await (isWhole ? wholeRecording(take) : trimRecording(take));
        if (isOpen.current)
          setStep({ kind: "done", recording: trimmed, url: URL.createObjectURL(trimmed.file) });
      } catch (error) {
        fail(error);
      }
    },
    [fail, isWhole],
  );

  const begin = async () => {
    setLeft(null);
    setTurn((before) => before + 1);
    try {
      const microphone = await openMicrophone();
      for (let count = countFrom; count > 0; count--) {
        if (!isOpen.current) break;
        setStep({ kind: "counting", left: count });
        await new Promise((resolve) => setTimeout(resolve, 800));
      }
      if (!isOpen.current) {
        for (const track of microphone.getTracks()) track.stop();
        return;
      }
      recording.current = startRecording(microphone, (soFar) => keepTake(place, soFar));
      setStep({ kind: "recording" });
      onBegin?.();
    } catch (error) {
      fail(error);
    }
  };
  const finish = useCallback(async () => {
    const running = recording.current;
    if (!running) return;
    recording.current = null;
    ending.current?.();
    try {
      await show(await running.finish());
    } catch (error) {
      fail(error);
    }
  }, [show, fail]);
  const pause = () => {
    recording.current?.pause();
    setStep({ kind: "paused" });
  };
  const resume = () => {
    recording.current?.resume();
    setStep({ kind: "recording" });
  };
  const isRunning = step.kind === "recording" || step.kind === "paused";
  const hasWords = lines.some((line) => line.trim());

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={
        hasWords
          ? "Read it as you would say it to a friend. The text scrolls as fast as you set it."
          : wordless
      }
      actions={
        <>
          {step.kind === "ready" && (
            <Button variant="primary" icon={<Mic className="size-4" />} onClick={begin}>
              Record
            </Button>
          )}
          {step.kind === "recording" && !isWhole && (
            <Button icon={<Pause className="size-4" />} onClick={pause}>
              Pause
            </Button>
          )}
          {step.kind === "paused" && (
            <Button icon={<Play className="size-4" />} onClick={resume}>
              Go on
            </Button>
          )}
          {isRunning && (
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
      {hasWords && (
        <>
          <Prompter
            lines={lines}
            isRunning={step.kind === "recording"}
            turn={turn}
            wordsPerMinute={wordsPerMinute}
          />
          <Slider
            label="Reading speed"
            value={wordsPerMinute}
            min={80}
            max={220}
            step={5}
            format={(value) => `${value} words a minute`}
            onChange={setWordsPerMinute}
          />
        </>
      )}
      <div aria-live="polite" className="grid min-h-16 place-items-center">
        {step.kind === "ready" && left && (
          <div className="flex w-full flex-wrap items-center gap-2 rounded-md bg-warning-soft px-3 py-2 text-sm">
            <span className="grow">A recording made here before was not used.</span>
            <Button size="sm" onClick={() => void show(left)}>
              Listen to it
            </Button>
            <Button
              size="sm"
              variant="ghost"
              onClick={() => {
                forgetTake(place);
                setLeft(null);
              }}
            >
              Delete it
            </Button>
          </div>
        )}
        {step.kind === "counting" && <span className="tabular font-semibold text-3xl">{step.left}</span>}
        {isRunning && recording.current && (
          <LevelMeter
            recording={recording.current}
            isPaused={step.kind === "paused"}
            mostSeconds={mostSeconds}
            onLimit={finish}
          />
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
