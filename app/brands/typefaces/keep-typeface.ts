import { callApi } from "~/client/call-api";
import { uploadLimits } from "~/domain/assets/media-type";
import type { BrandTypeface } from "~/domain/brands/brand";
import { estimateWidthEm } from "~/scene/text/estimate-width";
import { nearestTypeface } from "../nearest-typeface";

type Licence = NonNullable<BrandTypeface["file"]>["licence"];

/** Letters about as often as they are written. */
const sample = "Hamburgefonstiv The quick brown fox, over 120 lazy dogs. Minimum Available";
const weight = 600;

/** Rejects, with words for the person, a file that this browser sets no text in. */
export async function checkTypeface(file: File): Promise<void> {
  if (file.size > uploadLimits.typefaceBytes) {
    throw new Error(
      `This file is larger than ${uploadLimits.typefaceBytes / 1024 / 1024} MB. Use a WOFF2 with the letters you need.`,
    );
  }
  await withFace(file, () => {});
}

/** Keeps a typeface file that was checked, with what its owner said of the right to use it. */
export async function keepTypeface(file: File, licence: Licence): Promise<BrandTypeface> {
  const { asset, family } = await callApi<{ asset: { id: string }; family: string | null }>(
    "/api/v1/assets",
    {
      method: "POST",
      body: new File([file], file.name, { type: "font/sfnt" }),
      headers: { "X-Vitrine-Name": encodeURIComponent(file.name) },
    },
  );
  const name = family ?? plainName(file.name);
  const standIn = nearestTypeface(name).family;
  const width = await withFace(
    file,
    (face) => widthOf(face) / estimateWidthEm(sample, { family: standIn, weight, style: "normal" }),
  );
  const kept = Math.min(2.5, Math.max(0.4, Number(width.toFixed(3))));
  return { family: standIn, file: { assetId: asset.id, family: name, width: kept, licence } };
}

/** In em. */
function widthOf(face: string): number {
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  if (!context) return 1;
  context.font = `${weight} 100px "${face}"`;
  return context.measureText(sample).width / 100;
}

async function withFace<Answer>(file: File, use: (face: string) => Answer): Promise<Answer> {
  const name = `check-${crypto.randomUUID()}`;
  const face = new FontFace(name, await file.arrayBuffer(), { weight: "1 1000" });
  await face.load().catch(() => {
    throw new Error("This is not a typeface that browsers can use. Choose a TTF, OTF or WOFF2 file.");
  });
  document.fonts.add(face);
  try {
    return use(name);
  } finally {
    document.fonts.delete(face);
  }
}

/** "Acme-Sans_Bold.woff2" is "Acme Sans Bold". */
function plainName(fileName: string): string {
  const stem = fileName.replace(/\.\w+$/, "").replace(/[-_]+/g, " ");
  const name = stem.replace(/ (?:latin|400|normal|regular)\b/gi, "").trim();
  return name.slice(0, 64) || "Own typeface";
}
