import Download from "lucide-react/icons/download";
import Upload from "lucide-react/icons/upload";
import { useRef, useState } from "react";
import { saveFile } from "~/client/save-file";
import { parseCaptions, writeSrt, writeVtt } from "~/domain/video/captions";
import { importCaptions, setCaptions } from "~/scene/edit-sound";
import { templateFrom } from "~/scene/library";
import { resolveComposition } from "~/scene/resolve-composition";
import type { Storyboard } from "~/scene/storyboard";
import { useLibrary } from "~/session/use-library";
import { Button } from "~/ui/button";
import { SegmentedControl } from "~/ui/segmented-control";
import { Switch } from "~/ui/switch";
import { changeUndoably } from "./change-undoably";
import type { SoundPanelProps } from "./sound-panel";

type Style = NonNullable<Storyboard["captions"]>["style"];

const styles: { value: Style; label: string }[] = [
  { value: "karaoke", label: "Karaoke" },
  { value: "line", label: "Lines" },
  { value: "word", label: "Words" },
];

const mostFileBytes = 2 * 1024 * 1024;

/** Spoken words in the picture, and as subtitle files in and out. */
export function SoundCaptions({ storyboard, onChange }: SoundPanelProps) {
  const library = useLibrary();
  const file = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const captions = storyboard.captions ?? { show: false, style: "karaoke" as const };
  const hasVoice = storyboard.scenes.some((scene) => scene.voice);

  const download = (kind: "srt" | "vtt") => {
    const { cues } = resolveComposition(storyboard, undefined, library);
    const text = kind === "srt" ? writeSrt(cues) : writeVtt(cues, storyboard.language);
    const type = kind === "srt" ? "application/x-subrip" : "text/vtt";
    const name = storyboard.title.replace(/[\\/:*?"<>|\n]+/g, " ").trim() || "captions";
    saveFile(new Blob([text], { type: `${type};charset=utf-8` }), `${name}.${kind}`);
  };
  const take = async (chosen: File) => {
    setError(null);
    const read = chosen.size <= mostFileBytes ? parseCaptions(await chosen.text()) : [];
    if (read.length === 0) {
      setError("This file holds no captions we can read. Choose an SRT or WebVTT file.");
      return;
    }
    const { transition } = templateFrom(library, storyboard.templateId);
    const { timed, worded } = importCaptions(storyboard, read, transition.seconds);
    if (timed + worded === 0) {
      setError("Its times lie outside this video. Nothing was changed.");
      return;
    }
    changeUndoably(
      onChange,
      summary(timed, worded),
      (current) => importCaptions(current, read, transition.seconds).storyboard,
    );
  };

  return (
    <section className="grid gap-4">
      <Switch
        label="Captions"
        hint={
          hasVoice
            ? "Spoken words in the picture, in the style of the video."
            : "They appear once a scene has a voice."
        }
        checked={captions.show}
        onChange={(show) => onChange((current) => setCaptions(current, { ...captions, show }))}
      />
      {captions.show && (
        <SegmentedControl
          label="Style of the captions"
          value={captions.style}
          onChange={(style) => onChange((current) => setCaptions(current, { ...captions, style }))}
          segments={styles}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={<Upload className="size-4" />} onClick={() => file.current?.click()}>
          Import SRT or VTT
        </Button>
        <Button
          size="sm"
          icon={<Download className="size-4" />}
          disabled={!hasVoice}
          onClick={() => download("srt")}
        >
          SRT
        </Button>
        <Button
          size="sm"
          icon={<Download className="size-4" />}
          disabled={!hasVoice}
          onClick={() => download("vtt")}
        >
          VTT
        </Button>
        <input
          ref={file}
          type="file"
          accept=".srt,.vtt,text/vtt,application/x-subrip"
          tabIndex={-1}
          className="sr-only"
          aria-label="Subtitle file"
          onChange={({ currentTarget }) => {
            const chosen = currentTarget.files?.[0];
            currentTarget.value = "";
            if (chosen) void take(chosen);
          }}
        />
      </div>
      {error && (
        <p role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
    </section>
  );
}

function summary(timed: number, worded: number): string {
  const scenes = (count: number) => (count === 1 ? "1 scene" : `${count} scenes`);
  const parts = [
    timed > 0 ? `${scenes(timed)} with new words and times` : "",
    worded > 0 ? `${scenes(worded)} with a line to say` : "",
  ];
  return `Imported: ${parts.filter(Boolean).join(", ")}`;
}
