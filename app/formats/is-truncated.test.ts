import { encode } from "jpeg-js";
import { expect, test } from "vitest";
import { isTruncated } from "./is-truncated";

const side = 40;
const data = Uint8Array.from({ length: side * side * 4 }, (_, index) => (index * index) % 251);
const jpeg = new Uint8Array(encode({ data, width: side, height: side }, 90).data);
const bytesOf = (base64: string) => Uint8Array.from(Buffer.from(base64, "base64"));
const png = bytesOf(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
);
const webp = bytesOf("UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==");
const box = (type: string, content: string) =>
  Uint8Array.from([0, 0, 0, 8 + content.length, ...Buffer.from(type + content)]);
const avif = Uint8Array.from([...box("ftyp", "avif0000"), ...box("meta", "what"), ...box("mdat", "pixels")]);

test.each(Object.entries({ jpeg, png, webp, avif }))(
  "a %s is whole, and wherever it is cut it is not",
  (_, file) => {
    expect(isTruncated(file)).toBe(false);
    for (const share of [0.5, 0.75, 0.9])
      expect(isTruncated(file.subarray(0, Math.max(17, Math.floor(file.length * share))))).toBe(true);
  },
);

test("a small picture inside and what comes after the end are not taken for the end of it", () => {
  const small = [0xff, 0xd8, 0xff, 0xd9];
  const withThumbnail = Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, 0, 6, ...small, ...jpeg.subarray(2)]);
  expect(isTruncated(withThumbnail)).toBe(false);
  expect(isTruncated(withThumbnail.subarray(0, withThumbnail.length / 2))).toBe(true);
  expect(isTruncated(Uint8Array.from([...jpeg, 1, 2, 3]))).toBe(false);
  expect(isTruncated(new TextEncoder().encode("<html>no picture at all</html>"))).toBe(false);
});
