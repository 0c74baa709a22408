import { useEffect, useMemo, useState } from "react";
import type { CellProblem, Row } from "~/domain/rows/table";
import type { RowReader } from "./row-reader";

/** Reads go on as long as this before the page has its turn. */
const sliceMs = 6;
const none: readonly CellProblem[] = [];

/** The problems of all rows, read bit by bit while the page is idle; what was read before costs nothing again. */
export function useProblems(rows: readonly Row[], reader: RowReader) {
  const [problems, setProblems] = useState(none);
  useEffect(() => {
    let at = 0;
    const found: CellProblem[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const go = () => {
      const until = performance.now() + sliceMs;
      while (at < rows.length && performance.now() < until) {
        const row = rows[at++];
        if (row && !row.skipped) found.push(...reader.read(row).problems);
      }
      if (at < rows.length) timer = setTimeout(go);
      else setProblems(found);
    };
    timer = setTimeout(go);
    return () => clearTimeout(timer);
  }, [rows, reader]);
  return useMemo(
    () => ({
      problems,
      rowCount: new Set(problems.map(({ rowId }) => rowId)).size,
      /** How many cells of its column have the same problem and can be put right as it says. */
      alike: (problem: CellProblem | null) =>
        problem
          ? problems.filter(
              ({ code, columnId, fix }) => fix && code === problem.code && columnId === problem.columnId,
            ).length
          : 0,
    }),
    [problems],
  );
}
