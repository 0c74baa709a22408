import { expect, test } from "vitest";
import type { AvcDescription } from "~/export/copies/avc-description";
import { copyPacket, NotCopyableError } from "~/export/copies/copy-packets";
import { nalUnitsOf, packetOf } from "~/export/copies/nal-units";

const sequence = Uint8Array.of(0x67, 66, 0, 30, 0x95);
const picture = Uint8Array.of(0x68, 0xc8);
const description: AvcDescription = {
  profile: 66,
  compatibility: 0,
  level: 30,
  lengthBytes: 4,
  sequenceSets: [sequence],
  pictureSets: [picture],
};
/** Numbers 0, 7 and 0, then data. */
const keySlice = Uint8Array.of(0x65, 0b1_0001000, 0b1_0110111, 200, 100, 50);
const slice = Uint8Array.of(0x41, 0b1_0001000, 0b1_0110111, 200, 100, 50);
const copy = (...units: Uint8Array[]) => copyPacket(packetOf(units), description, 0);

test("a packet keeps its slices, and loses notes and delimiters", () => {
  const note = Uint8Array.of(6, 5, 1, 9, 0x80);
  const { bytes, isKey } = copy(Uint8Array.of(9, 0xf0), note, sequence, picture, keySlice);
  expect(nalUnitsOf(bytes, 4).map((unit) => unit[0]! & 31)).toEqual([5]);
  expect(isKey).toBe(true);
  expect(copy(slice).isKey).toBe(false);
});

test.each<[string, Uint8Array[]]>([
  ["other parameters in its midst", [Uint8Array.of(0x68, 0xce), keySlice]],
  ["parts of a scalable video", [slice, Uint8Array.of(0x74, 1, 2, 3)]],
  ["no picture", [Uint8Array.of(9, 0xf0)]],
])("a packet with %s is not copied", (_what, units) => {
  expect(() => copy(...units)).toThrow(NotCopyableError);
});

test("a packet that is cut short is not copied", () => {
  expect(() => copyPacket(packetOf([slice]).subarray(0, 7), description, 0)).toThrow();
});
