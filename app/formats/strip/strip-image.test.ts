import { expect, test } from "vitest";
import { avif, gif, jpeg, png } from "../../../tests/worker/sample-files.ts";
import { joinBytes, latin1Bytes, viewOf } from "../bytes.ts";
import { jpegSegment } from "../jpeg-segments";
import { pngChunk } from "../png-chunks";
import { readImageInfo } from "../read-image-info";
import { riffChunk } from "../riff-chunks";
import { sourceTypeXmp } from "./source-type.ts";
import { stripImage } from "./strip-image.ts";

/** EXIF with an orientation (6: turned right), and with a place in a directory of its own. */
const exif = joinBytes([
  new Uint8Array([0x49, 0x49, 42, 0, 8, 0, 0, 0, 2, 0]),
  new Uint8Array([0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0]),
  new Uint8Array([0x25, 0x88, 4, 0, 1, 0, 0, 0, 38, 0, 0, 0]),
  new Uint8Array([0, 0, 0, 0]),
  latin1Bytes("GPS 51.4545N 2.5879W"),
]);
const xmp = joinBytes([sourceTypeXmp("trainedAlgorithmicMedia"), latin1Bytes("<!-- by Ada, GPS -->")]);
const text = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");

const iccProfile = latin1Bytes("ICC_PROFILE\0\u0001\u0001colours");
const sampleJpeg = joinBytes([
  new Uint8Array([0xff, 0xd8]),
  jpegSegment(0xe0, latin1Bytes("JFIF\0\u0001\u0001\0\0\u0001\0\u0001\0\0")),
  jpegSegment(0xe1, joinBytes([latin1Bytes("Exif\0\0"), exif])),
  jpegSegment(0xe1, joinBytes([latin1Bytes("http://ns.adobe.com/xap/1.0/\0"), xmp])),
  jpegSegment(0xe2, iccProfile),
  jpegSegment(0xe2, latin1Bytes("MPF\0GPS")),
  jpegSegment(0xed, latin1Bytes("Photoshop 3.0\0GPS")),
  jpegSegment(0xfe, latin1Bytes("taken at GPS")),
  jpeg.subarray(6, jpeg.length - 2),
  jpegSegment(0xda, new Uint8Array([1, 1, 0, 0, 63, 0])),
  new Uint8Array([1, 2, 0xff, 0, 3, 0xff, 0xd0, 4, 0xff, 0xd9]),
  latin1Bytes("another picture with GPS"),
]);

const plainPng = png(4, 2);
const samplePng = joinBytes([
  plainPng.subarray(0, 33),
  pngChunk("eXIf", exif),
  pngChunk("tEXt", latin1Bytes("Comment\0GPS")),
  pngChunk("iTXt", joinBytes([latin1Bytes("XML:com.adobe.xmp\0\0\0\0\0"), xmp])),
  pngChunk("gAMA", new Uint8Array([0, 0, 0xb1, 0x8f])),
  plainPng.subarray(33),
  latin1Bytes("GPS"),
]);

const webpContent = joinBytes([
  riffChunk("VP8X", new Uint8Array([0x2c, 0, 0, 0, 3, 0, 0, 1, 0, 0])),
  riffChunk("ICCP", latin1Bytes("colours")),
  riffChunk("VP8L", new Uint8Array([0x2f, 3, 0x40, 0, 0])),
  riffChunk("EXIF", exif),
  riffChunk("XMP ", xmp),
]);
const sampleWebp = joinBytes([riffChunk("RIFF", joinBytes([latin1Bytes("WEBP"), webpContent]))]);

const sampleGif = joinBytes([
  gif.subarray(0, 13),
  new Uint8Array([0x21, 0xff, 11]),
  latin1Bytes("NETSCAPE2.0"),
  new Uint8Array([3, 1, 0, 0, 0]),
  new Uint8Array([0x21, 0xfe, 3]),
  latin1Bytes("GPS\0"),
  new Uint8Array([0x21, 0xff, 11]),
  latin1Bytes("XMP DataXMP"),
  new Uint8Array([3]),
  latin1Bytes("GPS\0"),
  new Uint8Array([0x2c, 0, 0, 0, 0, 2, 0, 3, 0, 0, 2, 2, 0x4c, 1, 0, 0x3b]),
]);

test("a picture taken upright has the size it is shown with", () => {
  expect(readImageInfo(sampleJpeg)).toEqual({ mediaType: "image/jpeg", width: 2, height: 4 });
  expect(readImageInfo(stripImage(sampleJpeg, "image/jpeg")!)).toEqual(readImageInfo(sampleJpeg));
});

test("a JPEG keeps its pixels, colours, orientation and source type, and nothing else", () => {
  const stripped = stripImage(sampleJpeg, "image/jpeg")!;
  expect(text(stripped)).not.toContain("GPS");
  expect(text(stripped)).not.toContain("Ada");
  expect(text(stripped)).toContain("digitalsourcetype/trainedAlgorithmicMedia<");
  expect(text(stripped)).toContain("ICC_PROFILE");
  expect(text(stripped)).toContain("Exif\0\0MM");
  expect([...stripped.subarray(0, 4)]).toEqual([0xff, 0xd8, 0xff, 0xe0]);
  expect([...stripped.subarray(-10)]).toEqual([1, 2, 0xff, 0, 3, 0xff, 0xd0, 4, 0xff, 0xd9]);
  expect(stripImage(stripped, "image/jpeg")).toEqual(stripped);
});

test("a PNG keeps its pixels, gamma, orientation and source type", () => {
  const stripped = stripImage(samplePng, "image/png")!;
  expect(text(stripped)).not.toContain("GPS");
  expect(text(stripped)).toContain("trainedAlgorithmicMedia");
  expect(text(stripped)).toContain("gAMA");
  expect(text(stripped)).toContain("eXIfMM");
  expect(text(stripped)).toContain(text(plainPng.subarray(33)));
  expect(stripImage(plainPng, "image/png")).toEqual(plainPng);
});

test("a WebP keeps its pixels and colours, and its header says what there is", () => {
  const stripped = stripImage(sampleWebp, "image/webp")!;
  expect(text(stripped)).not.toContain("GPS");
  expect(text(stripped)).toContain("ICCP");
  expect(text(stripped)).toContain("trainedAlgorithmicMedia");
  expect(stripped[20]).toBe(0x2c);
  expect(viewOf(stripped).getUint32(4, true)).toBe(stripped.length - 8);
  const plain = joinBytes([
    webpContent.subarray(0, 18),
    riffChunk("VP8L", new Uint8Array([0x2f, 3, 0x40, 0, 0])),
  ]);
  const bare = stripImage(riffChunk("RIFF", joinBytes([latin1Bytes("WEBP"), plain])), "image/webp")!;
  expect(bare[20]).toBe(0x20);
});

test("a GIF keeps how often it repeats", () => {
  const stripped = stripImage(sampleGif, "image/gif")!;
  expect(text(stripped)).not.toContain("GPS");
  expect(text(stripped)).toContain("NETSCAPE2.0");
  expect(stripped.at(-1)).toBe(0x3b);
});

test("an AVIF keeps its length, and its items of EXIF and XMP are overwritten", () => {
  const u16 = (value: number) => [value >> 8, value & 255];
  const u32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
  const box = (type: string, content: readonly number[]) => [
    ...u32(content.length + 8),
    ...latin1Bytes(type),
    ...content,
  ];
  const infe = (id: number, type: string) =>
    box("infe", [2, 0, 0, 0, ...u16(id), 0, 0, ...latin1Bytes(type), 0]);
  const build = (start: number) => [
    ...box("ftyp", [...latin1Bytes("avif"), 0, 0, 0, 0, ...latin1Bytes("mif1")]),
    ...box("meta", [
      ...[0, 0, 0, 0],
      ...box("iinf", [0, 0, 0, 0, ...u16(3), ...infe(1, "av01"), ...infe(2, "Exif"), ...infe(3, "mime")]),
      ...box("iloc", [
        ...[0, 0, 0, 0, 0x44, 0x00, ...u16(3)],
        ...[...u16(1), ...u16(0), ...u16(1), ...u32(start), ...u32(6)],
        ...[...u16(2), ...u16(0), ...u16(1), ...u32(start + 6), ...u32(exif.length)],
        ...[...u16(3), ...u16(0), ...u16(1), ...u32(start + 6 + exif.length), ...u32(xmp.length)],
      ]),
      ...box("iprp", [...box("ipco", [...box("ispe", [0, 0, 0, 0, ...u32(4), ...u32(2)])])]),
    ]),
    ...box("mdat", [...latin1Bytes("pixels"), ...exif, ...xmp]),
  ];
  const start = build(0).length - 6 - exif.length - xmp.length;
  const bytes = new Uint8Array(build(start));
  const stripped = stripImage(bytes, "image/avif")!;
  expect(text(bytes)).toContain("GPS");
  expect(text(stripped)).not.toContain("GPS");
  expect(text(stripped)).toContain("trainedAlgorithmicMedia");
  expect(text(stripped)).toContain("pixels");
  expect(stripped.length).toBe(bytes.length);
  expect(stripImage(avif, "image/avif")).toEqual(avif);
});

test.each([
  ["a JPEG that is cut off within a segment", sampleJpeg.subarray(0, 60), "image/jpeg"],
  ["a PNG that is cut off", samplePng.subarray(0, samplePng.length - 12), "image/png"],
  ["a GIF that is cut off", sampleGif.subarray(0, 30), "image/gif"],
  ["something else", latin1Bytes("<svg>"), "image/png"],
])("%s is shown to nobody", (_what, bytes, mediaType) => {
  expect(stripImage(bytes, mediaType)).toBeNull();
});
