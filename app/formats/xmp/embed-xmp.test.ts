import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import makeAvifEncoder from "@jsquash/avif/codec/enc/avif_enc.js";
import { defaultOptions } from "@jsquash/avif/meta.js";
import { encode as encodeJpeg } from "jpeg-js";
import { beforeAll, expect, test } from "vitest";
import { type DownloadType, withXmp, xmpOf } from "./embed-xmp";

const size = 24;
const pixels = Uint8ClampedArray.from({ length: size * size * 4 }, (_, index) =>
  index % 4 === 3 ? 255 : (index * 7) % 256,
);
const packet = (text: string) => new TextEncoder().encode(`<x:xmpmeta>${text}</x:xmpmeta>`);
/** One pixel each: a PNG, and a WebP of the simple lossless form. */
const png = bytesOf(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
);
const webp = bytesOf("UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==");

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(Buffer.from(base64, "base64"));
}

let files: Record<DownloadType, Uint8Array>;
beforeAll(async () => {
  const wasm = createRequire(import.meta.url).resolve("@jsquash/avif/codec/enc/avif_enc.wasm");
  const encoder = await makeAvifEncoder({ noInitialRun: true, wasmBinary: await readFile(wasm) });
  const avif = encoder.encode(new Uint8Array(pixels.buffer), size, size, { ...defaultOptions, speed: 10 });
  const jpeg = encodeJpeg({ data: pixels, width: size, height: size }, 80).data;
  files = {
    "image/png": png,
    "image/webp": webp,
    "image/jpeg": new Uint8Array(jpeg),
    "image/avif": new Uint8Array(avif ?? []),
  };
});

test.each(["image/png", "image/jpeg", "image/webp", "image/avif"] as const)(
  "%s carries its packet, and a later one in its place",
  (type) => {
    const file = files[type];
    expect(xmpOf(file)).toBeNull();
    const text = `“Crème” ☕ & more ${"x".repeat(2000)}`;
    const once = withXmp(file, type, packet(text));
    expect(new TextDecoder().decode(xmpOf(once)!)).toBe(`<x:xmpmeta>${text}</x:xmpmeta>`);

    const twice = withXmp(once, type, packet("second"));
    expect(new TextDecoder().decode(xmpOf(twice)!)).toBe("<x:xmpmeta>second</x:xmpmeta>");
    // The image itself is untouched: without the packet's bytes, all others are still there.
    const other = type === "image/png" ? "image/jpeg" : "image/png";
    expect(() => withXmp(files[other], type, packet("x"))).toThrow(
      expect.objectContaining({ code: "container_unknown" }),
    );
  },
);

test("a WebP of the simple form becomes the extended one, of the same size", () => {
  const extended = Buffer.from(withXmp(webp, "image/webp", packet("x")));
  expect(extended.toString("latin1", 12, 16)).toBe("VP8X");
  expect(extended.readUInt32LE(4)).toBe(extended.length - 8);
  // XMP and alpha; then width and height, each less one.
  expect(extended[20]! & 0x04).toBe(0x04);
  expect([extended.readUIntLE(24, 3), extended.readUIntLE(27, 3)]).toEqual([0, 0]);
});

test("an AVIF's picture lies where its table says, however long the packet", () => {
  const before = Buffer.from(files["image/avif"]);
  const after = Buffer.from(withXmp(before, "image/avif", packet("y".repeat(70_000))));
  const coded = before.subarray(before.indexOf("mdat") + 4);
  const movedBy = after.indexOf(coded) - before.indexOf(coded);
  expect(movedBy).toBeGreaterThan(0);
  // Read by hand: the first item of `iloc` in each file, whose last eight bytes are offset and length.
  const place = (file: Buffer, entry: number) => {
    const at = file.indexOf("iloc") + entry;
    return { offset: file.readUInt32BE(at), length: file.readUInt32BE(at + 4) };
  };
  const version = before[before.indexOf("iloc") + 4]!;
  const first = place(before, version === 0 ? 4 + 4 + 2 + 2 + 2 + 2 + 2 : 4 + 4 + 2 + 2 + 2 + 2 + 2 + 2);
  const moved = place(after, 4 + 4 + 2 + 2 + 2 + 2 + 2 + 2);
  expect(moved).toEqual({ offset: first.offset + movedBy, length: first.length });
  expect(() => withXmp(files["image/jpeg"], "image/jpeg", packet("y".repeat(70_000)))).toThrow(/can carry/);
});
