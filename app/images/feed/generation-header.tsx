import Ellipsis from "lucide-react/icons/ellipsis";
import Repeat from "lucide-react/icons/repeat-2";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import TextCursorInput from "lucide-react/icons/text-cursor-input";
import Trash2 from "lucide-react/icons/trash-2";
import { CancelJob } from "~/shell/cancel-job";
import { formatElapsed } from "~/shell/elapsed";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { Menu, MenuItem, MenuSeparator } from "~/ui/menu";
import { headingOf, settingsLine } from "../settings-line";
import { MadeAt } from "./made-at";
import { isRunning, missingResults, type ShownGeneration } from "./shown-generation";

interface GenerationHeaderProps {
  generation: ShownGeneration;
  elapsedMs: number;
  onReuseWords: () => void;
  onReuseAll: () => void;
  onRetryMissing: () => void;
  onDelete: () => void;
}

/** What was asked for and how far it is. */
export function GenerationHeader({ generation, elapsedMs, ...actions }: GenerationHeaderProps) {
  const { request, modelLabel, results } = generation;
  const done = results.filter(({ state }) => state === "done").length;
  const missing = missingResults(generation).length;
  return (
    <header className="flex items-start justify-between gap-3">
      <div className="grid min-w-0 gap-0.5">
        <h3 dir="auto" className="line-clamp-2 text-pretty font-[550]" title={request.prompt || undefined}>
          {headingOf(request)}
        </h3>
        <p className="tabular truncate text-muted text-sm">
          {settingsLine(request, modelLabel)}
          {!isRunning(generation) && (
            <>
              {" · "}
              <MadeAt ms={generation.startedMs} />
            </>
          )}
        </p>
      </div>
      <div className="flex shrink-0 items-center gap-0.5">
        {isRunning(generation) ? (
          <>
            <span role="status" className="tabular me-1 text-muted text-sm max-sm:sr-only">
              {done} of {results.length}
            </span>
            <time className="tabular me-1 text-muted text-sm">{formatElapsed(elapsedMs)}</time>
            <CancelJob jobId={generation.id} />
          </>
        ) : (
          missing > 0 && (
            <Button size="sm" icon={<RotateCcw className="size-3.5" />} onClick={actions.onRetryMissing}>
              {missing === results.length ? "Retry" : `Retry ${missing}`}
            </Button>
          )
        )}
        <IconButton
          label="Reuse the words"
          size="sm"
          disabled={!request.prompt}
          icon={<TextCursorInput className="size-4" />}
          onClick={actions.onReuseWords}
        />
        <IconButton
          label="Reuse all settings"
          size="sm"
          icon={<Repeat className="size-4" />}
          onClick={actions.onReuseAll}
        />
        <Menu trigger={<IconButton label="More actions" size="sm" icon={<Ellipsis className="size-4" />} />}>
          <MenuItem
            disabled={!request.prompt}
            onSelect={() => void navigator.clipboard.writeText(request.prompt)}
          >
            Copy the words
          </MenuItem>
          {!isRunning(generation) && (
            <>
              <MenuSeparator />
              <MenuItem icon={<Trash2 />} danger onSelect={actions.onDelete}>
                {done > 0 ? "Move all to trash" : "Remove from the feed"}
              </MenuItem>
            </>
          )}
        </Menu>
      </div>
    </header>
  );
}
