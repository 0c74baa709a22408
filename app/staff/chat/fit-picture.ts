/** Models look at no more of a picture than this on its longer side, in pixels. */
const longestSide = 1568;
const quality = 0.86;

/** A picture as large as models look at; any other file, and a picture that cannot be read, as it is. */
export async function fitPicture(file: File): Promise<File> {
  if (!/^image\/(png|jpeg|webp)$/.test(file.type)) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    if (scale === 1 && file.size < 600_000) return file;
    const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await canvas.convertToBlob({ type: "image/webp", quality });
    return new File([blob], file.name.replace(/\.\w+$/, ".webp"), { type: blob.type });
  } catch {
    return file;
  }
}
