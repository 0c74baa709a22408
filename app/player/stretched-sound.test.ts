import { expect, test } from "vitest";
import { encodeWav } from "./stretched-sound.ts";

test("a WAV file says its format and holds the channels in turn, cut at full scale", () => {
  const file = encodeWav([new Float32Array([0, 1, -1]), new Float32Array([0.5, 2, -2])], 48000);
  const view = new DataView(file);
  expect(new TextDecoder().decode(file.slice(0, 4))).toBe("RIFF");
  expect(view.getUint32(4, true)).toBe(file.byteLength - 8);
  expect([view.getUint16(22, true), view.getUint32(24, true), view.getUint32(40, true)]).toEqual([
    2, 48000, 12,
  ]);
  expect([...new Int16Array(file, 44)]).toEqual([0, 16383, 32767, 32767, -32767, -32767]);
});
