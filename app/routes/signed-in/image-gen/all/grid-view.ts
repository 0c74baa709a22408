import { useState } from "react";

export const gridSizes = ["small", "medium", "large"] as const;
export type GridSize = (typeof gridSizes)[number];

/** How the grid shows images on this device. */
export interface GridView {
  size: GridSize;
  /** Each picture is seen whole, rather than filling its square. */
  isWhole: boolean;
}

const storageKey = "vitrine:grid-view";
const usual: GridView = { size: "medium", isWhole: true };

/** The view of the grid, remembered in this browser. For pages whose grid is drawn in the browser alone. */
export function useGridView(): [GridView, (gridView: GridView) => void] {
  const [gridView, setGridView] = useState<GridView>(readGridView);
  return [
    gridView,
    (next) => {
      setGridView(next);
      try {
        localStorage.setItem(storageKey, JSON.stringify(next));
      } catch {
        // It holds for as long as the page lives.
      }
    },
  ];
}

function readGridView(): GridView {
  if (typeof localStorage === "undefined") return usual;
  try {
    const kept: Partial<GridView> = JSON.parse(localStorage.getItem(storageKey) ?? "{}");
    return {
      size: gridSizes.find((size) => size === kept.size) ?? usual.size,
      isWhole: kept.isWhole !== false,
    };
  } catch {
    return usual;
  }
}
