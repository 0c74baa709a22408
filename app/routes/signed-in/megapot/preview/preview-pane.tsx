import ExternalLink from "lucide-react/icons/external-link";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { useEffect, useMemo, useState } from "react";
import type { CellProblem, Row } from "~/domain/rows/table";
import type { Format } from "~/domain/video/format";
import { useReducedMotion } from "~/player/use-media-query";
import { setShape } from "~/scene/edit-style";
import type { Library } from "~/scene/library";
import type { Storyboard } from "~/scene/storyboard";
import { videoSeconds } from "~/scene/video-length";
import { mediaUrl } from "~/studio/media-url";
import { CopyButton } from "~/ui/copy-button";
import { IconButton } from "~/ui/icon-button";
import { SegmentedControl } from "~/ui/segmented-control";
import { shortSeconds } from "../length-choices";
import { RowPlayer } from "./row-player";

interface PreviewPaneProps {
  row: Row;
  rowNumber: number;
  storyboard: Storyboard;
  formats: readonly Format[];
  problems: readonly CellProblem[];
  library: Library;
  /** Where the row is published; null while it is not. */
  link: string | null;
  /** The scene of the cell that is being edited; the video stands there. */
  editedSceneId: string | null;
  isEditing: boolean;
  /** The video alone with its controls beside it, where the pane is low. */
  isCompact: boolean;
}

/** The row that has the keyboard or the pointer, playing; while a cell is edited, the scene that shows it. */
export function PreviewPane({
  row,
  rowNumber,
  storyboard,
  formats,
  problems,
  library,
  link,
  editedSceneId,
  isEditing,
  isCompact,
}: PreviewPaneProps) {
  const reducedMotion = useReducedMotion();
  const [isPlaying, setPlaying] = useState(!reducedMotion);
  const [chosen, setChosen] = useState<Format | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row begins to play
  useEffect(() => {
    setPlaying(!reducedMotion);
    setChosen(null);
  }, [row.id, reducedMotion]);
  useEffect(() => {
    if (isEditing) setPlaying(false);
  }, [isEditing]);
  const format = chosen && formats.includes(chosen) ? chosen : storyboard.format;
  const shown = useMemo(
    () => (format === storyboard.format ? storyboard : setShape(storyboard, format)),
    [storyboard, format],
  );
  const errors = problems.filter(({ weight }) => weight === "error").length;
  const seconds = videoSeconds(shown, library);
  const player = (
    <div className="grid size-full min-h-0 place-items-center [container-type:size]">
      <div style={{ width: `min(100cqw, calc(100cqh * ${format.replace(":", " / ")}))` }}>
        <RowPlayer
          storyboard={shown}
          library={library}
          mediaUrl={mediaUrl}
          label={`${storyboard.title}, ${isPlaying ? "playing" : "paused"}`}
          isPlaying={isPlaying}
          sceneId={editedSceneId}
        />
      </div>
    </div>
  );
  const controls = (
    <div className="flex flex-wrap items-center gap-2">
      <IconButton
        label={isPlaying ? "Pause" : "Play"}
        icon={isPlaying ? <Pause className="size-4" /> : <Play className="size-4" />}
        onClick={() => setPlaying(!isPlaying)}
      />
      {formats.length > 1 ? (
        <SegmentedControl
          label="Format"
          size="sm"
          value={format}
          segments={formats.map((value) => ({ value, label: value }))}
          onChange={setChosen}
        />
      ) : (
        <span className="text-muted text-sm">{format}</span>
      )}
      <span className="tabular ms-auto text-muted text-sm">{shortSeconds(seconds)} s</span>
    </div>
  );
  const note = row.skipped ? (
    <p className="text-muted text-sm">Skipped: no video is made of this row.</p>
  ) : errors > 0 ? (
    <p className="text-danger text-sm">
      {errors === 1 ? "1 cell has to be put right first." : `${errors} cells have to be put right first.`}
    </p>
  ) : null;
  const published = link && (
    <p className="flex items-center justify-between gap-3 text-sm">
      <a
        href={link}
        target="_blank"
        rel="noopener"
        className="inline-flex min-w-0 items-center gap-1.5 hover:underline"
      >
        Open the published video
        <ExternalLink className="size-3.5 shrink-0 text-faint" aria-hidden="true" />
      </a>
      <CopyButton label="Copy link" text={() => link} />
    </p>
  );
  if (isCompact) {
    return (
      <section aria-label={`Preview of row ${rowNumber}`} className="flex min-h-0 grow gap-4 p-4">
        <div className="min-h-0 grow basis-1/2">{player}</div>
        <div className="grid min-w-0 basis-1/2 content-center gap-2">
          <h2 dir="auto" className="line-clamp-3 font-[600]">
            {storyboard.title}
          </h2>
          {controls}
          {published}
          {note}
        </div>
      </section>
    );
  }
  return (
    <section aria-label={`Preview of row ${rowNumber}`} className="flex min-h-0 grow flex-col gap-3 p-4">
      <header className="flex items-baseline justify-between gap-3">
        <h2 dir="auto" className="min-w-0 truncate font-[600]" title={storyboard.title}>
          {storyboard.title}
        </h2>
        <span className="tabular shrink-0 text-muted text-sm">Row {rowNumber}</span>
      </header>
      {published}
      <div className="grid min-h-0 grow place-items-center">{player}</div>
      {controls}
      {note}
    </section>
  );
}
