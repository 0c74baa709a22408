import { bakeCanvas, contextOf, layLayers } from "../bake";
import type { SetByHand } from "../edit-draft";
import type { Rectangle, Size } from "../geometry";
import type { Layer } from "../layers/layer";
import type { AdColours } from "./ad-theme";
import { fitAd } from "./fit-ad";
import { coloursOfPicture } from "./picture-colours";
import { mapPicture } from "./picture-map";
import { smallCopy } from "./small-copy";

export const exportTypes = ["image/png", "image/jpeg", "image/webp"] as const;
export type ExportType = (typeof exportTypes)[number];

export interface ExportOrder {
  file: Blob;
  draft: SetByHand;
  /** Words are pixels of the image: all of it is shown in every size. */
  isWhole: boolean;
  /** Where its maker says that what it shows is, as shares of it; null where that is not known. */
  subject: Rectangle | null;
  layerFiles: Record<string, Blob>;
  /** Null leaves the image as large as it is. */
  size: (Size & { covered?: { top: number; bottom: number }; mostBytes?: number }) | null;
  type: ExportType;
}

/** From fine to as coarse as may be seen. */
const qualities = [0.92, 0.85, 0.76, 0.66, 0.55, 0.42] as const;

/** A file of an image with its layers, fitted to a size; as fine as the bytes allowed there leave it. */
export async function exportAd(order: ExportOrder): Promise<{ file: Blob; isTooLarge: boolean }> {
  const canvas = await drawAd(order);
  return encode(canvas, order.type, order.size?.mostBytes ?? Number.POSITIVE_INFINITY);
}

async function drawAd({
  file,
  draft,
  isWhole,
  subject,
  layerFiles,
  size,
  type,
}: ExportOrder): Promise<OffscreenCanvas> {
  if (!size) return onGround(await bakeCanvas(file, draft, layerFiles), type);
  const kept = layersWithin(draft);
  const image = await bakeCanvas(file, { ...draft, layers: kept ? [] : draft.layers }, layerFiles);
  const layers = kept?.(image) ?? [];
  const pixels = smallCopy(image, (context, { width, height }) =>
    context.drawImage(image, 0, 0, width, height),
  );
  const colours: AdColours = draft.ad?.colours ?? coloursOfPicture(pixels);
  const whole = { x: 0, y: 0, width: image.width, height: image.height };
  const { crop } = draft.frame;
  const original = crop ? await sizeOf(file) : whole;
  const known = kept && subject && sharesWithin(subject, original, crop ?? whole);
  const mapOf = (part: Rectangle) =>
    mapPicture(
      smallCopy(part, (context, { width, height }) =>
        context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, width, height),
      ),
      known && sharesWithin(known, whole, part),
    );
  const arrangement = draft.ad?.arrangement ?? null;
  const hasFlatLayers = kept === null && draft.layers.some(({ hidden }) => !hidden);
  const fitted = fitAd(
    {
      image,
      layers,
      map: mapPicture(pixels, known),
      colours,
      arrangement,
      mapOf,
      isWhole: isWhole || hasFlatLayers,
    },
    size,
  );
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = contextOf(canvas);
  context.fillStyle = fitted.ground;
  if (type === "image/jpeg" || fitted.to.width < size.width || fitted.to.height < size.height) {
    context.fillRect(0, 0, size.width, size.height);
  }
  const { from, to } = fitted;
  context.imageSmoothingQuality = "high";
  context.drawImage(stepDown(image, from, to), to.x, to.y, to.width, to.height);
  await layLayers(context, fitted.layers, layerFiles);
  return canvas;
}

async function sizeOf(file: Blob): Promise<Size> {
  const bitmap = await createImageBitmap(file);
  const size = { width: bitmap.width, height: bitmap.height };
  bitmap.close();
  return size;
}

/** A rectangle given as shares of a whole, as shares of a part of that. */
function sharesWithin(shares: Rectangle, whole: Size, part: Rectangle): Rectangle {
  return {
    x: (shares.x * whole.width - part.x) / part.width,
    y: (shares.y * whole.height - part.y) / part.height,
    width: (shares.width * whole.width) / part.width,
    height: (shares.height * whole.height) / part.height,
  };
}

/**
 * The layers where a plain cut leaves them. Null where the image is turned as well: what lies on it turns with it and is
 * part of its pixels then.
 */
function layersWithin({ frame, layers }: ExportOrder["draft"]): ((image: Size) => Layer[]) | null {
  if (frame.turns !== 0 || frame.flipX || frame.flipY || frame.straightenDegrees !== 0) return null;
  const { crop } = frame;
  if (!crop) return () => [...layers];
  return () => layers.map((layer) => ({ ...layer, x: layer.x - crop.x, y: layer.y - crop.y }));
}

/** The part of an image at about the size it is drawn at: by halves, as a browser's smoothing alone leaves jagged edges. */
function stepDown(image: OffscreenCanvas, from: { x: number; y: number } & Size, to: Size): OffscreenCanvas {
  let width = Math.max(1, Math.round(from.width));
  let height = Math.max(1, Math.round(from.height));
  let source = new OffscreenCanvas(width, height);
  contextOf(source).drawImage(image, -Math.round(from.x), -Math.round(from.y));
  while (width > to.width * 2 && height > to.height * 2) {
    width = Math.ceil(width / 2);
    height = Math.ceil(height / 2);
    const half = new OffscreenCanvas(width, height);
    const context = contextOf(half);
    context.imageSmoothingQuality = "high";
    context.drawImage(source, 0, 0, width, height);
    source = half;
  }
  return source;
}

function onGround(canvas: OffscreenCanvas, type: ExportType): OffscreenCanvas {
  if (type !== "image/jpeg") return canvas;
  const context = contextOf(canvas);
  context.globalCompositeOperation = "destination-over";
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

async function encode(
  canvas: OffscreenCanvas,
  type: ExportType,
  mostBytes: number,
): Promise<{ file: Blob; isTooLarge: boolean }> {
  let file = await canvas.convertToBlob({ type, quality: qualities[0] });
  if (file.type !== type) throw new Error("This browser cannot write that kind of file. Choose another one.");
  if (type !== "image/png") {
    for (const quality of qualities.slice(1)) {
      if (file.size <= mostBytes) break;
      file = await canvas.convertToBlob({ type, quality });
    }
  }
  return { file, isTooLarge: file.size > mostBytes };
}
