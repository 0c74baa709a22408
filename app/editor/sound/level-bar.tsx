import { useEffect, useRef } from "react";
import { readingAt, type SoundReading } from "~/engine/sound/read-sound";
import { useEditorCommands } from "../use-editor";

type Levels = ReturnType<typeof readingAt>;

interface LevelBarProps {
  reading: SoundReading | null;
  /** In decibels; the same function in every render. */
  of: (now: Levels) => number;
}

/** How loud something is where the playhead stands, while the video plays. A place on it has one colour, however loud it is. */
export function LevelBar({ reading, of }: LevelBarProps) {
  const { playhead } = useEditorCommands();
  const colours = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const draw = () => {
      const decibels =
        reading && playhead.isPlaying ? of(readingAt(reading, playhead.seconds)) : Number.NEGATIVE_INFINITY;
      // From −50 dB up, as the ear hears it.
      const hidden = Math.max(0, Math.min(1, -decibels / 50));
      if (colours.current) colours.current.style.clipPath = `inset(0 ${hidden * 100}% 0 0)`;
    };
    draw();
    return playhead.subscribe(draw);
  }, [playhead, reading, of]);
  return (
    <span aria-hidden="true" className="block h-1.5 overflow-hidden rounded-full bg-sunken">
      <span
        ref={colours}
        className="block h-full bg-linear-to-r from-success via-75% via-success to-danger rtl:-scale-x-100"
      />
    </span>
  );
}
