import type { DragEvent } from "react";
import type { Asset } from "~/stores/assets/asset-document";

const assetsType = "application/x-vitrine-assets";
const folderType = "application/x-vitrine-folder";

export type Dropped = { kind: "assets"; ids: string[] } | { kind: "folder"; id: string };

/** Begins to drag files of the library; other programs get their names. */
export function dragAssets(event: DragEvent, assets: readonly Asset[]): void {
  event.dataTransfer.effectAllowed = "move";
  event.dataTransfer.setData(assetsType, JSON.stringify(assets.map(({ id }) => id)));
  event.dataTransfer.setData("text/plain", assets.map(({ name }) => name).join("\n"));
}

export function dragFolder(event: DragEvent, folderId: string): void {
  event.dataTransfer.effectAllowed = "move";
  event.dataTransfer.setData(folderType, folderId);
}

export interface DropTarget {
  onDragOver: (event: DragEvent<HTMLElement>) => void;
  onDragLeave: (event: DragEvent<HTMLElement>) => void;
  onDrop: (event: DragEvent<HTMLElement>) => void;
}

/** Handlers of an element that takes files and folders of the library; `data-drop` says that they are over it. */
export function attachDropped(onDropped: (dropped: Dropped) => void): DropTarget {
  return {
    onDragOver: (event) => {
      if (![assetsType, folderType].some((type) => event.dataTransfer.types.includes(type))) return;
      event.preventDefault();
      event.currentTarget.dataset.drop = "true";
    },
    onDragLeave: (event) => {
      delete event.currentTarget.dataset.drop;
    },
    onDrop: (event) => {
      delete event.currentTarget.dataset.drop;
      const dropped = readDropped(event.dataTransfer);
      if (!dropped) return;
      event.preventDefault();
      event.stopPropagation();
      onDropped(dropped);
    },
  };
}

function readDropped(data: DataTransfer): Dropped | null {
  const folderId = data.getData(folderType);
  if (folderId) return { kind: "folder", id: folderId };
  const ids: unknown = JSON.parse(data.getData(assetsType) || "null");
  return Array.isArray(ids) ? { kind: "assets", ids: ids.map(String) } : null;
}
