import Mic from "lucide-react/icons/mic";
import { useState } from "react";
import { linesToSay } from "~/scene/lines-to-say";
import { momentsOf } from "~/scene/moments";
import { recordOver, type TimeRange } from "~/scene/record-over";
import type { Storyboard } from "~/scene/storyboard";
import { frameTime } from "~/scene/timecode";
import { Button } from "~/ui/button";
import { uploadFile } from "~/uploads/upload-file";
import { newId } from "../new-id";
import { setLoop } from "../set-loop";
import { useEditor, useEditorCommands } from "../use-editor";
import { forgetTake } from "./kept-takes";
import { Recorder } from "./recorder";
import type { TrimmedRecording } from "./voice-file";

/** Longest range, in seconds. */
const mostSeconds = 110;
const notSaved =
  "The take was not saved. It is kept here: record over the range again and choose “Listen to it”.";

/** Records over the range between the in and out points, while the video plays from there; it ends with the range. */
export function PunchIn() {
  const editor = useEditorCommands();
  const loop = useEditor((state) => state.loop);
  const content = useEditor((state) => state.content);
  const storyboard = useEditor((state) => state.storyboard);
  const library = useEditor((state) => state.library);
  const [range, setRange] = useState<TimeRange | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const isTooLong = loop !== null && loop.outSeconds - loop.inSeconds > mostSeconds;
  const place = `${content.id}/range`;

  const keep = async (take: TrimmedRecording, over: TimeRange) => {
    setRange(null);
    setProblem(null);
    setIsSaving(true);
    const name = `Voice over ${frameTime(over.inSeconds)}`;
    try {
      const { id: assetId } = await uploadFile(take.file, {
        name: `${name}.wav`,
        signal: new AbortController().signal,
      });
      const id = newId();
      editor.change("Record over the range", (board) =>
        recordOver(board, id, { assetId, name }, over, library),
      );
      // A refused edit has said why.
      if (!editor.read().storyboard.sounds?.[id]) return setProblem(notSaved);
      editor.select([{ kind: "sound", id }]);
      forgetTake(place);
    } catch {
      setProblem(notSaved);
    } finally {
      setIsSaving(false);
    }
  };

  return (
    <div className="grid gap-1.5">
      <Button
        icon={<Mic className="size-4" />}
        disabled={!isSaving && (loop === null || isTooLong)}
        loading={isSaving}
        className="justify-self-start"
        onClick={() => loop && setRange(loop)}
      >
        {loop
          ? `Record over ${frameTime(loop.inSeconds)} to ${frameTime(loop.outSeconds)}`
          : "Record over a range"}
      </Button>
      <p className="text-muted text-sm">
        {isTooLong
          ? `The range is longer than ${mostSeconds} s. End it earlier.`
          : loop
            ? "The video plays along. Voices that lie in the range are replaced; wear headphones."
            : "Say where it begins and ends, at the playhead."}
      </p>
      <div className="flex flex-wrap gap-1.5">
        <Button size="sm" title="I" onClick={() => setLoop(editor, "in")}>
          Begin here
        </Button>
        <Button size="sm" title="O" onClick={() => setLoop(editor, "out")}>
          End here
        </Button>
      </div>
      {problem && (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
      {range && (
        <Recorder
          title={`Record from ${frameTime(range.inSeconds)} to ${frameTime(range.outSeconds)}`}
          lines={linesIn(storyboard, momentsOf(storyboard, library).timings, range)}
          place={place}
          mostSeconds={range.outSeconds - range.inSeconds}
          isWhole
          onBegin={() => {
            editor.playhead.pause();
            editor.playhead.seek(range.inSeconds);
            editor.playhead.play();
          }}
          onEnd={() => editor.playhead.pause()}
          onClose={() => setRange(null)}
          onKeep={(take) => void keep(take, range)}
        />
      )}
    </div>
  );
}

/** What is to be said in the scenes of a range. */
function linesIn(
  storyboard: Storyboard,
  timings: readonly { startSeconds: number; endSeconds: number }[],
  { inSeconds, outSeconds }: TimeRange,
): string[] {
  const lines = linesToSay(storyboard);
  return storyboard.scenes.flatMap(({ id }, index) => {
    const timing = timings[index];
    const isIn = timing && timing.startSeconds < outSeconds && timing.endSeconds > inSeconds;
    const line = lines.get(id);
    return isIn && line ? [line] : [];
  });
}
