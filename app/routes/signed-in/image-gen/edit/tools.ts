import { useState } from "react";
import { type MaskColour, maskColours } from "~/image-editor/mask-colours";

export const maskTools = ["pan", "brush", "erase", "lasso", "rectangle"] as const;
export type MaskTool = (typeof maskTools)[number];

/** Of the tools that have a size. */
export function isBrushTool(tool: MaskTool): boolean {
  return tool === "brush" || tool === "erase";
}

export interface Tools {
  tool: MaskTool;
  /** Diameter, in pixels of the image. */
  size: number;
  hardness: number;
  /** Lasso and rectangle take away instead of adding. */
  takesAway: boolean;
  showsMask: boolean;
  maskColour: MaskColour;
}

const storageKey = "vitrine:image-tools";
const usual: Omit<Tools, "size"> = {
  tool: "brush",
  hardness: 0.8,
  takesAway: false,
  showsMask: true,
  maskColour: "accent",
};
/** Diameter of the brush as a share of the longer side, the first time. */
const usualShare = 0.07;

export const brushSizes = { least: 2, most: 2000 } as const;

/** Places of a slider of brush sizes: small sizes need finer steps than large ones. */
export const brushPlaces = {
  least: Math.ceil(Math.sqrt(brushSizes.least) * 10),
  most: Math.floor(Math.sqrt(brushSizes.most) * 10),
  of: (size: number) => Math.round(Math.sqrt(size) * 10),
  sizeAt: (place: number) => Math.max(brushSizes.least, Math.round((place / 10) ** 2)),
};

/** The brush as it was left the last time, as large beside this image as it was beside the last one. */
export function useTools(longestSide: number): [Tools, (change: Partial<Tools>) => void] {
  const [tools, setTools] = useState<Tools>(() => read(longestSide));
  const change = (fields: Partial<Tools>) =>
    setTools((before) => {
      const next = { ...before, ...fields };
      try {
        const { size, hardness, maskColour } = next;
        localStorage.setItem(storageKey, JSON.stringify({ share: size / longestSide, hardness, maskColour }));
      } catch {
        // Storage is full or off: the brush is as usual the next time.
      }
      return next;
    });
  return [tools, change];
}

/** One step larger or smaller: a tenth, at least a pixel. */
export function stepSize(size: number, direction: 1 | -1): number {
  const next = size + direction * Math.max(1, Math.round(size * 0.12));
  return Math.min(brushSizes.most, Math.max(brushSizes.least, next));
}

function read(longestSide: number): Tools {
  const sized = (share: number) =>
    Math.round(Math.min(brushSizes.most, Math.max(brushSizes.least, share * longestSide)));
  try {
    const { share, hardness, maskColour } = JSON.parse(localStorage.getItem(storageKey) ?? "{}");
    return {
      ...usual,
      size: sized(share > 0 && share <= 1 ? share : usualShare),
      ...(hardness >= 0 && hardness <= 1 ? { hardness } : {}),
      ...(maskColours.includes(maskColour) ? { maskColour } : {}),
    };
  } catch {
    return { ...usual, size: sized(usualShare) };
  }
}
