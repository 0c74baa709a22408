import makeWebpDecoder from "@jsquash/webp/codec/dec/webp_dec.js";
import webpModule from "@jsquash/webp/codec/dec/webp_dec.wasm";
import { mostDecodedPixels } from "~/domain/image/image-copy";
import { readImageHeader } from "~/formats/image-header";
import type { Pixels } from "~/formats/raster/pixels";
import { decodeImage } from "~/providers/image-file.server";
import { ProviderError } from "~/providers/provider-error.server";

// At the start of the worker: no request may wait for what another one began.
const webp = await makeWebpDecoder({
  noInitialRun: true,
  instantiateWasm(imports: WebAssembly.Imports, callback: (instance: WebAssembly.Instance) => void) {
    const instance = new WebAssembly.Instance(webpModule, imports);
    callback(instance);
    return instance.exports;
  },
});

/**
 * Decodes what another model answered with: a JPEG, a PNG or a WebP, of which no browser made a copy before. Throws
 * `ProviderError` `picture_invalid`.
 */
export function decodeScene(bytes: Uint8Array): Pixels {
  const header = readImageHeader(bytes);
  try {
    return header?.mediaType === "image/webp" ? fromWebp(bytes, header) : decodeImage(bytes);
  } catch (error) {
    throw new ProviderError("picture_invalid", {
      cause: error,
      details: [header?.mediaType ?? "no known type"],
    });
  }
}

function fromWebp(bytes: Uint8Array, size: { width: number; height: number }): Pixels {
  if (size.width * size.height > mostDecodedPixels) throw new Error(`${size.width}x${size.height} pixels`);
  const decoded = webp.decode(new Uint8Array(bytes));
  if (!decoded) throw new Error("The file is damaged");
  const { width, height, data } = decoded;
  return { width, height, data: new Uint8ClampedArray(data) };
}
