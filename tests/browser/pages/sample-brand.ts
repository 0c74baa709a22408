import { newBrand } from "~/domain/brands/brand";
import { type AppliedFields, applyBrand } from "~/scene/apply-brand";
import type { Storyboard } from "~/scene/storyboard";
import { contextOf } from "./engine-assets.ts";

/** A brand with everything a brand can add to a video. */
export const sampleBrand: AppliedFields = {
  ...newBrand,
  id: "sample",
  name: "Norrland",
  logos: {
    light: { assetId: "logo-light", ratio: 4, ink: "#fdfaf4" },
    dark: { assetId: "logo-dark", ratio: 4, ink: "#16302b" },
    mark: { assetId: "logo-mark", ratio: 1, ink: "#c8502d" },
  },
  colors: [
    { role: "background", color: "#f3eee4" },
    { role: "text", color: "#16302b" },
    { role: "accent", color: "#c8502d" },
  ],
  typefaces: { headline: { family: "Fraunces Variable" }, body: { family: "Manrope Variable" } },
  radius: 24,
  watermark: { show: true, corner: "bottom-end", opacity: 0.55 },
  disclaimer: "While stocks last. One per customer, not with other offers.",
  callToAction: "Shop at norrland.example",
};

export function inSampleBrand(storyboard: Storyboard, changes: Partial<AppliedFields> = {}): Storyboard {
  return applyBrand(storyboard, { ...sampleBrand, ...changes }).storyboard;
}

/** The logos of the sample brand by their asset ids, with their transparency. */
export function paintLogos(): Map<string, ImageBitmap> {
  const { light, dark, mark } = sampleBrand.logos;
  return new Map(
    [light, dark, mark].flatMap((logo): [string, ImageBitmap][] =>
      logo ? [[logo.assetId, paintLogo(logo.ink, logo.ratio)]] : [],
    ),
  );
}

/** A disc with a hill cut out of it, and bars in place of a name: no letters, so it is the same on every machine. */
function paintLogo(ink: string, ratio: number): ImageBitmap {
  const height = 240;
  const canvas = new OffscreenCanvas(height * ratio, height);
  const context = contextOf(canvas);
  context.fillStyle = ink;
  context.beginPath();
  context.arc(height / 2, height / 2, height / 2, 0, 7);
  context.fill();
  context.globalCompositeOperation = "destination-out";
  context.beginPath();
  context.moveTo(height * 0.14, height * 0.78);
  context.lineTo(height * 0.46, height * 0.3);
  context.lineTo(height * 0.62, height * 0.54);
  context.lineTo(height * 0.7, height * 0.44);
  context.lineTo(height * 0.88, height * 0.78);
  context.fill();
  context.globalCompositeOperation = "source-over";
  const letters = ratio > 1 ? 8 : 0;
  for (let letter = 0; letter < letters; letter++) {
    const x = height * 1.25 + (letter * (canvas.width - height * 1.25)) / letters;
    context.fillRect(x, height * 0.28, height * 0.07, height * 0.44);
    context.fillRect(x, height * (letter % 2 ? 0.28 : 0.64), height * 0.24, height * 0.08);
  }
  return canvas.transferToImageBitmap();
}
