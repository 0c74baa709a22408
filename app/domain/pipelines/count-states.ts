import { type PipelineRow, type PipelineState, pipelineStates } from "./pipeline-row";

/** How many of these jobs are in each state. */
export function countStates(rows: readonly Pick<PipelineRow, "state">[]): Record<PipelineState, number> {
  const counts = Object.fromEntries(pipelineStates.map((state) => [state, 0])) as Record<
    PipelineState,
    number
  >;
  for (const { state } of rows) counts[state] += 1;
  return counts;
}
