import { crc32 } from "node:zlib";
import { decode, encode } from "jpeg-js";
import { describe, expect, it } from "vitest";
import { readImageHeader } from "~/formats/image-header";
import { markImage, xmpOf } from "~/providers/mark-image.server";
import { plainPng } from "../../tests/fakes/plain-png.ts";

const mark = xmpOf({
  digitalSourceType: "algorithmicMedia",
  madeWith: "Built-in picture maker",
  alt: 'Soap & "suds" <new>\u0001',
});

describe("markImage", () => {
  it("marks a JPEG after its JFIF segment and leaves its pixels alone", () => {
    const bytes = encode({ width: 16, height: 8, data: new Uint8Array(16 * 8 * 4).fill(90) }, 88).data;
    const marked = markImage(bytes, readImageHeader(bytes)!, mark);
    const text = Buffer.from(marked).toString("utf8");
    expect(text).toContain("digitalsourcetype/algorithmicMedia<");
    expect(text).toContain("Soap &#38; &#34;suds&#34; &#60;new&#62;</rdf:li>");
    expect([...marked.subarray(2, 4)]).toEqual([0xff, 0xe0]);
    expect(readImageHeader(marked)).toEqual({ mediaType: "image/jpeg", width: 16, height: 8 });
    expect(decode(marked, { useTArray: true }).data).toEqual(decode(bytes, { useTArray: true }).data);
  });

  it("marks a PNG with a chunk of the right length and checksum", () => {
    const bytes = plainPng(20, 10);
    const marked = Buffer.from(markImage(bytes, readImageHeader(bytes)!, mark));
    const length = marked.readUInt32BE(33);
    expect(marked.toString("latin1", 37, 58)).toBe("iTXtXML:com.adobe.xmp");
    expect(marked.readUInt32BE(41 + length)).toBe(crc32(marked.subarray(37, 41 + length)));
    expect(marked.subarray(45 + length)).toEqual(bytes.subarray(33));
  });

  it("leaves what cannot be taken apart as it is", () => {
    const bytes = new Uint8Array([1, 2, 3]);
    expect(markImage(bytes, { mediaType: "image/webp", width: 1, height: 1 }, mark)).toBe(bytes);
  });
});
