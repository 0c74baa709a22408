import { mediaAddress } from "~/client/media-address";
import { assetIdIn } from "~/domain/rows/read-cell";

import { classNames } from "~/ui/class-names";
import type { GridCell, GridColumn } from "./grid-types";

/** What a cell shows while nobody types into it, by the type of its column. */
export function CellContent({ cell, column: { column } }: { cell: GridCell; column: GridColumn }) {
  const { shown } = cell;
  switch (column.type) {
    case "picture":
      return (
        <span className="flex min-w-0 items-center gap-2">
          {cell.pictureId && (
            <img
              src={mediaAddress(cell.pictureId, 320)}
              alt=""
              loading="lazy"
              decoding="async"
              className="size-9 shrink-0 rounded-sm bg-sunken object-cover"
            />
          )}
          {/* An address says where the picture is to come from; once it is here, it shows itself. */}
          {!cell.pictureId && <Line text={assetIdIn(shown) ? "" : shown} />}
        </span>
      );
    case "color":
      return (
        <span className="flex min-w-0 items-center gap-2">
          {/^#[0-9a-f]{6}$/i.test(shown.trim()) && (
            <span
              className="size-4 shrink-0 rounded-sm shadow-[inset_0_0_0_1px_var(--color-line-strong)]"
              style={{ backgroundColor: shown.trim() }}
            />
          )}
          <Line text={shown} />
        </span>
      );
    case "number":
    case "money":
      return <Line text={shown} className="tabular text-end" />;
    default:
      return (
        <span dir="auto" className="line-clamp-2 min-w-0 grow whitespace-pre-line">
          {shown}
        </span>
      );
  }
}

function Line({ text, className }: { text: string; className?: string }) {
  return (
    <span dir="auto" className={classNames("min-w-0 grow truncate", className)}>
      {text}
    </span>
  );
}
