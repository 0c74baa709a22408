import { DurableObject } from "cloudflare:workers";
import type {
  EditionId,
  ExperimentPlan,
  PageVisitSums,
  PageVisitsRpc,
  VisitKind,
  Visitor,
} from "~/domain/pages/page-visits";
import { editionFor, markOf } from "~/server/product-pages/edition-for";
import type { Env } from "~/settings/settings.server";
import {
  addOne,
  isFirst,
  type Marks,
  readSums,
  type Scope,
  sumOfDay,
  sumOfEdition,
  visitTables,
} from "./count-visit";

interface StoredExperiment {
  id: string;
  key: ArrayBuffer;
  share_b: number;
  most: number;
  until_ms: number;
}

const dayMs = 24 * 3600 * 1000;

/**
 * One per published page: counts its viewers and their clicks, each once a day, and in an experiment once in all. It keeps no address
 * and no browser's name, only their HMAC: under a key of the day, which goes with the day, and under one of the experiment, which goes
 * with it. Sums alone stay.
 */
export class PageVisits extends DurableObject<Env> implements PageVisitsRpc {
  async count(kind: VisitKind, visitor: Visitor, experimentId: string | null): Promise<void> {
    const day = today();
    const ofDay = await this.marksOf("day", await this.keyOfToday(day), visitor);
    if (isFirst(this.sql, "day", kind, ofDay)) addOne(this.sql, sumOfDay(day), kind);
    const running = this.running();
    if (!running || running.id !== experimentId || Date.now() >= running.until_ms) return;
    const marks = await this.marksOf("experiment", running.key, visitor);
    const edition: EditionId = await editionFor(running.key, visitor, running.share_b);
    // Whoever ended it meanwhile threw its key away: nothing is known of it any more.
    if (this.running()?.id !== running.id || (kind === "view" && this.isFull(running))) return;
    if (isFirst(this.sql, "experiment", kind, marks)) addOne(this.sql, sumOfEdition(edition), kind);
  }

  async read(): Promise<PageVisitSums> {
    this.prepare();
    return readSums(this.sql, Date.now());
  }

  async begin({ id, shareB, mostViewers, untilMs }: ExperimentPlan): Promise<void> {
    this.prepare();
    this.throwExperimentAway();
    const key = crypto.getRandomValues(new Uint8Array(32)).buffer;
    this.sql.exec("INSERT INTO experiments VALUES (?, ?, ?, ?, ?)", id, key, shareB, mostViewers, untilMs);
  }

  async keyOf(experimentId: string): Promise<string | null> {
    const running = this.running();
    return running?.id === experimentId ? inBase64(new Uint8Array(running.key)) : null;
  }

  async end(): Promise<void> {
    this.prepare();
    this.throwExperimentAway();
  }

  async forget(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  /** The day is over: nobody of it can be told again. */
  override async alarm(): Promise<void> {
    this.prepare();
    this.throwDayAway();
  }

  private get sql(): SqlStorage {
    return this.ctx.storage.sql;
  }

  private prepare(): void {
    for (const table of visitTables) this.sql.exec(table);
  }

  private running(): StoredExperiment | undefined {
    this.prepare();
    return this.sql
      .exec<StoredExperiment & Record<string, SqlStorageValue>>("SELECT * FROM experiments")
      .toArray()[0];
  }

  private isFull({ most }: StoredExperiment): boolean {
    const { experiment } = readSums(this.sql, Date.now());
    return experiment !== null && experiment.counts.a.views + experiment.counts.b.views >= most;
  }

  private throwExperimentAway(): void {
    this.sql.exec(
      "DELETE FROM experiments; DELETE FROM viewers WHERE scope = 'experiment'; DELETE FROM sums WHERE scope LIKE 'edition %'",
    );
  }

  private throwDayAway(): void {
    this.sql.exec("DELETE FROM days; DELETE FROM viewers WHERE scope = 'day'");
  }

  private async marksOf(scope: Scope, key: ArrayBuffer, { address, userAgent }: Visitor): Promise<Marks> {
    const [viewer, line] = await Promise.all([
      markOf(key, scope, "viewer", address, userAgent),
      markOf(key, scope, "line", address),
    ]);
    return { viewer: inBase64(viewer), line: inBase64(line) };
  }

  private async keyOfToday(day: string): Promise<ArrayBuffer> {
    this.prepare();
    const known = this.sql.exec<{ key: ArrayBuffer }>("SELECT key FROM days WHERE day = ?", day).toArray()[0];
    if (known) return known.key;
    // An alarm that is late leaves the day before.
    this.throwDayAway();
    const key = crypto.getRandomValues(new Uint8Array(32)).buffer;
    this.sql.exec("INSERT INTO days VALUES (?, ?)", day, key);
    await this.ctx.storage.setAlarm(Date.parse(`${day}T00:00:00Z`) + dayMs);
    return key;
  }
}

const today = () => new Date().toISOString().slice(0, 10);
const inBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
