import { useState } from "react";

export const wallSizes = ["small", "medium", "large"] as const;
export type WallSize = (typeof wallSizes)[number];

/** How the wall is looked at on this device. */
export interface WallLook {
  size: WallSize;
  /** Each picture is seen whole, rather than filling its square. */
  isWhole: boolean;
}

const storageKey = "vitrine:wall-look";
const usual: WallLook = { size: "medium", isWhole: false };

/** The look, remembered in this browser. For pages whose wall is drawn in the browser alone. */
export function useWallLook(): [WallLook, (look: WallLook) => void] {
  const [look, setLook] = useState<WallLook>(readLook);
  return [
    look,
    (next) => {
      setLook(next);
      try {
        localStorage.setItem(storageKey, JSON.stringify(next));
      } catch {
        // It holds for as long as the page lives.
      }
    },
  ];
}

function readLook(): WallLook {
  if (typeof localStorage === "undefined") return usual;
  try {
    const kept: Partial<WallLook> = JSON.parse(localStorage.getItem(storageKey) ?? "{}");
    return {
      size: wallSizes.find((size) => size === kept.size) ?? usual.size,
      isWhole: kept.isWhole === true,
    };
  } catch {
    return usual;
  }
}
