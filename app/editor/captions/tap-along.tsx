import { useCallback, useEffect, useRef, useState } from "react";
import type { CaptionMoment } from "~/scene/caption-moments";
import { type CaptionTrack, wordsOfCaption } from "~/scene/captions-of";
import { retimeWords } from "~/scene/edit-caption-times";
import type { Caption } from "~/scene/storyboard";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { SegmentedControl } from "~/ui/segmented-control";
import { useEditorCommands } from "../use-editor";

interface TapAlongProps {
  captions: readonly Caption[];
  track: CaptionTrack;
  moment: CaptionMoment;
  sceneNumber: number;
  onClose: () => void;
}

/** What is heard before the first word. */
const LEAD_SECONDS = 1;
const rates = [
  { value: "1", label: "1 ×" },
  { value: "0.75", label: "¾" },
  { value: "0.5", label: "½" },
] as const;

/** The scene plays; each press of a key, or of the button, is the beginning of the next word. */
export function TapAlong({ captions, track, moment, sceneNumber, onClose }: TapAlongProps) {
  const editor = useEditorCommands();
  const { playhead } = editor;
  const words = captions.flatMap((caption) => wordsOfCaption(caption, track.language));
  const starts = useRef<number[]>([]);
  const [tapped, setTapped] = useState(0);
  const [rate, setRate] = useState<(typeof rates)[number]["value"]>("1");
  const [isRunning, setRunning] = useState(false);
  const pad = useRef<HTMLButtonElement>(null);

  const finish = useCallback(() => {
    playhead.pause();
    setRunning(false);
    const times = starts.current;
    if (times.length > 0) {
      editor.change("Retime words by tapping", (board) => retimeWords(board, track, times));
      editor.announce(`${times.length} ${times.length === 1 ? "word" : "words"} retimed.`);
    }
    onClose();
  }, [editor, playhead, track, onClose]);
  useEffect(() => () => playhead.pause(), [playhead]);
  useEffect(() => pad.current?.focus(), []);
  // A scene that is over is over for the tapping too.
  useEffect(
    () =>
      playhead.subscribe(() => {
        if (isRunning && playhead.seconds >= moment.endSeconds) finish();
      }),
    [playhead, isRunning, moment.endSeconds, finish],
  );

  const begin = () => {
    starts.current = [];
    setTapped(0);
    const first = moment.originSeconds + (words[0]?.startSeconds ?? 0);
    playhead.seek(Math.max(0, first - LEAD_SECONDS));
    playhead.setRate(Number(rate));
    setRunning(true);
    pad.current?.focus();
  };
  const tap = () => {
    if (!isRunning) return begin();
    starts.current.push(playhead.seconds - moment.originSeconds);
    setTapped(starts.current.length);
    if (starts.current.length >= words.length) finish();
  };

  return (
    <div className="grid gap-2 rounded-md border border-line bg-raised p-3">
      <button
        ref={pad}
        type="button"
        aria-label={
          isRunning ? `Tap for “${words[tapped]?.text ?? ""}”` : `Begin tapping, scene ${sceneNumber}`
        }
        onPointerDown={(event) => {
          event.preventDefault();
          tap();
        }}
        onKeyDown={(event) => {
          if (event.key === "Tab" || event.ctrlKey || event.metaKey || event.altKey) return;
          event.preventDefault();
          event.stopPropagation();
          if (event.key === "Escape") {
            starts.current = [];
            finish();
          } else if (!event.repeat && event.key !== "Shift") tap();
        }}
        className="grid min-h-20 content-center gap-1 rounded-md border border-line-strong border-dashed bg-surface p-3 text-center"
      >
        <span dir="auto" lang={track.language} className="font-[550] text-xl">
          {isRunning ? words[tapped]?.text : "Tap here, or press any key"}
        </span>
        <span
          dir="auto"
          lang={track.language}
          className={classNames("text-muted text-sm", isRunning && "truncate")}
        >
          {isRunning
            ? words
                .slice(tapped + 1, tapped + 6)
                .map(({ text }) => text)
                .join(" ")
            : "Then once per word, as each is said. Cancel leaves all as it was."}
        </span>
      </button>
      <div className="flex flex-wrap items-center gap-2">
        <SegmentedControl
          label="Speed while tapping"
          size="sm"
          value={rate}
          segments={rates}
          disabled={isRunning}
          onChange={setRate}
        />
        <span className="tabular text-muted text-sm">
          {tapped} of {words.length}
        </span>
        <span className="ms-auto flex gap-2">
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              starts.current = [];
              finish();
            }}
          >
            Cancel
          </Button>
          <Button size="sm" disabled={tapped === 0} onClick={finish}>
            Keep
          </Button>
        </span>
      </div>
    </div>
  );
}
