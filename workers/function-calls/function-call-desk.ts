import { DurableObject } from "cloudflare:workers";
import type { CellDetail } from "~/domain/function-calls/cell-detail";
import {
  type DeskAsker,
  deskLimits,
  type FunctionCallDeskRpc,
  type JudgedAnew,
  type RunCell,
  type RunSummary,
  type SuiteSummary,
} from "~/domain/function-calls/desk";
import { judgeCase, judgeVersion } from "~/domain/function-calls/judge-case";
import type { Category, Suite, TestCase } from "~/domain/function-calls/test-case";
import { type FunctionCaller, functionCallers } from "~/providers/function-callers.server";
import { ProviderError } from "~/providers/provider-error.server";
import { assistantSuite } from "~/scene/assistant/suite/assistant-suite";
import { type Env, readSettings } from "~/settings/settings.server";
import type { AuditEvent } from "~/stores/audit/audit.server";
import { commitDeskAudits } from "~/stores/desks/desk-audits.server";
import { DeskAudits } from "../desks/desk-audits";
import { askCase, questionOf, worldOf } from "./ask-case";
import { type CellRow, DeskTables } from "./desk-tables";

const ownSuites: readonly Suite[] = [assistantSuite];

/** Questions that are out at the same time, and how often one is put that fails for a while. */
const atOnce = 4;
const mostTries = 2;
/** Then the object lets others in, and goes on by its next alarm. */
const shiftMs = 20_000;
/** The log is told again so long after it was away. */
const tellEveryMs = 10_000;

export class FunctionCallDesk extends DurableObject<Env> implements FunctionCallDeskRpc {
  private readonly tables: DeskTables;
  private readonly audits: DeskAudits;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    this.tables = new DeskTables(state.storage.sql);
    this.audits = new DeskAudits(state.storage.sql);
  }

  async suites(): Promise<SuiteSummary[]> {
    return [
      ...ownSuites.map(({ id, name, about, cases }) => ({
        ...{ id, name, about, addedAt: null, addedBy: null },
        counts: countCategories(cases),
      })),
      ...this.tables.suites().map((suite) => this.summaryOf(suite)),
    ];
  }

  async addSuite({ name, cases }: { name: string; cases: string }, asker: DeskAsker): Promise<SuiteSummary> {
    const { by } = asker;
    const suite = { id: crypto.randomUUID(), name, added_by: by, added_ms: Date.now() };
    const read = JSON.parse(cases) as TestCase[];
    this.ctx.storage.transactionSync(() => {
      this.tables.addSuite(suite.id, name, by, suite.added_ms, read);
      this.record(asker, "function-calls.import-suite", suite.id, { name, cases: read.length });
    });
    await this.ctx.storage.setAlarm(Date.now());
    return this.summaryOf(suite);
  }

  async removeSuite(suiteId: string, asker: DeskAsker): Promise<"removed" | "absent"> {
    const name = this.tables.suites().find(({ id }) => id === suiteId)?.name ?? "";
    const isRemoved = this.ctx.storage.transactionSync(() => {
      const removed = this.tables.removeSuite(suiteId);
      if (removed) this.record(asker, "function-calls.remove-suite", suiteId, { name });
      return removed;
    });
    if (!isRemoved) return "absent";
    await this.ctx.storage.setAlarm(Date.now());
    return "removed";
  }

  async hasCase(suiteId: string, caseId: string): Promise<boolean> {
    return this.caseOf(suiteId, caseId) !== null;
  }

  async start(
    { key, label, models, suiteIds }: Parameters<FunctionCallDeskRpc["start"]>[0],
    asker: DeskAsker,
  ) {
    const known = this.tables.runOfKey(key);
    if (known) return { kind: "same" as const, runId: known };
    const all = await this.suites();
    const suites = all.filter(({ id }) => suiteIds.includes(id)).map(({ id, name }) => ({ id, name }));
    if (suites.length < new Set(suiteIds).size) return { kind: "no-suite" as const };
    const cells = suites.flatMap(({ id: suite_id }) =>
      this.casesOf(suite_id).flatMap(({ id, category, isLive }) =>
        models.map((model) => ({
          ...{ model_id: model.id, suite_id, case_id: id },
          ...{ category, is_live: isLive ? 1 : 0 },
        })),
      ),
    );
    if (cells.length > deskLimits.cellsPerRun) return { kind: "too-many" as const, cells: cells.length };
    const id = crypto.randomUUID();
    const run = {
      ...{ id, key, label, started_by: asker.by, at_ms: Date.now(), state: "running" as const },
      ...{ models: JSON.stringify(models), suites: JSON.stringify(suites), judge_version: judgeVersion },
    };
    this.ctx.storage.transactionSync(() => {
      this.tables.addRun(run, cells);
      this.record(asker, "function-calls.start", id, { label, questions: cells.length });
      this.tables.forgetRuns(deskLimits.runs);
    });
    await this.ctx.storage.setAlarm(Date.now());
    return { kind: "started" as const, runId: id };
  }

  async runs(excluded: string[]): Promise<RunSummary[]> {
    const states = this.tables.stateCounts();
    const groups = Map.groupBy(this.tables.groups(excluded), ({ run_id }) => run_id);
    return this.tables.runs().map((run) => {
      const own = states.filter(({ run_id }) => run_id === run.id);
      const count = (state: CellRow["state"]) => own.find((one) => one.state === state)?.count ?? 0;
      return {
        ...{ id: run.id, label: run.label, by: run.started_by, state: run.state },
        startedAt: new Date(run.at_ms).toISOString(),
        models: JSON.parse(run.models),
        suites: JSON.parse(run.suites),
        judgeVersion: run.judge_version,
        total: own.reduce((sum, one) => sum + one.count, 0),
        waiting: count("waiting"),
        failed: count("failed"),
        groups: (groups.get(run.id) ?? []).map(({ model_id, category, is_live, judged, passed }) => ({
          ...{ modelId: model_id, category, isLive: is_live === 1, judged, passed },
        })),
      };
    });
  }

  async cells(runId: string): Promise<RunCell[] | null> {
    return this.tables.run(runId) ? this.tables.cells(runId).flatMap(cellOf) : null;
  }

  async detail(
    runId: string,
    { modelId, suiteId, caseId }: { modelId: string; suiteId: string; caseId: string },
  ): Promise<string | null> {
    const row = this.tables.cell(runId, modelId, suiteId, caseId);
    const cell = row && cellOf(row)[0];
    if (!row || !cell) return null;
    return JSON.stringify({
      cell,
      test: this.caseOf(suiteId, caseId),
      answer: row.answer === null ? null : JSON.parse(row.answer),
      verdict: row.verdict === null ? null : JSON.parse(row.verdict),
    } satisfies CellDetail);
  }

  async judgeAnew(runId: string): Promise<JudgedAnew | null> {
    if (!this.tables.run(runId)) return null;
    const rows = this.tables.answered(runId).filter(({ state }) => state !== "waiting");
    const questions = await Promise.all(
      rows.map(async (row) => {
        const test = this.caseOf(row.suite_id, row.case_id);
        return { row, test, isSame: test !== null && (await questionOf(test)) === row.question };
      }),
    );
    const news: JudgedAnew = { judged: 0, nowPass: 0, nowFail: 0, stale: 0 };
    this.ctx.storage.transactionSync(() => {
      for (const { row, test, isSame } of questions) {
        const verdict =
          test && isSame && row.answer ? judgeCase(test, JSON.parse(row.answer), worldOf(test)) : null;
        if (!verdict) news.stale++;
        else {
          news.judged++;
          if (verdict.pass && row.state !== "pass") news.nowPass++;
          if (!verdict.pass && row.state !== "fail") news.nowFail++;
        }
        this.tables.setVerdict(row, verdict);
      }
      this.tables.setJudgeVersion(runId, judgeVersion);
    });
    return news;
  }

  async askFailedAgain(runId: string, asker: DeskAsker): Promise<number | null> {
    if (!this.tables.run(runId)) return null;
    const asked = this.ctx.storage.transactionSync(() => {
      const count = this.tables.askAgain(runId);
      if (count > 0) {
        this.tables.setRun(runId, "running");
        this.record(asker, "function-calls.ask-again", runId, { questions: count });
      }
      return count;
    });
    if (asked > 0) await this.ctx.storage.setAlarm(Date.now());
    return asked;
  }

  async cancel(runId: string, asker: DeskAsker): Promise<"cancelled" | "absent"> {
    const run = this.tables.run(runId);
    if (!run) return "absent";
    this.ctx.storage.transactionSync(() => {
      this.tables.cancel(runId);
      if (run.state === "running") this.record(asker, "function-calls.cancel", runId, { label: run.label });
    });
    await this.ctx.storage.setAlarm(Date.now());
    return "cancelled";
  }

  /** Tells the log what was done, and asks what waits. Where the machine is lost in between, the platform calls it again. */
  override async alarm(): Promise<void> {
    const settings = readSettings(this.env);
    const isTold = await this.audits.tell((audits) => commitDeskAudits(settings, audits));
    const callers = functionCallers(settings.providers);
    const until = Date.now() + shiftMs;
    for (;;) {
      const waiting = this.tables.waiting(atOnce);
      if (waiting.length === 0) {
        if (!isTold) await this.ctx.storage.setAlarm(Date.now() + tellEveryMs);
        return;
      }
      await Promise.all(waiting.map((cell) => this.ask(cell, callers)));
      for (const runId of new Set(waiting.map(({ run_id }) => run_id))) {
        const isRunning = this.tables.run(runId)?.state === "running";
        if (isRunning && this.tables.waitingOf(runId) === 0) this.tables.setRun(runId, "done");
      }
      if (Date.now() >= until) break;
    }
    await this.ctx.storage.setAlarm(Date.now());
  }

  private record(
    { by, requestId }: DeskAsker,
    action: AuditEvent["action"],
    id: string,
    details: AuditEvent["details"],
  ): void {
    const kind = action.endsWith("suite") ? "functionCallSuites" : "functionCallRuns";
    this.audits.add({ actorId: by, action, subject: `${kind}/${id}`, details, requestId });
  }

  private async ask(cell: CellRow, callers: readonly FunctionCaller[]): Promise<void> {
    const caller = callers.find(({ id }) => id === cell.model_id);
    const test = this.caseOf(cell.suite_id, cell.case_id);
    if (!caller || !test) {
      const missing = caller ? "The suite has no such case any more." : "This model is not offered any more.";
      this.tables.storeFailure(cell, missing, true);
      return;
    }
    try {
      this.tables.storeAnswer(cell, await askCase(test, caller));
    } catch (error) {
      const isOurs = !(error instanceof ProviderError);
      if (isOurs) console.error(JSON.stringify({ cell: cell.case_id, error: String(error) }));
      const message = isOurs ? "The answer could not be taken in. Ask again." : error.message;
      const isOver = isOurs || !error.retryable || cell.tries + 1 >= mostTries;
      this.tables.storeFailure(cell, message, isOver);
    }
  }

  private casesOf(suiteId: string): TestCase[] {
    return ownSuites.find(({ id }) => id === suiteId)?.cases ?? this.tables.cases(suiteId);
  }

  private caseOf(suiteId: string, caseId: string): TestCase | null {
    const own = ownSuites.find(({ id }) => id === suiteId);
    if (own) return own.cases.find(({ id }) => id === caseId) ?? null;
    return this.tables.case(suiteId, caseId);
  }

  private summaryOf(suite: ReturnType<DeskTables["suites"]>[number]): SuiteSummary {
    const counts = this.tables.counts(suite.id).map(({ category, count }) => [category, count] as const);
    return {
      ...{ id: suite.id, name: suite.name, about: "Imported.", addedBy: suite.added_by },
      addedAt: new Date(suite.added_ms).toISOString(),
      counts: Object.fromEntries(counts),
    };
  }
}

function countCategories(cases: readonly TestCase[]): Partial<Record<Category, number>> {
  const counts: Partial<Record<Category, number>> = {};
  for (const { category } of cases) counts[category] = (counts[category] ?? 0) + 1;
  return counts;
}

/** None of what was cancelled before it was asked. */
function cellOf(row: CellRow): RunCell[] {
  if (row.state === "cancelled") return [];
  return [
    {
      ...{ modelId: row.model_id, suiteId: row.suite_id, caseId: row.case_id, category: row.category },
      ...{ isLive: row.is_live === 1, state: row.state, fault: row.fault, problem: row.problem },
      ...{ latencyMs: row.latency_ms, inputTokens: row.input_tokens, outputTokens: row.output_tokens },
      costUsd: row.cost_usd,
    },
  ];
}
