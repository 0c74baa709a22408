import type { DatasetRow } from "~/domain/prompt-tests/dataset";
import type { NewRun, RunEstimate } from "~/domain/prompt-tests/desk";
import { evenSample } from "~/domain/prompt-tests/even-sample";
import type { PromptAsker } from "~/providers/prompt-askers.server";
import { filledQuestion, replyKeys } from "./question-of";
import type { RunTables } from "./run-tables";

const mostLooked = 1500;
/** Of English in common vocabularies, and of an answer of which nothing is known. */
const charactersPerToken = 4;
const usualOutputTokens = 300;

/** What a run would ask, cost and take, before it starts. Of a large run a sample of its cells is looked at. */
export async function estimateRun(
  run: Omit<NewRun, "datasetId">,
  rows: readonly DatasetRow[],
  askers: readonly PromptAsker[],
  tables: RunTables,
): Promise<RunEstimate> {
  const { columns, parameters } = run;
  const cells = rows.length * columns.length;
  const places = evenSample(cells, mostLooked);
  const scale = cells / Math.max(1, places.length);
  const missing = new Map<string, Set<number>>();
  const looked = await Promise.all(
    places.map(async (place) => {
      const at = Math.floor(place / columns.length);
      const column = columns[place % columns.length];
      const row = rows[at];
      if (!column || !row) return null;
      const filled = filledQuestion(column, row);
      for (const name of filled.missing) missing.set(name, (missing.get(name) ?? new Set()).add(at));
      if (!filled.question) return null;
      const { system, user } = filled.question;
      return {
        modelId: column.modelId,
        characters: system.length + user.length + JSON.stringify(column.tools).length,
        keys: parameters.isAnew ? null : await replyKeys(filled.question, column, parameters, ""),
      };
    }),
  );
  const there = looked.filter((one) => one !== null);
  const kept = tables.replyKeys(there.flatMap(({ keys }) => keys ?? []));
  const seen = new Set<string>();
  const models = new Map(columns.map(({ modelId }) => [modelId, usualOf(modelId)]));
  let asked = 0;
  let costUsd: number | null = 0;
  let seconds: number | null = 0;
  for (const { modelId, characters, keys } of there) {
    const fresh =
      keys === null ? parameters.repeats : keys.filter((key) => !kept.has(key) && !seen.has(key)).length;
    for (const key of keys ?? []) seen.add(key);
    if (fresh === 0) continue;
    asked += fresh;
    const { price, output, latencyMs } = models.get(modelId) ?? usualOf(modelId);
    const input = characters / charactersPerToken;
    costUsd =
      costUsd === null || price === null
        ? null
        : costUsd + (fresh * (input * price.input + output * price.output)) / 1e6;
    seconds = seconds === null || latencyMs === null ? null : seconds + (fresh * latencyMs) / 1000;
  }
  return {
    ...{ cells, asked: Math.round(asked * scale), isSampled: places.length < cells },
    costUsd: costUsd === null ? null : costUsd * scale,
    seconds: seconds === null ? null : (seconds * scale) / parameters.concurrency,
    missing: [...missing].map(([name, cases]) => ({ name, rows: cases.size })),
  };
  /** Once for a model, and not for each cell: it reads hundreds of its answers. */
  function usualOf(modelId: string) {
    const usual = tables.usual(modelId);
    return {
      price: askers.find(({ id }) => id === modelId)?.price ?? null,
      output: Math.min(usual.outputTokens ?? usualOutputTokens, parameters.mostTokens ?? Infinity),
      latencyMs: usual.latencyMs ?? (modelId.startsWith("built-in/") ? 5 : null),
    };
  }
}
