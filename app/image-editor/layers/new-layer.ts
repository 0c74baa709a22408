import type { AdTheme } from "../ad/ad-theme";
import type { CalmArea } from "../ad/calm-area";
import type { Size } from "../geometry";
import {
  type LabelLayer,
  type LabelShape,
  type PictureLayer,
  plainPlace,
  type ShapeLayer,
  type TextLayer,
  type TextLook,
} from "./layer";
import { marginShare } from "./snap-layer";

/** Where a new text goes and what colour is read there. */
export interface TextPlace {
  area: Pick<CalmArea, "x" | "y" | "width" | "height">;
  color: string;
}

/** Until something is typed. */
export const newTextWords = "Your words";

/** A text in the emptiest part of the image, as large as it fits. */
export function newText(id: string, image: Size, theme: AdTheme, { area, color }: TextPlace): TextLayer {
  const shorter = Math.min(image.width, image.height);
  const height = Math.min(area.height * image.height, shorter * 0.3);
  return {
    ...plainPlace,
    id,
    name: "Text",
    kind: "text",
    text: newTextWords,
    x: Math.round(area.x * image.width),
    y: Math.round(area.y * image.height),
    width: Math.round(area.width * image.width),
    height: Math.round(height),
    look: {
      ...theme.headline,
      align: "start",
      verticalAlign: "top",
      maxSize: Math.max(6, shorter * 0.14),
      color,
      effect: "none",
      effectColor: theme.colours.ground,
    },
  };
}

const labelSizes: Record<LabelShape, readonly [width: number, height: number]> = {
  pill: [0.34, 0.09],
  rounded: [0.34, 0.09],
  box: [0.34, 0.09],
  disc: [0.3, 0.3],
  burst: [0.32, 0.32],
  tag: [0.36, 0.16],
  ribbon: [0.42, 0.13],
};

/** A button or a badge in the theme's accent, near the bottom or the top corner. */
export function newLabel(id: string, shape: LabelShape, image: Size, theme: AdTheme): LabelLayer {
  const shorter = Math.min(image.width, image.height);
  const [width, height] = labelSizes[shape].map((share) => Math.round(share * shorter)) as [number, number];
  const isButton = labelSizes[shape][1] === 0.09;
  const margin = shorter * marginShare;
  const look: TextLook = {
    ...(isButton ? theme.action : theme.figure),
    lineHeight: 1.1,
    align: "center",
    verticalAlign: "middle",
    maxSize: height,
    color: theme.colours.onAccent,
    effect: "none",
    effectColor: theme.colours.accent,
  };
  return {
    ...plainPlace,
    id,
    name: isButton ? "Button" : "Badge",
    kind: "label",
    shape,
    fill: theme.colours.accent,
    text: isButton ? "Shop now" : "−20 %",
    detail: "",
    look,
    x: Math.round(isButton ? (image.width - width) / 2 : image.width - margin - width),
    y: Math.round(isButton ? image.height - margin - height : margin),
    width,
    height,
  };
}

/** A shape in the middle; a fade over the lower half. */
export function newShape(id: string, shape: ShapeLayer["shape"], image: Size, color: string): ShapeLayer {
  const shorter = Math.min(image.width, image.height);
  const box = { name: "Shape", id, kind: "shape" as const, shape, color, roundness: 0, ...plainPlace };
  const margin = shorter * marginShare;
  if (shape === "fade") {
    const height = Math.round(image.height * 0.55);
    return {
      ...box,
      name: "Fade",
      x: 0,
      y: image.height - height,
      width: image.width,
      height,
      opacity: 0.85,
    };
  }
  if (shape === "frame") {
    const place = {
      x: margin / 2,
      y: margin / 2,
      width: image.width - margin,
      height: image.height - margin,
    };
    return { ...box, name: "Frame", ...place };
  }
  const width = Math.round(shorter * (shape === "line" ? 0.4 : 0.3));
  const height = shape === "line" ? Math.max(2, Math.round(shorter * 0.006)) : width;
  return {
    ...box,
    x: Math.round((image.width - width) / 2),
    y: Math.round((image.height - height) / 2),
    width,
    height,
  };
}

/** A picture in the middle, at most so large that it fits; a logo small in the upper corner. */
export function newPicture(
  id: string,
  asset: { id: string; name: string } & Size,
  image: Size,
  isLogo = false,
): PictureLayer {
  const shorter = Math.min(image.width, image.height);
  const most = isLogo
    ? { width: shorter * 0.28, height: shorter * 0.13 }
    : { width: image.width * 0.8, height: image.height * 0.8 };
  const scale = Math.min(
    isLogo ? Number.POSITIVE_INFINITY : 1,
    most.width / asset.width,
    most.height / asset.height,
  );
  const width = Math.max(1, asset.width * scale);
  const height = Math.max(1, asset.height * scale);
  const margin = shorter * marginShare;
  return {
    ...plainPlace,
    id,
    kind: "picture",
    assetId: asset.id,
    name: asset.name.slice(0, 200) || (isLogo ? "Logo" : "Picture"),
    x: isLogo ? margin : (image.width - width) / 2,
    y: isLogo ? margin : (image.height - height) / 2,
    width,
    height,
  };
}
