import { expect, test } from "vitest";
import { clip } from "../../../tests/worker/sample-files.ts";
import { joinBytes, latin1Bytes, latin1Text, viewOf } from "../bytes.ts";
import { boxesIn } from "../isobmff.ts";
import { findPrivateBoxes } from "./private-boxes.ts";
import { redact } from "./redaction.ts";

function box(type: string, content: Uint8Array): Uint8Array {
  const head = new Uint8Array(8);
  viewOf(head).setUint32(0, content.length + 8);
  head.set(latin1Bytes(type), 4);
  return joinBytes([head, content]);
}
const place = box("udta", box("\u00a9xyz", latin1Bytes("+51.4545-002.5879/ GPS")));

/** A real film with a place in its user data, its metadata and one of its tracks, as a telephone writes them. */
async function film(): Promise<Uint8Array<ArrayBuffer>> {
  const plain = await clip("mp4", { width: 320, height: 180, seconds: 2 });
  const moov = boxesIn(plain, 0, plain.length).find(({ type }) => type === "moov")!;
  const handler = box("hdlr", joinBytes([new Uint8Array(8), latin1Bytes("meta"), new Uint8Array(12)]));
  const track = box("trak", joinBytes([box("mdia", handler), box("stbl", latin1Bytes("GPS"))]));
  const talk = joinBytes([place, box("meta", latin1Bytes("\0\0\0\0GPS location")), track]);
  const index = box("moov", joinBytes([plain.subarray(moov.content, moov.end), talk]));
  return joinBytes([
    plain.subarray(0, moov.start),
    index,
    plain.subarray(moov.end),
    box("uuid", latin1Bytes("GPS")),
  ]);
}

test("a film loses its place and keeps its length and its tracks", async () => {
  const bytes = await film();
  const redactions = await findPrivateBoxes(bytes.length, async (at, length) => bytes.slice(at, at + length));
  const whole = bytes.slice();
  redact(whole, 0, redactions);
  expect(latin1Text(bytes, 0, bytes.length)).toContain("GPS");
  expect(latin1Text(whole, 0, whole.length)).not.toContain("GPS");
  const types = (of: Uint8Array) => boxesIn(of, 0, of.length).map(({ type }) => type);
  expect(types(whole)).toEqual(types(bytes).map((type) => (type === "uuid" ? "free" : type)));

  const pieces: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += 7) {
    const piece = bytes.slice(at, at + 7);
    redact(piece, at, redactions);
    pieces.push(piece);
  }
  expect(joinBytes(pieces)).toEqual(whole);
});

test("a film without any has none, and nonsense ends the search", async () => {
  const plain = await clip("mp4", { width: 64, height: 64, seconds: 1 });
  const read = async (at: number, length: number) => plain.slice(at, at + length);
  const redactions = await findPrivateBoxes(plain.length, read);
  expect(redactions.every(({ offset }) => offset > 0)).toBe(true);
  expect(await findPrivateBoxes(4, async () => new Uint8Array(4))).toEqual([]);
  expect(await findPrivateBoxes(100, async () => new Uint8Array(16).fill(1))).toEqual([]);
});
