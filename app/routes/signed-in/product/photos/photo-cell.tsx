import { type DragEvent, type KeyboardEvent, useState } from "react";
import { mediaAddress } from "~/client/media-address";
import type { ProductPhoto } from "~/domain/products/product";
import { Badge } from "~/ui/badge";
import { roleNames } from "./role-names";

interface PhotoCellProps {
  photo: ProductPhoto;
  /** From 0. */
  place: number;
  variantName: string | undefined;
  onOpen: () => void;
  onMove: (assetId: string, to: number) => void;
}

const draggedType = "application/x-vitrine-product-photo";

/** One photo in the row: opened by a press, moved by dragging it onto another or by Shift and an arrow key. */
export function PhotoCell({ photo, place, variantName, onOpen, onMove }: PhotoCellProps) {
  const [isOver, setOver] = useState(false);
  const { assetId, cutOutAssetId, alt, role } = photo;
  const isDragged = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(draggedType);

  function moveByKey(event: KeyboardEvent) {
    if (!event.shiftKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const step = { ArrowLeft: isRtl ? 1 : -1, ArrowRight: isRtl ? -1 : 1, ArrowUp: -1, ArrowDown: 1 }[
      event.key
    ];
    if (step === undefined) return;
    event.preventDefault();
    onMove(assetId, place + step);
  }

  return (
    <div className="grid gap-1.5">
      <button
        type="button"
        draggable
        aria-label={`${roleNames[role]}: ${alt || "no description yet"}`}
        aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
        onClick={onOpen}
        onKeyDown={moveByKey}
        onDragStart={(event) => {
          event.dataTransfer.setData(draggedType, assetId);
          event.dataTransfer.effectAllowed = "move";
        }}
        onDragOver={(event) => {
          if (!isDragged(event)) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          if (!isDragged(event)) return;
          event.preventDefault();
          setOver(false);
          onMove(event.dataTransfer.getData(draggedType), place);
        }}
        className={`relative block aspect-square overflow-hidden rounded-md bg-sunken outline-offset-2 ${isOver ? "shadow-[0_0_0_2px_var(--color-surface),0_0_0_4px_var(--color-accent)]" : ""}`}
      >
        <img
          src={mediaAddress(cutOutAssetId ?? assetId, 320)}
          alt=""
          loading="lazy"
          draggable={false}
          className={`size-full ${cutOutAssetId ? "object-contain p-2" : "object-cover"}`}
        />
        {cutOutAssetId && (
          <span className="absolute start-1.5 bottom-1.5">
            <Badge>Cut out</Badge>
          </span>
        )}
      </button>
      <span className="grid text-sm">
        <span className="font-[550]">{roleNames[role]}</span>
        {variantName && <span className="truncate text-muted">{variantName}</span>}
      </span>
    </div>
  );
}
