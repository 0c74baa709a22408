import { callApi } from "~/client/call-api";
import type { Logo } from "~/domain/brands/brand";
import { withSvgDrawn } from "~/uploads/draw-svg";
import { hexOfPixels, visibleBox } from "./logo-pixels";

/** Sharp wherever a logo stands; larger ones only cost time. */
const largestSide = 2048;

/**
 * Sends a logo, cut to what is visible of it, and measures it. An SVG is cleaned and drawn first, see `withSvgDrawn`. Throws with
 * words for the person where it is no picture or nothing is visible in it.
 */
export async function prepareLogo(file: File): Promise<{ logo: Logo; isOpaque: boolean }> {
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
    const name = drawn.name.replace(/\.\w+$/, ".png");
    const { asset } = await callApi<{ asset: { id: string } }>("/api/v1/assets", {
      method: "POST",
      body: new File([blob], name, { type: "image/png" }),
      headers: { "X-Vitrine-Name": encodeURIComponent(name) },
    });
    const ratio = Math.min(20, Math.max(0.05, box.width / box.height));
    const { color, isOpaque } = hexOfPixels(pixels, box);
    return { logo: { assetId: asset.id, ratio, ink: color }, isOpaque };
  } finally {
    picture.close();
  }
}
