import { encode } from "jpeg-js";
import { describe, expect, it } from "vitest";
import { readImageHeader } from "~/formats/image-header";
import { plainPng } from "../../tests/fakes/plain-png.ts";

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const ascii = (text: string) => Buffer.from(text, "latin1").toString("hex");
const webp = (chunk: string) => bytesOf(`${ascii("RIFF")}1e000000${ascii("WEBP")}${chunk}`.padEnd(80, "0"));

describe("readImageHeader", () => {
  it("reads PNG", () => {
    expect(readImageHeader(plainPng(300, 17))).toEqual({ mediaType: "image/png", width: 300, height: 17 });
  });

  it("reads JPEG", () => {
    const { data } = encode({ width: 24, height: 10, data: new Uint8Array(24 * 10 * 4) }, 80);
    expect(readImageHeader(data)).toEqual({ mediaType: "image/jpeg", width: 24, height: 10 });
  });

  it.each([
    ["lossy", `${ascii("VP8 ")}100000000000009d012a40010002`],
    ["lossless", `${ascii("VP8L")}100000002f3fc17f00`],
    ["extended", `${ascii("VP8X")}0a000000000000003f0100ff0100`],
  ])("reads %s WebP", (_kind, chunk) => {
    expect(readImageHeader(webp(chunk))).toEqual({ mediaType: "image/webp", width: 320, height: 512 });
  });

  it.each([
    ["nothing", new Uint8Array()],
    ["a page", Buffer.from("<!doctype html><title>Gateway timeout</title><p>Try again")],
    ["a GIF", Buffer.from("GIF89a0000000000000000000000000000000000")],
    ["a cut PNG", plainPng(300, 17).subarray(0, 20)],
    ["a cut JPEG", bytesOf("ffd8ffe000104a464946")],
    ["a PNG without area", plainPng(0, 17)],
  ])("refuses %s", (_name, bytes) => {
    expect(readImageHeader(bytes)).toBeNull();
  });

  it("reads a view that does not start at its buffer's beginning", () => {
    const padded = Buffer.concat([Buffer.alloc(5), plainPng(8, 9)]);
    expect(readImageHeader(padded.subarray(5))).toMatchObject({ width: 8, height: 9 });
  });
});
