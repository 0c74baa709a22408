import { ApiError } from "~/client/call-api";
import { svgType } from "./draw-svg";
import { ownSvg } from "./own-svg";

/** Drawn so large that a logo is sharp wherever it is laid. */
const drawnSide = 2048;
/** Larger than any logo; a browser may be stopped by one that is. */
const mostBytes = 4 * 1024 * 1024;

/**
 * An SVG drawn to a PNG with its transparency. As an image a browser runs none of its scripts and handlers, and
 * only the pixels are kept: no SVG is ever sent or served. What it names outside of itself is left out.
 */
export async function drawSvg(file: File): Promise<File> {
  if (file.size > mostBytes)
    throw refusal("svg_too_large", "This SVG is larger than 4 MB. Save it simpler, or as a PNG.", 413);
  const own = await ownSvg(file);
  if (own === null) throw notReadable();
  const address = URL.createObjectURL(new Blob([own], { type: svgType }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode().catch(() => {
      throw notReadable();
    });
    const ratio = (image.naturalWidth || 1) / (image.naturalHeight || 1);
    const width = Math.max(1, Math.round(ratio >= 1 ? drawnSide : drawnSide * ratio));
    const height = Math.max(1, Math.round(ratio >= 1 ? drawnSide / ratio : drawnSide));
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width, height });
    canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
    const drawn = await pngOf(canvas);
    if (!drawn)
      throw refusal("svg_not_drawn", "This SVG could not be drawn here. Save it as a PNG and add that.", 415);
    return new File([drawn], file.name.replace(/(\.svg)?$/i, ".png"), { type: "image/png" });
  } finally {
    URL.revokeObjectURL(address);
  }
}

const notReadable = () =>
  refusal("svg_not_readable", "This SVG could not be read. Save it again, or as a PNG.", 415);
const refusal = (code: string, message: string, status: number) => new ApiError(code, message, status, null);

/** Null where the browser does not give away the pixels, as of an SVG that holds a web page. */
function pngOf(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => {
    try {
      canvas.toBlob(resolve, "image/png");
    } catch {
      resolve(null);
    }
  });
}
