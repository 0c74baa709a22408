import { expect, test, vi } from "vitest";
import { streamOf } from "./file-stream";
import { readAnswer, readDrawn } from "./maker-answer.server";

test("an answer of another worker is let go of once it is read, and where it is a failure", async () => {
  const letGo = vi.fn();
  const ofWorker = <Answer extends object>(answer: Answer) =>
    Object.assign(answer, { [Symbol.dispose]: letGo });
  const file = streamOf(new Uint8Array([1, 2, 3]));
  const drawn = await readDrawn(ofWorker({ ok: true as const, value: { file, report: null } }));
  expect([...drawn.bytes]).toEqual([1, 2, 3]);
  expect(letGo).toHaveBeenCalledTimes(1);
  const failure = { ok: false as const, code: "source_missing" as const, details: [] };
  await expect(readAnswer(ofWorker(failure))).rejects.toMatchObject({ code: "source_missing" });
  expect(letGo).toHaveBeenCalledTimes(2);
  // Within one worker there is nothing to let go of.
  expect(await readAnswer({ ok: true, value: "plain" })).toBe("plain");
});
