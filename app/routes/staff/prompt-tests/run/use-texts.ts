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

/** What was answered in the cases in sight, read once scrolling rests, and again when cells have changed. */
export function useTexts(
  runId: string,
  matrix: Matrix,
  inSight: readonly number[],
): ReadonlyMap<number, Kept> {
  const kept = useRef(new Map<number, Kept>());
  const [, setCount] = useState(0);
  const wanted = inSight.filter((at) => kept.current.get(at)?.stand !== standOf(matrix, at)).slice(0, atOnce);
  const key = wanted.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` names what is wanted
  useEffect(() => {
    if (wanted.length === 0) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const stands = wanted.map((at) => standOf(matrix, at));
      try {
        const byCase = Map.groupBy(await readTexts(runId, wanted, false, stop.signal), ({ place }) =>
          Math.floor(place / matrix.columns),
        );
        for (const [index, at] of wanted.entries())
          kept.current.set(at, { stand: stands[index] ?? "", texts: byCase.get(at) ?? [] });
        setCount((count) => count + 1);
      } catch {
        // States and scores stand in the cells without them; the next look asks again.
      }
    }, restMs);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [runId, key, matrix.revision]);
  return kept.current;
}

function standOf({ states, marks, columns }: Matrix, at: number): string {
  const [first, end] = [at * columns, (at + 1) * columns];
  return `${states.subarray(first, end).join()} ${marks.subarray(first, end).join()}`;
}
