import type { DatasetRow } from "~/domain/prompt-tests/dataset";
import type { RunColumn } from "~/domain/prompt-tests/desk";
import type { Graders } from "~/domain/prompt-tests/grade";
import type { CellState } from "~/domain/prompt-tests/run-state";
import { textHash } from "~/domain/text/text-hash";
import type { PromptAsker } from "~/providers/prompt-askers.server";
import type { PromptGrader } from "~/providers/prompt-graders.server";
import { ProviderError } from "~/providers/provider-error.server";
import { assertionsOf, comparesAnswers, gradeCell } from "./grade-cell";
import type { LibraryTables } from "./library-tables";
import { filledQuestion, replyKeys } from "./question-of";
import {
  type CellRow,
  gradedStates,
  type Reply,
  type RunData,
  type RunRow,
  type RunTables,
  type SettledCell,
} from "./run-tables";

export interface EngineServices {
  askers: readonly PromptAsker[];
  graders: readonly PromptGrader[];
  matches: Graders["matches"];
}

/** A run as the engine reads it. */
interface Plan {
  run: RunRow;
  data: RunData;
  rowIds: string[];
}

interface Task {
  cell: CellRow;
  row: DatasetRow;
  column: RunColumn;
  question: { system: string; user: string };
  keys: string[];
}

/** Cells that are looked at together. */
const batch = 120;
const mostTries = 3;
const unsettled: readonly CellState[] = ["waiting", "answered"];
const nothing = {
  score: null,
  mark: null,
  latencyMs: null,
  costUsd: null,
  stability: null,
  grades: null,
  metrics: null,
};

/**
 * Answers and grades what waits. Every answer is stored when it comes, in one transaction and under the name of its question: whatever
 * is lost in between, what was answered is never asked again, and a cell waits until it is settled.
 */
export class RunEngine {
  /** Questions that are out, so that two cells that ask the same ask once. */
  private readonly out = new Map<string, Promise<Reply>>();
  private turn = 0;

  constructor(
    private readonly runs: RunTables,
    private readonly library: LibraryTables,
    private readonly transact: <Result>(work: () => Result) => Result,
    private readonly pause: (ms: number) => Promise<void> = (ms) =>
      new Promise((resolve) => setTimeout(resolve, ms)),
  ) {}

  /**
   * Works until nothing waits or `isOver`; returns whether something is left. Runs take turns. Models of our own answer without
   * leaving the machine: without a pause between two batches nobody else would be heard, nor would the clock go on.
   */
  async work(services: EngineServices, isOver: () => boolean): Promise<boolean> {
    while (!isOver()) {
      const running = this.runs.running();
      const run = running[this.turn++ % Math.max(1, running.length)];
      if (!run) return false;
      const plan: Plan = { run, data: JSON.parse(run.data), rowIds: JSON.parse(run.rows) };
      const cells = this.runs.waiting(run.no, batch);
      await this.answerCells(plan, cells, services, isOver);
      const compared = this.runs.answeredCases(run.no, run.columns, batch);
      for (const at of compared) await this.compareCase(plan, at, services);
      if (cells.length === 0 && compared.length === 0 && this.runs.isRunning(run.no)) {
        this.transact(() => this.runs.setState(run.no, "done", Date.now()));
      }
      await this.pause(0);
    }
    return this.runs.running().length > 0;
  }

  /** Grades a cell anew from its kept answers, as after a person's decision. Nothing where some are not kept any more. */
  async regrade(run: RunRow, place: number, services: EngineServices): Promise<void> {
    const plan: Plan = { run, data: JSON.parse(run.data), rowIds: JSON.parse(run.rows) };
    const first = Math.floor(place / run.columns) * run.columns;
    const cells = this.runs.cellsBetween(run.no, first, first + run.columns - 1);
    const answers = await this.answersOf(plan, cells);
    const cell = cells.find((one) => one.place === place);
    const task = answers.find((one) => one.task?.cell.place === place);
    if (!cell || !task?.task || !task.replies) return;
    const others = answers.map(({ replies }) => replies);
    const settled = await this.graded(plan, task.task, task.replies, others, services, cell.is_cached === 1);
    this.transact(() => this.runs.settle(run.no, [{ place, settled }], gradedStates));
  }

  private async answerCells(
    plan: Plan,
    cells: readonly CellRow[],
    services: EngineServices,
    isOver: () => boolean,
  ): Promise<void> {
    const tasks = await this.tasksOf(plan, cells);
    const kept = this.runs.replies(tasks.flatMap(({ keys }) => keys));
    const isKept = ({ keys }: Task) => keys.every((key) => kept.has(key));
    const ready = tasks.filter(isKept);
    const settled = await Promise.all(
      ready.map(async (task) => {
        const replies = task.keys.flatMap((key) => kept.get(key) ?? []);
        return { place: task.cell.place, settled: await this.settledOf(plan, task, replies, services, true) };
      }),
    );
    this.transact(() => {
      this.runs.claimReplies(
        ready.flatMap(({ keys }) => keys),
        plan.run.no,
      );
      this.settleAnswered(plan.run, settled);
    });
    const queue = tasks.filter((task) => !isKept(task));
    const askOn = async () => {
      for (let task = queue.shift(); task; task = queue.shift()) {
        if (isOver() || !this.runs.isRunning(plan.run.no)) return;
        await this.askCell(plan, task, services);
      }
    };
    await Promise.all(Array.from({ length: plan.data.parameters.concurrency }, askOn));
  }

  /** Cells with their questions; those whose case lacks a variable are settled at once. */
  private async tasksOf({ run, data, rowIds }: Plan, cells: readonly CellRow[]): Promise<Task[]> {
    const ids = [...new Set(cells.map(({ place }) => rowIds[Math.floor(place / run.columns)] ?? ""))];
    const rows = new Map(this.library.rows(ids).map((row) => [row.id, JSON.parse(row.data) as DatasetRow]));
    const tasks: Task[] = [];
    for (const cell of cells) {
      const row = rows.get(rowIds[Math.floor(cell.place / run.columns)] ?? "");
      const column = data.columns[cell.place % run.columns];
      if (!row || !column) {
        this.fail(run.no, cell, "The case is not kept any more. Start the run again.");
        continue;
      }
      const { question, missing } = filledQuestion(column, row);
      if (question) {
        const salt = data.parameters.isAnew ? run.id : "";
        const keys = await replyKeys(question, column, data.parameters, salt);
        tasks.push({ cell, row, column, question, keys });
        continue;
      }
      const problem = `The case has no ${missing.join(", ")}. Add it to the dataset, or take it out of the prompt.`;
      this.fail(run.no, cell, problem);
    }
    return tasks;
  }

  private async askCell(plan: Plan, task: Task, services: EngineServices): Promise<void> {
    const { run } = plan;
    const asker = services.askers.find(({ id }) => id === task.column.modelId);
    if (!asker) return this.fail(run.no, task.cell, "This model is not offered any more. Choose another.");
    try {
      const kept = this.runs.replies(task.keys);
      const replies: Reply[] = [];
      for (const [repeat, key] of task.keys.entries()) {
        replies.push(kept.get(key) ?? (await this.ask(plan, task, key, repeat, asker)));
      }
      const settled = await this.settledOf(plan, task, replies, services, false);
      this.transact(() => this.settleAnswered(run, [{ place: task.cell.place, settled }]));
    } catch (error) {
      if (!(error instanceof ProviderError)) {
        console.error(JSON.stringify({ promptTestCell: task.cell.place, error: String(error) }));
        return this.fail(run.no, task.cell, "The answer could not be taken in. Ask again.");
      }
      const tries = task.cell.tries + 1;
      if (!error.retryable || tries >= mostTries) return this.fail(run.no, task.cell, error.message);
      this.transact(() => this.runs.addTry(run.no, task.cell.place, tries));
      await this.pause(500 * 2 ** tries);
    }
  }

  private ask(plan: Plan, task: Task, key: string, repeat: number, asker: PromptAsker): Promise<Reply> {
    const asking = this.out.get(key) ?? this.askOnce(plan, task, key, repeat, asker);
    this.out.set(key, asking);
    return asking.finally(() => this.out.delete(key));
  }

  private async askOnce(
    { run, data }: Plan,
    { question, column }: Task,
    key: string,
    repeat: number,
    asker: PromptAsker,
  ): Promise<Reply> {
    const { temperature, mostTokens } = data.parameters;
    const begun = Date.now();
    const asked = { ...question, tools: column.tools, temperature, mostTokens };
    const answer = await asker.ask({ ...asked, seed: repeat, idempotencyKey: key });
    const mark = textHash(JSON.stringify([answer.text, answer.calls]));
    const reply = { ...answer, key, mark, latencyMs: Date.now() - begun, at: new Date().toISOString() };
    this.transact(() => this.runs.storeReply(reply, column.modelId, run.no));
    return reply;
  }

  /** An answer that is to be compared puts its whole case up to be compared: the best of it may be another now. */
  private settleAnswered(
    { no, columns }: RunRow,
    cells: readonly { place: number; settled: SettledCell }[],
  ): void {
    this.runs.settle(no, cells, ["waiting"]);
    const compared = cells.filter(({ settled }) => settled.state === "answered");
    for (const at of new Set(compared.map(({ place }) => Math.floor(place / columns)))) {
      this.runs.compareAgain(no, at * columns, (at + 1) * columns - 1);
    }
  }

  private async settledOf(
    plan: Plan,
    task: Task,
    replies: readonly Reply[],
    services: EngineServices,
    isCached: boolean,
  ): Promise<SettledCell> {
    if (comparesAnswers(assertionsOf(plan.data, task.row)))
      return { ...nothing, state: "answered", problem: null, isCached };
    return this.graded(plan, task, replies, [], services, isCached);
  }

  private async graded(
    { run, data }: Plan,
    { cell, row, column }: Task,
    replies: readonly Reply[],
    others: readonly (readonly Reply[] | null)[],
    { graders, matches }: EngineServices,
    isCached: boolean,
  ): Promise<SettledCell> {
    const settled = await gradeCell({
      ...{ data, row, column, replies, others, matches, at: cell.place % run.columns },
      humans: cell.humans === null ? {} : JSON.parse(cell.humans),
      grader: graders.find(({ id }) => id === data.graderId) ?? null,
    });
    return { ...settled, isCached };
  }

  private async compareCase(plan: Plan, at: number, services: EngineServices): Promise<void> {
    const { no, columns } = plan.run;
    const cells = this.runs.cellsBetween(no, at * columns, (at + 1) * columns - 1);
    const answers = await this.answersOf(plan, cells);
    const others = answers.map(({ replies }) => replies);
    const settled = await Promise.all(
      answers.flatMap(({ cell, task, replies }) => {
        if (!task || !replies) return [];
        const grading = this.graded(plan, task, replies, others, services, cell.is_cached === 1);
        return [grading.then((one) => ({ place: cell.place, settled: one }))];
      }),
    );
    this.transact(() => this.runs.settle(no, settled, ["answered"]));
  }

  /** The cells of a case, each with its kept answers; null where some are not there. */
  private async answersOf(
    plan: Plan,
    cells: readonly CellRow[],
  ): Promise<{ cell: CellRow; task: Task | null; replies: Reply[] | null }[]> {
    const tasks = await this.tasksOf(plan, cells);
    const kept = this.runs.replies(tasks.flatMap(({ keys }) => keys));
    return cells.map((cell) => {
      const task = tasks.find((one) => one.cell === cell) ?? null;
      const replies = task?.keys.flatMap((key) => kept.get(key) ?? []) ?? [];
      return { cell, task, replies: task && replies.length === task.keys.length ? replies : null };
    });
  }

  private fail(no: number, { place }: CellRow, problem: string): void {
    const settled = { ...nothing, state: "no-answer" as const, problem, isCached: false };
    this.transact(() => this.runs.settle(no, [{ place, settled }], unsettled));
  }
}
