import { useEffect, useRef, useState } from "react";
import type { CellText } from "~/domain/prompt-tests/desk";
import { readTexts } from "~/staff/prompt-tests/api";
import type { Matrix } from "~/staff/prompt-tests/matrix";

interface Kept {
  /** How its cells stood when the texts were read. */
  stand: string;
  texts: readonly CellText[];
}

const restMs = 120;
const atOnce = 60;
const longestPauseMs = 30_000;
const pauseAfter = (failures: number) =>
  failures === 0 ? restMs : Math.min(longestPauseMs, 1_000 * 2 ** failures);

/** What was answered in the cases in sight, read once scrolling rests, and again when cells have changed. */
export function useTexts(
  runId: string,
  matrix: Matrix,
  inSight: readonly number[],
): ReadonlyMap<number, Kept> {
  const kept = useRef(new Map<number, Kept>());
  const [reads, setReads] = useState({ count: 0, failures: 0 });
  const wanted = inSight.filter((at) => kept.current.get(at)?.stand !== standOf(matrix, at)).slice(0, atOnce);
  const isWanting = wanted.length > 0;
  const sight = inSight.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: cells that change do not end a read; what they want is read after it
  useEffect(() => {
    if (!isWanting) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const stands = wanted.map((at) => standOf(matrix, at));
      try {
        const byCase = Map.groupBy(await readTexts(runId, wanted, false, stop.signal), ({ place }) =>
          Math.floor(place / matrix.columns),
        );
        for (const [index, at] of wanted.entries())
          kept.current.set(at, { stand: stands[index] ?? "", texts: byCase.get(at) ?? [] });
        setReads(({ count }) => ({ count: count + 1, failures: 0 }));
      } catch {
        // States and scores stand in the cells without them; it asks again after a pause.
        if (!stop.signal.aborted) setReads(({ count, failures }) => ({ count, failures: failures + 1 }));
      }
    }, pauseAfter(reads.failures));
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [runId, sight, isWanting, reads]);
  return kept.current;
}

function standOf({ states, marks, columns }: Matrix, at: number): string {
  const [first, end] = [at * columns, (at + 1) * columns];
  return `${states.subarray(first, end).join()} ${marks.subarray(first, end).join()}`;
}
