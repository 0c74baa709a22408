/** Below, the plain backgrounds of made pictures show blocks and bands. */
const quality = 0.82;

/** A canvas as WebP. Browsers that cannot write it (Safari answers with PNG) load an encoder. */
export async function encodeWebp(canvas: OffscreenCanvas): Promise<Blob> {
  const blob = await canvas.convertToBlob({ type: "image/webp", quality });
  if (blob.type === "image/webp") return blob;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas.");
  const { default: encode } = await import("@jsquash/webp/encode");
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  return new Blob([await encode(pixels, { quality: quality * 100 })], { type: "image/webp" });
}
