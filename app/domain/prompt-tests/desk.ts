import * as z from "zod/mini";
import type { RawCall } from "../function-calls/answer";
import { type Tool, toolSchema } from "../function-calls/parameter-schema";
import { type Assertion, assertionSchema } from "./assertion";
import { type DatasetRow, datasetLimits } from "./dataset";
import type { Grade } from "./grade";
import type { CellCounts, CellState, RunState } from "./run-state";

/** What the desk of prompt tests keeps: datasets, prompts, runs and every answer as the model gave it. */

export const deskLimits = {
  columns: 24,
  cells: 100_000,
  repeats: 10,
  concurrency: 16,
  /** Older ones are forgotten with what only they asked. */
  runs: 60,
  nameCharacters: 80,
  promptCharacters: 30_000,
  commentCharacters: 1000,
  importBytes: 8 * 1024 * 1024,
} as const;

const name = (message: string) =>
  z.string().check(z.trim(), z.minLength(1, message), z.maxLength(deskLimits.nameCharacters));
const id = z.string().check(z.minLength(1), z.maxLength(64));

export const promptTextsSchema = z.object({
  system: z._default(z.string().check(z.maxLength(deskLimits.promptCharacters)), ""),
  user: z
    .string()
    .check(
      z.minLength(1, "Write what the model is asked."),
      z.maxLength(deskLimits.promptCharacters, "Shorten the prompt to 30,000 characters."),
    ),
  tools: z._default(z.array(toolSchema).check(z.maxLength(64)), []),
  note: z._default(z.string().check(z.trim(), z.maxLength(200)), ""),
});
export type PromptTexts = z.infer<typeof promptTextsSchema>;

export const newPromptSchema = z.object({
  name: name("Name the prompt."),
  /** The prompt of the product that it begins as. */
  basedOn: z._default(z.nullable(id), null),
  texts: promptTextsSchema,
});

export const newDatasetSchema = z.union([
  z.object({
    name: name("Name the dataset."),
    format: z.enum(["csv", "json"]),
    text: z.string(),
  }),
  /** Cases of a run, as they were. */
  z.object({
    name: name("Name the dataset."),
    runId: id,
    cases: z.array(z.int().check(z.gte(0))).check(z.minLength(1), z.maxLength(datasetLimits.rows)),
  }),
]);

export const runParametersSchema = z.object({
  temperature: z._default(z.nullable(z.number().check(z.gte(0), z.lte(2))), 0),
  /** Of an answer; null leaves it to the model. */
  mostTokens: z._default(z.nullable(z.int().check(z.gte(1), z.lte(64_000))), null),
  repeats: z._default(z.int().check(z.gte(1), z.lte(deskLimits.repeats)), 1),
  concurrency: z._default(z.int().check(z.gte(1), z.lte(deskLimits.concurrency)), 4),
  /** Asks also what was answered before. */
  isAnew: z._default(z.boolean(), false),
});
export type RunParameters = z.infer<typeof runParametersSchema>;

export const runRequestSchema = z.object({
  label: z._default(z.string().check(z.trim(), z.maxLength(deskLimits.nameCharacters)), ""),
  datasetId: id,
  columns: z
    .array(z.object({ promptId: id, version: z.int(), modelId: z.string().check(z.maxLength(200)) }))
    .check(
      z.minLength(1, "Choose a prompt and a model."),
      z.maxLength(deskLimits.columns, `A run takes ${deskLimits.columns} columns. Choose fewer.`),
    ),
  /** Held against every answer, beside those of its case. */
  assertions: z._default(z.array(assertionSchema).check(z.maxLength(40)), []),
  /** The score at which a cell passes; null where all of its assertions have to hold. */
  threshold: z._default(z.nullable(z.number().check(z.gte(0), z.lte(1))), null),
  graderId: z._default(z.string().check(z.maxLength(200)), "built-in/grader"),
  parameters: runParametersSchema,
});
export const startRunSchema = z.extend(runRequestSchema, {
  idempotencyKey: z.string().check(z.minLength(8), z.maxLength(64)),
});

export interface DatasetVersion {
  hash: string;
  rows: number;
  by: string;
  at: string;
}

export interface DatasetSummary {
  id: string;
  name: string;
  about: string;
  /** Comes with the product, and cannot be changed. */
  isOwn: boolean;
  variables: string[];
  /** The latest first; never none. */
  versions: DatasetVersion[];
}

export interface PromptVersion extends PromptTexts {
  number: number;
  by: string;
  at: string | null;
}

export interface Prompt {
  id: string;
  name: string;
  isOwn: boolean;
  /** The prompt of the product that it is or began as. */
  basedOn: { id: string; version: number; file: string } | null;
  /** The latest first; never none. */
  versions: PromptVersion[];
}

/** A prompt of a version, asked of a model. All that a run needs of them stands with the run. */
export interface RunColumn extends Pick<PromptTexts, "system" | "user"> {
  promptId: string;
  prompt: string;
  version: number;
  modelId: string;
  model: string;
  tools: Tool[];
}

export interface RunSummary {
  id: string;
  label: string;
  by: string;
  startedAt: string;
  endedAt: string | null;
  state: RunState;
  dataset: { id: string; name: string; version: string };
  columns: Omit<RunColumn, "system" | "user" | "tools">[];
  parameters: RunParameters;
  graderId: string;
  graderVersion: number;
  cases: number;
  counts: CellCounts;
  costUsd: number;
  /** Whether the cost of every answer is known. */
  isCostKnown: boolean;
}

/** What GET /api/v1/staff/prompt-tests answers with. */
export interface PromptTestOverview {
  models: { id: string; label: string; about: string }[];
  graders: { id: string; label: string; about: string }[];
  datasets: DatasetSummary[];
  prompts: Prompt[];
  runs: RunSummary[];
}

export interface RunDetail {
  run: RunSummary;
  assertions: Assertion[];
  threshold: number | null;
  columns: RunColumn[];
  /** By place: what a case is called, and what tells it from others in any dataset. */
  cases: { title: string; key: string }[];
}

/** Cells that changed after a revision, field by field: the nth of each list is of the nth cell. Cells never named wait. */
export interface CellChanges {
  revision: number;
  run: RunSummary;
  /** case × columns + column. */
  places: number[];
  states: number[];
  scores: (number | null)[];
  /** Alike for answers that are alike. */
  marks: number[];
  latenciesMs: (number | null)[];
  costsUsd: (number | null)[];
  stabilities: (number | null)[];
  flags: number[];
  /** Of the whole run, by name and then by column; none where nothing has changed. */
  metrics: MetricScore[];
}

/** What a metric came to in a column, in so many of its cells. */
export type MetricScore = {
  metric: string;
  column: number;
  score: number;
  cells: number;
};

export interface CellAnswer {
  text: string;
  calls: RawCall[];
  finishReason: string | null;
  latencyMs: number;
  inputTokens: number | null;
  outputTokens: number | null;
  costUsd: number | null;
  at: string;
}

export interface RepeatGrade {
  whole: Grade;
  parts: Grade[];
}

/** All that is known of one cell. */
export interface CellDetail {
  place: number;
  state: CellState;
  score: number | null;
  stability: number | null;
  problem: string | null;
  row: DatasetRow;
  column: RunColumn;
  /** What was asked; null with what is missing. */
  question: { system: string; user: string } | null;
  missing: string[];
  assertions: Assertion[];
  answers: CellAnswer[];
  grades: RepeatGrade[];
  isStarred: boolean;
  isCached: boolean;
  override: { pass: boolean; comment: string; by: string } | null;
}

/** What stands in a cell of the matrix, or in a file of all of them. */
export interface CellText {
  place: number;
  text: string;
  problem: string | null;
  /** Why it does not pass. */
  reason: string | null;
}

export const cellActSchema = z.discriminatedUnion("do", [
  z.object({ do: z.literal("star"), isStarred: z.boolean() }),
  z.object({
    do: z.literal("override"),
    pass: z.nullable(z.boolean()),
    comment: z
      .string()
      .check(z.trim(), z.minLength(3, "Say why in a few words."), z.maxLength(deskLimits.commentCharacters)),
  }),
  z.object({
    do: z.literal("decide"),
    question: z.string().check(z.maxLength(20_000)),
    pass: z.boolean(),
    comment: z._default(z.string().check(z.trim(), z.maxLength(deskLimits.commentCharacters)), ""),
  }),
]);
export type CellAct = z.infer<typeof cellActSchema>;

export const runActs = ["pause", "resume", "cancel", "ask-again"] as const;
export type RunAct = (typeof runActs)[number];

export interface RunEstimate {
  cells: number;
  /** Questions a model has to be asked; the others were answered before. */
  asked: number;
  /** Null where a price is not known. */
  costUsd: number | null;
  /** Null where no answer of a model was timed yet. */
  seconds: number | null;
  /** Whether it was counted of a sample. */
  isSampled: boolean;
  /** Variables that prompts name and cases lack, with in how many of those looked at. */
  missing: { name: string; rows: number }[];
}

/** Who of staff asks, and by which request. */
export interface DeskAsker {
  by: string;
  requestId: string;
}

export interface NewRun {
  label: string;
  datasetId: string;
  columns: RunColumn[];
  assertions: Assertion[];
  threshold: number | null;
  graderId: string;
  parameters: RunParameters;
}

export type SavedRows =
  | { kind: "saved"; dataset: DatasetSummary }
  | { kind: "absent" }
  /** Somebody saved a version that whoever edited had not seen. */
  | { kind: "moved"; latest: DatasetVersion }
  | { kind: "unfit" };

export type Refusal = { kind: "absent" } | { kind: "too-many"; cells: number };

/** What is long crosses as JSON. What changes something is kept with its audit event, which is told until the log has it. */
export interface PromptTestDeskRpc {
  datasets(): Promise<DatasetSummary[]>;
  addDataset(name: string, rows: string, asker: DeskAsker): Promise<DatasetSummary>;
  /** A dataset of cases of a run; null where there is no such run. */
  addCases(name: string, runId: string, cases: number[], asker: DeskAsker): Promise<DatasetSummary | null>;
  /** `RowEdits` as JSON. A further version, or the one of the same rows. */
  saveRows(datasetId: string, edits: string, asker: DeskAsker): Promise<SavedRows>;
  /** Rows of a version, of the latest where it is null. */
  rows(datasetId: string, version: string | null): Promise<string | null>;
  removeDataset(datasetId: string, asker: DeskAsker): Promise<boolean>;
  prompts(): Promise<string>;
  addPrompt(
    prompt: { name: string; basedOn: Prompt["basedOn"]; texts: PromptTexts },
    asker: DeskAsker,
  ): Promise<string>;
  /** The number of its version; null where there is no such prompt. */
  addVersion(promptId: string, texts: PromptTexts, asker: DeskAsker): Promise<number | null>;
  removePrompt(promptId: string, asker: DeskAsker): Promise<boolean>;
  estimate(run: NewRun): Promise<RunEstimate | Refusal>;
  start(
    run: NewRun & { key: string },
    asker: DeskAsker,
  ): Promise<{ kind: "started" | "same"; runId: string } | Refusal>;
  runs(): Promise<RunSummary[]>;
  /** `RunDetail` as JSON. */
  run(runId: string): Promise<string | null>;
  /** `CellChanges` as JSON. */
  changes(runId: string, after: number): Promise<string | null>;
  /** `CellText[]` as JSON, of all cells of these cases; `most` characters of each. */
  texts(runId: string, cases: number[], most: number): Promise<string | null>;
  /** `CellDetail` as JSON. */
  detail(runId: string, place: number): Promise<string | null>;
  change(runId: string, act: RunAct, asker: DeskAsker): Promise<{ cells: number } | null>;
  changeCell(runId: string, place: number, act: CellAct, asker: DeskAsker): Promise<boolean>;
}
