import { expect, test } from "vitest";
import { packetsFromBytes, packetsToBytes } from "./encoded-packets.ts";
import { namesToRemove } from "./segment-store.ts";

const DAY_MS = 86_400_000;
const file = (name: string, sizeBytes: number, daysOld: number) => ({
  name,
  sizeBytes,
  changedMs: (100 - daysOld) * DAY_MS,
});

test("old segments go, then the oldest of what is too much", () => {
  const files = [file("a", 40, 1), file("b", 40, 3), file("c", 40, 2), file("d", 10, 8)];
  expect(namesToRemove(files, 100 * DAY_MS, 1000)).toEqual(["d"]);
  expect(namesToRemove(files, 100 * DAY_MS, 100)).toEqual(["b", "d"]);
  expect(namesToRemove(files, 100 * DAY_MS, 0).sort()).toEqual(["a", "b", "c", "d"]);
});

test("a segment is read as it was written, and half of one is none", () => {
  const segment = {
    packets: [
      { isKey: true, frame: 0, sizeBytes: 3 },
      { isKey: false, frame: 1, sizeBytes: 2 },
    ],
    data: new Uint8Array([1, 2, 3, 4, 5]),
    config: {
      codec: "avc1.640028",
      codedWidth: 2,
      codedHeight: 4,
      colorSpace: { primaries: "bt709", transfer: "bt709", matrix: "bt709", fullRange: false } as const,
      description: [1, 100, 0, 40],
    },
  };
  const bytes = packetsToBytes(segment);
  expect(packetsFromBytes(bytes)).toEqual(segment);
  for (const length of [0, 4, 12, bytes.length - 1])
    expect(packetsFromBytes(bytes.slice(0, length))).toBeNull();
  // As a power cut leaves a file: as long as it should be, and its end not written.
  for (const unwritten of [1, 4, 5])
    expect(packetsFromBytes(bytes.slice().fill(0, bytes.length - unwritten))).toBeNull();
});
