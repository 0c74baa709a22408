import { expect, test } from "vitest";
import { loudnessAdvice, measureSound } from "./measured-sound.ts";

const rate = 48_000;
function tone(seconds: number, gain: number): Float32Array {
  return Float32Array.from(
    { length: seconds * rate },
    (_, index) => gain * Math.sin((2 * Math.PI * 997 * index) / rate),
  );
}
const open = new AbortController().signal;

test("a tone measures as the standard says, with its level at every moment", async () => {
  // ITU-R BS.1770: a 997 Hz sine at full scale in one channel reads −3.01 LUFS; in both, 0.
  const left = tone(3, 0.1);
  const measured = await measureSound({ left, right: left }, rate, open);
  expect(measured.integrated).toBeCloseTo(-20, 0);
  expect(measured.truePeak).toBeCloseTo(-20, 0);
  expect(measured.levels.left).toHaveLength(60);
  for (const level of measured.levels.right) expect(level).toBeCloseTo(0.1, 2);
  expect(loudnessAdvice(measured)).toContain("Quieter");
});

test("silence and what is too loud say what to do, and what is right says nothing", async () => {
  const silent = new Float32Array(rate);
  expect(loudnessAdvice(await measureSound({ left: silent, right: silent }, rate, open))).toContain(
    "Nothing is heard",
  );
  const loud = tone(2, 0.9);
  expect(loudnessAdvice(await measureSound({ left: loud, right: loud }, rate, open))).toContain("Louder");
  const right = tone(2, 0.2);
  expect(loudnessAdvice(await measureSound({ left: right, right }, rate, open))).toBeNull();
});

test("measuring ends when nobody waits for it", async () => {
  const signal = AbortSignal.abort(new Error("closed"));
  await expect(measureSound({ left: tone(1, 0.1), right: tone(1, 0.1) }, rate, signal)).rejects.toThrow(
    "closed",
  );
});
