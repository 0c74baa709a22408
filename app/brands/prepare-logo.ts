import { callApi } from "~/client/call-api";
import type { Logo } from "~/domain/brands/brand";
import { isSvg, withSvgDrawn } from "~/uploads/draw-svg";
import { hexOfPixels, visibleBox } from "./logo-pixels";
import { logoPaths } from "./svg/logo-paths";

/** Sharp wherever a logo stands; larger ones only cost time. */
const largestSide = 2048;

/** A logo, cut to what is visible of it, with what was measured of it. */
export interface MeasuredLogo extends Omit<Logo, "assetId"> {
  file: File;
  /** It brings a ground of its own. */
  isOpaque: boolean;
  /** Those of its pixels, the most frequent first. */
  colors: string[];
}

/**
 * Cuts and measures a logo. An SVG is cleaned and drawn first, see `withSvgDrawn`, and has its paths where they draw the same. Throws with words for the person where it is
 * no picture or nothing is visible in it.
 */
export async function measureLogo(file: File): Promise<MeasuredLogo> {
  const drawn = await withSvgDrawn(file);
  const picture = await createImageBitmap(drawn).catch(() => {
    throw new Error("This file could not be read as a picture. Use a PNG, JPEG, WebP or SVG.");
  });
  try {
    const scale = Math.min(1, largestSide / Math.max(picture.width, picture.height));
    const width = Math.max(1, Math.round(picture.width * scale));
    const height = Math.max(1, Math.round(picture.height * scale));
    const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("This browser gives no canvas. Try another one.");
    context.imageSmoothingQuality = "high";
    context.drawImage(picture, 0, 0, width, height);
    const pixels = context.getImageData(0, 0, width, height);
    const box = visibleBox(pixels);
    if (!box) throw new Error("Nothing is visible in this file. Choose another one.");
    const cut = new OffscreenCanvas(box.width, box.height);
    cut.getContext("2d")?.drawImage(context.canvas, -box.x, -box.y);
    const blob = await cut.convertToBlob({ type: "image/png" });
    const paths = isSvg(file) ? await logoPaths(file, { width, height, box, pixels: cut }) : null;
    const name = drawn.name.replace(/\.\w+$/, ".png");
    const ratio = Math.min(20, Math.max(0.05, box.width / box.height));
    const { color: ink, isOpaque, colors } = hexOfPixels(pixels, box);
    return {
      file: new File([blob], name, { type: "image/png" }),
      ratio,
      ink,
      ...(paths && { paths }),
      isOpaque,
      colors,
    };
  } finally {
    picture.close();
  }
}

/** Keeps a logo among the person's files. */
export async function sendLogo({ file, ratio, ink, paths }: MeasuredLogo): Promise<Logo> {
  const { asset } = await callApi<{ asset: { id: string } }>("/api/v1/assets", {
    method: "POST",
    body: file,
    headers: { "X-Vitrine-Name": encodeURIComponent(file.name) },
  });
  return { assetId: asset.id, ratio, ink, ...(paths && { paths }) };
}
