import { encode } from "jpeg-js";
import { expect, test } from "vitest";
import { emptyImageRequest } from "~/domain/image/image-request";
import { createPixels } from "~/formats/raster/pixels";
import { decodeImage } from "~/providers/image-file.server";
import { readSubject, writeSubject } from "~/providers/subject-segment";
import { makerSubjects } from "../../../tests/fixtures/maker-subjects";
import { makeBuiltInImage } from "./make-built-in-image";

const size = { width: 300, height: 200 };
const gray = () => encode({ ...size, data: new Uint8Array(300 * 200 * 4).fill(128) }, 80).data;
const pixels = createPixels(size.width, size.height);

test("what is known of a subject comes back from the file, to the pixel", () => {
  const subject = Uint8Array.from({ length: 300 * 200 }, (_, at) =>
    (at * at) % 7 < 2 || at > 59_000 ? 1 : 0,
  );
  const written = writeSubject(gray(), { ...pixels, subject });
  expect(readSubject(written, pixels)).toEqual(subject);
  expect(decodeImage(written).data).toEqual(decodeImage(gray()).data);
});

test("a file that says nothing, says it of another size, or says nonsense, knows no subject", () => {
  const subject = new Uint8Array(300 * 200).fill(1, 900, 20_000);
  const written = writeSubject(gray(), { ...pixels, subject });
  expect(readSubject(gray(), pixels)).toBeUndefined();
  expect(readSubject(written, createPixels(200, 300))).toBeUndefined();
  for (let at = 20; at < 60; at++) {
    const broken = written.slice();
    broken[at] = 0xff;
    const read = readSubject(broken, pixels);
    expect(read === undefined || read.length === subject.length).toBe(true);
  }
  expect(readSubject(written.subarray(0, 50), pixels)).toBeUndefined();
});

test("a thing that was drawn comes off its ground whole, and alone", async () => {
  const request = { ...emptyImageRequest("built-in/image-maker"), prompt: "A lemon in an arch" };
  const options = { request, size: { width: 256, height: 256 }, seed: 3, references: [] };
  const drawn = await makeBuiltInImage(makerSubjects, options);
  const removed = await makeBuiltInImage(makerSubjects, {
    ...options,
    request: { ...request, operation: "remove-background" },
    source: drawn.bytes,
  });
  const { data } = decodeImage(removed.bytes);
  const opaque = data.filter((value, at) => at % 4 === 3 && value > 250).length / (256 * 256);
  expect(opaque).toBeGreaterThan(0.02);
  expect(opaque).toBeLessThan(0.4);
  // Nothing of the niche: what is left is yellow and green.
  for (let at = 0; at < data.length; at += 4)
    if (data[at + 3]! > 250) expect(Math.max(data[at]!, data[at + 1]!)).toBeGreaterThan(data[at + 2]!);
});
