import { likenessOf, likenessSize } from "./picture-likeness";

/** The likeness of a picture that is loaded; null where the browser does not let it be read. */
export function likenessOfImage(image: HTMLImageElement): string | null {
  const { width, height } = likenessSize;
  try {
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context) return null;
    // What is transparent counts as white.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = "high";
    context.drawImage(image, 0, 0, width, height);
    return likenessOf(context.getImageData(0, 0, width, height).data);
  } catch {
    return null;
  }
}
