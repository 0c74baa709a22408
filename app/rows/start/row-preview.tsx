import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useMemo, useState } from "react";
import type { Column, Mapping, Row } from "~/domain/rows/table";
import { PreviewPlayer } from "~/player/preview-player";
import { sizeOfFormat } from "~/scene/format-size";
import type { Library } from "~/scene/library";
import { resolveComposition } from "~/scene/resolve-composition";
import { rowStoryboard } from "~/scene/rows/row-storyboard";
import type { Storyboard } from "~/scene/storyboard";
import { IconButton } from "~/ui/icon-button";
import { sampleUrl } from "./sample-base";

interface RowPreviewProps {
  columns: readonly Column[];
  rows: readonly Row[];
  mapping: Mapping;
  base: Storyboard;
  library: Library;
}

/** About twice the pixels it is shown in. */
const scale = 0.45;

/** The video of a row as it would be now, playing. Pictures at addresses come with the table. */
export function RowPreview({ columns, rows, mapping, base, library }: RowPreviewProps) {
  const [index, setIndex] = useState(0);
  const row = rows[Math.min(index, rows.length - 1)];
  const composition = useMemo(() => {
    if (!row) return null;
    const { storyboard } = rowStoryboard(base, columns, mapping, row, new Map(), library);
    return resolveComposition(storyboard, sizeOfFormat(storyboard.format, scale), library);
  }, [row, base, columns, mapping, library]);
  if (!composition) return null;
  return (
    <aside
      aria-label="Preview"
      className="grid content-start gap-3 self-start max-lg:hidden lg:sticky lg:top-20"
    >
      <div className="overflow-hidden rounded-md shadow-raised">
        <PreviewPlayer
          composition={composition}
          mediaUrl={sampleUrl}
          label={`The video of row ${index + 1}`}
          autoPlay
        />
      </div>
      <div className="flex items-center justify-between">
        <IconButton
          label="Row before"
          icon={<ChevronLeft className="size-4 rtl:-scale-x-100" />}
          disabled={index === 0}
          onClick={() => setIndex(index - 1)}
        />
        <span className="tabular text-muted text-sm">
          Row {(index + 1).toLocaleString()} of {rows.length.toLocaleString()}
        </span>
        <IconButton
          label="Next row"
          icon={<ChevronRight className="size-4 rtl:-scale-x-100" />}
          disabled={index >= rows.length - 1}
          onClick={() => setIndex(index + 1)}
        />
      </div>
    </aside>
  );
}
