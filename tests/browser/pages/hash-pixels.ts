interface ReadableContext {
  canvas: { width: number; height: number };
  getImageData(x: number, y: number, width: number, height: number): { data: Uint8ClampedArray<ArrayBuffer> };
}

/** SHA-256 of a canvas's pixels, as hexadecimal digits. */
export async function hashPixels(context: ReadableContext): Promise<string> {
  const { width, height } = context.canvas;
  const { data } = context.getImageData(0, 0, width, height);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
