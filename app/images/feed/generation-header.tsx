import Copy from "lucide-react/icons/copy";
import Dices from "lucide-react/icons/dices";
import Download from "lucide-react/icons/download";
import Ellipsis from "lucide-react/icons/ellipsis";
import LayoutGrid from "lucide-react/icons/layout-grid";
import Repeat from "lucide-react/icons/repeat-2";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Star from "lucide-react/icons/star";
import TextCursorInput from "lucide-react/icons/text-cursor-input";
import Trash2 from "lucide-react/icons/trash-2";
import { formatCredits } from "~/domain/credits/format-credits";
import { CancelJob } from "~/shell/cancel-job";
import { formatElapsed } from "~/shell/elapsed";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { Menu, MenuItem, MenuSeparator } from "~/ui/menu";
import { headingOf, settingsLine } from "../settings-line";
import { MadeAt } from "./made-at";
import { retryLabel } from "./retry-label";
import { isRunning, type ShownGeneration } from "./shown-generation";

interface GenerationHeaderProps {
  generation: ShownGeneration;
  elapsedMs: number;
  /** Indexes of what did not come and may come when it is asked for again. */
  repeatable: readonly number[];
  /** Credits of asking for those again; null where that is not possible any more. */
  retryPrice: number | null;
  /** How many images there are to do something with. */
  imageCount: number;
  /** Credits of making all of it again; null where that is not possible any more. */
  priceAgain: number | null;
  onReusePrompt: () => void;
  onReuseAll: () => void;
  onRetryMissing: () => void;
  onAgain: () => void;
  onStarAll: () => void;
  onCollectAll: () => void;
  onDownloadAll: () => void;
  onDelete: () => void;
}

/** What was asked for and how far it is. */
export function GenerationHeader(props: GenerationHeaderProps) {
  const { generation, elapsedMs, repeatable, retryPrice, imageCount, priceAgain, ...actions } = props;
  const { request, modelLabel, results } = generation;
  const done = results.filter(({ state }) => state === "done").length;
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
          repeatable.length > 0 && (
            <Button
              size="sm"
              icon={<RotateCcw className="size-3.5" />}
              disabled={retryPrice === null}
              onClick={actions.onRetryMissing}
            >
              {retryLabel(repeatable.length === results.length ? null : repeatable.length, retryPrice)}
            </Button>
          )
        )}
        <IconButton
          label="Reuse the words"
          size="sm"
          disabled={!request.prompt}
          icon={<TextCursorInput className="size-4" />}
          onClick={actions.onReusePrompt}
        />
        <IconButton
          label="Reuse all settings"
          size="sm"
          icon={<Repeat className="size-4" />}
          onClick={actions.onReuseAll}
        />
        <Menu trigger={<IconButton label="More actions" size="sm" icon={<Ellipsis className="size-4" />} />}>
          <MenuItem icon={<Dices />} disabled={priceAgain === null} onSelect={actions.onAgain}>
            Again with a new seed{priceAgain !== null && ` · ${formatCredits(priceAgain)}`}
          </MenuItem>
          <MenuItem
            icon={<Copy />}
            disabled={!request.prompt}
            onSelect={() => void navigator.clipboard.writeText(request.prompt)}
          >
            Copy the words
          </MenuItem>
          {imageCount > 0 && (
            <>
              <MenuSeparator />
              <MenuItem icon={<Star />} onSelect={actions.onStarAll}>
                {imageCount > 1 ? "Star all" : "Star it"}
              </MenuItem>
              <MenuItem icon={<LayoutGrid />} onSelect={actions.onCollectAll}>
                {imageCount > 1 ? "Put all on a board" : "Put on a board"}
              </MenuItem>
              <MenuItem icon={<Download />} onSelect={actions.onDownloadAll}>
                {imageCount > 1 ? `Download all ${imageCount} as a zip` : "Download"}
              </MenuItem>
            </>
          )}
          {!isRunning(generation) && (
            <>
              <MenuSeparator />
              <MenuItem icon={<Trash2 />} danger onSelect={actions.onDelete}>
                {imageCount > 0 ? "Move all to trash" : "Remove from the feed"}
              </MenuItem>
            </>
          )}
        </Menu>
      </div>
    </header>
  );
}
