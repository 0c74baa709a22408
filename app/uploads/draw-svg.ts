/** Drawn so large that a logo is sharp wherever it is laid. */
const drawnSide = 2048;
/** Larger than any logo; a browser may be stopped by one that is. */
const mostBytes = 4 * 1024 * 1024;
const svgType = "image/svg+xml";

/** Says what is wrong with an SVG, and what to do. */
export class SvgError extends Error {}

/** The files, with every SVG as a picture of pixels. Throws what to tell where one cannot be drawn. */
export function withDrawnSvgs(files: readonly File[]): Promise<File[]> {
  return Promise.all(files.map((file) => (isSvg(file) ? drawSvg(file) : file)));
}

export function isSvg({ type, name }: Pick<File, "type" | "name">): boolean {
  return type === svgType || (type === "" && /\.svg$/i.test(name));
}

/**
 * An SVG drawn to a PNG with its transparency. As an image a browser runs none of its scripts and handlers and loads
 * nothing that it names, and only the pixels are kept: no SVG is ever sent or served.
 */
async function drawSvg(file: File): Promise<File> {
  if (file.size > mostBytes)
    throw new SvgError(`${file.name} is larger than 4 MB. Save it simpler, or as a PNG.`);
  const address = URL.createObjectURL(new Blob([await file.arrayBuffer()], { type: svgType }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode().catch(() => {
      throw new SvgError(`${file.name} could not be read as an SVG. Save it again, or as a PNG.`);
    });
    const ratio = (image.naturalWidth || 1) / (image.naturalHeight || 1);
    const width = Math.max(1, Math.round(ratio >= 1 ? drawnSide : drawnSide * ratio));
    const height = Math.max(1, Math.round(ratio >= 1 ? drawnSide / ratio : drawnSide));
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width, height });
    canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
    const drawn = await pngOf(canvas);
    if (!drawn) throw new SvgError(`${file.name} could not be drawn here. Save it as a PNG and add that.`);
    return new File([drawn], file.name.replace(/(\.svg)?$/i, ".png"), { type: "image/png" });
  } finally {
    URL.revokeObjectURL(address);
  }
}

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
