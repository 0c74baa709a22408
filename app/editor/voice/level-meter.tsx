import { useEffect, useRef, useState } from "react";
import { timecode } from "~/scene/timecode";
import type { Recording } from "./recording";

interface LevelMeterProps {
  recording: Recording;
  isPaused: boolean;
  mostSeconds: number;
  onLimit: () => void;
}

/** Below this nobody would be understood, after so many seconds. */
const TOO_QUIET = 0.35;
const PATIENCE_SECONDS = 3;

/** How loud it is now, for how long, and whether anything is heard at all. */
export function LevelMeter({ recording, isPaused, mostSeconds, onLimit }: LevelMeterProps) {
  const bar = useRef<HTMLDivElement>(null);
  const elapsedMs = useRef(0);
  const [seconds, setSeconds] = useState(0);
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (isPaused) return;
    let beforeMs = performance.now();
    let frame = 0;
    const tick = (nowMs: number) => {
      elapsedMs.current += Math.max(0, nowMs - beforeMs);
      beforeMs = nowMs;
      if (bar.current) bar.current.style.scale = `${Math.max(0.01, recording.level())} 1`;
      const elapsed = elapsedMs.current / 1000;
      setSeconds(Math.floor(elapsed));
      setQuiet(elapsed > PATIENCE_SECONDS && recording.loudest() < TOO_QUIET);
      if (elapsed >= mostSeconds) onLimit();
      else frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [recording, isPaused, mostSeconds, onLimit]);
  return (
    <div className="grid w-full gap-2">
      <div className="grid grid-cols-[auto_1fr_auto] items-center gap-3">
        <span
          aria-hidden="true"
          className={`size-2.5 rounded-full ${isPaused ? "bg-neutral-8" : "animate-pulse bg-danger"}`}
        />
        <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunken">
          <div ref={bar} className="h-full origin-left bg-accent rtl:origin-right" />
        </div>
        <span className="tabular text-muted text-sm">{timecode(seconds)}</span>
      </div>
      {isPaused && <p className="text-muted text-sm">Paused. Nothing is recorded until you go on.</p>}
      {isQuiet && !isPaused && (
        <p className="text-sm text-warning">
          Hardly anything is heard. Come closer, or check that the right microphone is chosen and not muted.
        </p>
      )}
    </div>
  );
}
