import { DurableObject } from "cloudflare:workers";
import type { DatasetRow } from "~/domain/prompt-tests/dataset";
import {
  type CellAct,
  type DatasetSummary,
  type DeskAsker,
  deskLimits,
  type NewRun,
  type Prompt,
  type PromptTestDeskRpc,
  type PromptTexts,
  type RunAct,
  type RunSummary,
  type SavedRows,
} from "~/domain/prompt-tests/desk";
import { ownDatasets } from "~/domain/prompt-tests/own-datasets";
import { applyEdits, type RowEdits } from "~/domain/prompt-tests/row-edits";
import { type CellState, graderVersion } from "~/domain/prompt-tests/run-state";
import { promptAskers } from "~/providers/prompt-askers.server";
import { promptGraders } from "~/providers/prompt-graders.server";
import { matchesPattern } from "~/server/prompt-tests/matches-pattern.server";
import { type Env, readSettings } from "~/settings/settings.server";
import type { AuditEvent } from "~/stores/audit/audit.server";
import { commitDeskAudits } from "~/stores/desks/desk-audits.server";
import { DeskAudits } from "../desks/desk-audits";
import { datasetVersion } from "./dataset-version";
import { estimateRun } from "./estimate-run";
import type { HumanDecisions } from "./grade-cell";
import { LibraryTables } from "./library-tables";
import { RunReader } from "./read-run";
import { type EngineServices, RunEngine } from "./run-engine";
import { type RunData, type RunRow, RunTables } from "./run-tables";

/** Then the object lets others in, and goes on by its next alarm. */
const shiftMs = 20_000;
/** The log is told again so long after it was away. */
const tellEveryMs = 10_000;
const failedStates: readonly CellState[] = ["no-answer", "ungraded", "cancelled"];
type Rows = { dataset: RunData["dataset"]; rows: DatasetRow[] };

export class PromptTestDesk extends DurableObject<Env> implements PromptTestDeskRpc {
  private readonly library: LibraryTables;
  private readonly tables: RunTables;
  private readonly reader: RunReader;
  private readonly engine: RunEngine;
  private readonly audits: DeskAudits;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    const { sql } = state.storage;
    this.library = new LibraryTables(sql);
    this.tables = new RunTables(sql);
    this.audits = new DeskAudits(sql);
    this.reader = new RunReader(this.tables, this.library);
    this.engine = new RunEngine(this.tables, this.library, (work) => state.storage.transactionSync(work));
    // An alarm may have been lost with the machine: a run does not wait for the next request then.
    void state.blockConcurrencyWhile(async () => {
      const isLeft = this.tables.running().length > 0;
      if (isLeft && (await state.storage.getAlarm()) === null) await state.storage.setAlarm(Date.now());
    });
  }

  async datasets(): Promise<DatasetSummary[]> {
    return [...(await Promise.all(ownDatasets.map(ownSummary))), ...this.library.datasets()];
  }

  async addDataset(name: string, rows: string, asker: DeskAsker): Promise<DatasetSummary> {
    const id = crypto.randomUUID();
    const version = await datasetVersion(JSON.parse(rows), asker.by, Date.now());
    this.act(asker, "prompt-tests.add-dataset", id, { name, rows: version.rows.length }, () =>
      this.library.addDataset(id, name, version),
    );
    return this.summaryOf(id);
  }

  async addCases(
    name: string,
    runId: string,
    cases: number[],
    asker: DeskAsker,
  ): Promise<DatasetSummary | null> {
    const run = this.tables.run(runId);
    if (!run) return null;
    const ids: string[] = JSON.parse(run.rows);
    const rows = this.library.rows(cases.flatMap((at) => ids[at] ?? []));
    return this.addDataset(name, `[${rows.map(({ data }) => data).join()}]`, asker);
  }

  async saveRows(datasetId: string, json: string, asker: DeskAsker): Promise<SavedRows> {
    const edits: RowEdits = JSON.parse(json);
    const isOnTop = edits.version === null;
    const base = this.library.rowIds(datasetId, edits.version);
    if (!base) return { kind: "absent" };
    if (isOnTop && edits.changed.length + edits.removed.length > 0) return { kind: "unfit" };
    const rows = applyEdits(this.storedRows(base.ids), edits);
    if (!rows) return { kind: "unfit" };
    const version = await datasetVersion(rows, asker.by, Date.now());
    // Somebody may have saved since they read it, or while the rows were named. Nothing waits between this and the writing.
    const latest = this.library.rowIds(datasetId, null);
    if (!latest) return { kind: "absent" };
    if (isOnTop && latest.hash !== base.hash) return this.saveRows(datasetId, json, asker);
    const [newest] = this.summaryOf(datasetId).versions;
    if (!isOnTop && newest && latest.hash !== edits.latest) return { kind: "moved", latest: newest };
    this.act(asker, "prompt-tests.save-dataset", datasetId, { rows: version.rows.length }, () =>
      this.library.addVersion(datasetId, version),
    );
    return { kind: "saved", dataset: this.summaryOf(datasetId) };
  }

  async rows(datasetId: string, version: string | null): Promise<string | null> {
    const own = ownDatasets.find(({ id }) => id === datasetId);
    if (own) return JSON.stringify(own.rows);
    const found = this.library.rowIds(datasetId, version);
    return found && JSON.stringify(this.storedRows(found.ids));
  }

  async removeDataset(datasetId: string, asker: DeskAsker): Promise<boolean> {
    const name = this.library.datasets().find(({ id }) => id === datasetId)?.name;
    if (name === undefined) return false;
    this.act(asker, "prompt-tests.remove-dataset", datasetId, { name }, () =>
      this.library.removeDataset(datasetId),
    );
    return true;
  }

  async prompts(): Promise<string> {
    return JSON.stringify(this.library.prompts());
  }

  async addPrompt(
    { name, basedOn, texts }: { name: string; basedOn: Prompt["basedOn"]; texts: PromptTexts },
    asker: DeskAsker,
  ): Promise<string> {
    const id = crypto.randomUUID();
    const nowMs = Date.now();
    this.act(asker, "prompt-tests.add-prompt", id, { name }, () => {
      this.library.addPrompt(id, name, basedOn, nowMs);
      this.library.addPromptVersion(id, texts, asker.by, nowMs);
    });
    return id;
  }

  async addVersion(promptId: string, texts: PromptTexts, asker: DeskAsker): Promise<number | null> {
    if (!this.library.prompts().some(({ id }) => id === promptId)) return null;
    return this.act(asker, "prompt-tests.save-prompt", promptId, { note: texts.note }, () =>
      this.library.addPromptVersion(promptId, texts, asker.by, Date.now()),
    );
  }

  async removePrompt(promptId: string, asker: DeskAsker): Promise<boolean> {
    const name = this.library.prompts().find(({ id }) => id === promptId)?.name;
    if (name === undefined) return false;
    this.act(asker, "prompt-tests.remove-prompt", promptId, { name }, () =>
      this.library.removePrompt(promptId),
    );
    return true;
  }

  async estimate(run: NewRun) {
    const found = await this.rowsOf(run.datasetId);
    if (!found) return { kind: "absent" as const };
    const cells = found.rows.length * run.columns.length;
    if (cells > deskLimits.cells) return { kind: "too-many" as const, cells };
    return estimateRun(run, found.rows, this.services().askers, this.tables);
  }

  async start({ key, datasetId, ...run }: NewRun & { key: string }, asker: DeskAsker) {
    const known = this.tables.runOfKey(key);
    if (known) return { kind: "same" as const, runId: known };
    const found = await this.rowsOf(datasetId);
    if (!found) return { kind: "absent" as const };
    const cells = found.rows.length * run.columns.length;
    if (cells > deskLimits.cells) return { kind: "too-many" as const, cells };
    const nowMs = Date.now();
    const { rows, hash } = await datasetVersion(found.rows, asker.by, nowMs);
    // Another request with this key may have come in the meantime.
    const meanwhile = this.tables.runOfKey(key);
    if (meanwhile) return { kind: "same" as const, runId: meanwhile };
    const id = crypto.randomUUID();
    const data: RunData = { ...run, dataset: { ...found.dataset, version: hash }, graderVersion };
    this.act(asker, "prompt-tests.start", id, { label: run.label, cells }, () => {
      this.library.keepRows(rows);
      this.tables.addRun({
        ...{ id, key, started_by: asker.by, at_ms: nowMs, data: JSON.stringify(data) },
        ...{
          rows: JSON.stringify(rows.map((row) => row.id)),
          cases: rows.length,
          columns: run.columns.length,
        },
      });
      this.tables.forgetRuns(deskLimits.runs);
    });
    return { kind: "started" as const, runId: id };
  }

  async runs(): Promise<RunSummary[]> {
    return this.tables.runs().map((run) => this.reader.summary(run));
  }

  async run(runId: string): Promise<string | null> {
    const run = this.tables.run(runId);
    return run && JSON.stringify(this.reader.detail(run));
  }

  async changes(runId: string, after: number): Promise<string | null> {
    const run = this.tables.run(runId);
    return run && JSON.stringify(this.reader.changes(run, after));
  }

  async texts(runId: string, cases: number[], most: number): Promise<string | null> {
    const run = this.tables.run(runId);
    return run && JSON.stringify(await this.reader.texts(run, cases, most));
  }

  async detail(runId: string, place: number): Promise<string | null> {
    const run = this.tables.run(runId);
    const detail = run && (await this.reader.cell(run, place));
    return detail && JSON.stringify(detail);
  }

  async change(runId: string, act: RunAct, asker: DeskAsker): Promise<{ cells: number } | null> {
    const run = this.tables.run(runId);
    if (!run) return null;
    const change = runChanges[act];
    if (!change.from.includes(run.state)) return { cells: 0 };
    return this.act(asker, `prompt-tests.${act}`, runId, {}, () => {
      const cells = change.cells?.(this.tables, run) ?? 0;
      this.tables.setState(run.no, change.to, change.to === "cancelled" ? Date.now() : null);
      return { cells };
    });
  }

  async changeCell(runId: string, place: number, act: CellAct, asker: DeskAsker): Promise<boolean> {
    const run = this.tables.run(runId);
    const cell = run && this.tables.cell(run.no, place);
    if (!run || !cell) return false;
    if (act.do === "star") {
      this.ctx.storage.transactionSync(() => this.tables.star(run.no, place, act.isStarred));
      return true;
    }
    const { comment, pass } = act;
    const said = { place, pass, ...(act.do === "decide" && { question: act.question.slice(0, 400) }) };
    this.act(
      asker,
      `prompt-tests.${act.do}`,
      runId,
      said,
      () => {
        if (act.do === "override") return this.tables.override(run.no, place, act.pass, comment, asker.by);
        const humans: HumanDecisions = cell.humans === null ? {} : JSON.parse(cell.humans);
        const reason = comment || `decided by ${asker.by}`;
        const decided = { ...humans, [act.question]: { pass: act.pass, reason } };
        this.tables.setHumans(run.no, place, JSON.stringify(decided));
      },
      comment,
    );
    if (act.do === "decide") await this.engine.regrade(run, place, this.services());
    return true;
  }

  /** Tells the log what was done, and asks what waits. Where the machine is lost in between, the platform calls it again. */
  override async alarm(): Promise<void> {
    const settings = readSettings(this.env);
    const isTold = await this.audits.tell((audits) => commitDeskAudits(settings, audits));
    const until = Date.now() + shiftMs;
    const isLeft = await this.engine.work(this.services(), () => Date.now() >= until);
    if (isLeft) await this.ctx.storage.setAlarm(Date.now());
    else if (!isTold) await this.ctx.storage.setAlarm(Date.now() + tellEveryMs);
  }

  private services(): EngineServices {
    const { providers } = readSettings(this.env);
    return { askers: promptAskers(providers), graders: promptGraders(providers), matches: matchesPattern };
  }

  /** A change with its event in one transaction; what it leaves to do is done by the alarm. */
  private act<Result>(
    { by, requestId }: DeskAsker,
    action: AuditEvent["action"],
    id: string,
    details: AuditEvent["details"],
    change: () => Result,
    reason = "",
  ): Result {
    const kind = action.endsWith("dataset") ? "Datasets" : /-(prompt)$/.test(action) ? "Prompts" : "Runs";
    const result = this.ctx.storage.transactionSync(() => {
      this.audits.add({
        ...{ actorId: by, action, subject: `promptTest${kind}/${id}`, details, requestId },
        ...(reason && { reason }),
      });
      return change();
    });
    this.ctx.waitUntil(this.ctx.storage.setAlarm(Date.now()));
    return result;
  }

  private async rowsOf(datasetId: string): Promise<Rows | null> {
    const known = (await this.datasets()).find(({ id }) => id === datasetId);
    const rows = known && (await this.rows(datasetId, null));
    if (!known || !rows) return null;
    return { dataset: { id: datasetId, name: known.name, version: "" }, rows: JSON.parse(rows) };
  }

  private storedRows(ids: readonly string[]): DatasetRow[] {
    return this.library.rows(ids).map(({ data }) => JSON.parse(data));
  }

  private summaryOf(datasetId: string): DatasetSummary {
    const found = this.library.datasets().find(({ id }) => id === datasetId);
    if (!found) throw new Error(`There is no dataset ${datasetId}`);
    return found;
  }
}

interface RunChange {
  from: readonly RunSummary["state"][];
  to: RunSummary["state"];
  cells?: (tables: RunTables, run: RunRow) => number;
}

const runChanges: Record<RunAct, RunChange> = {
  pause: { from: ["running"], to: "paused" },
  resume: { from: ["paused"], to: "running" },
  cancel: { from: ["running", "paused"], to: "cancelled", cells: (tables, { no }) => tables.cancel(no) },
  "ask-again": {
    from: ["done", "cancelled"],
    to: "running",
    cells: (tables, { no }) => tables.askAgain(no, failedStates),
  },
};

async function ownSummary({ id, name, about, rows }: (typeof ownDatasets)[number]): Promise<DatasetSummary> {
  const { hash, variables } = await datasetVersion(rows, "Vitrine", 0);
  return {
    ...{ id, name, about, isOwn: true, variables: [...variables] },
    versions: [{ hash, rows: rows.length, by: "Vitrine", at: "" }],
  };
}
