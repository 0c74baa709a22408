import { DurableObject } from "cloudflare:workers";
import {
  mostViewsPerAddress,
  type PublicationGateRpc,
  type TryOrigin,
} from "~/domain/publications/publication-gate";
import type { ViewStep } from "~/domain/publications/view-counts";
import type { Env } from "~/settings/settings.server";
import { countTry, returnTry, triesTable } from "./count-try";

/**
 * One per publication: counts tries of its password and tells a viewer's first view of the day from others. It keeps
 * no address and no browser's name, only their HMAC under a key that is made for this publication and this day and
 * goes with it.
 */
export class PublicationGate extends DurableObject<Env> implements PublicationGateRpc {
  async countTry(origin: TryOrigin): Promise<boolean> {
    return countTry(this.sql, await this.marksOf(origin), Date.now());
  }

  async returnTry(origin: TryOrigin): Promise<void> {
    returnTry(this.sql, await this.marksOf(origin));
  }

  async admitStep(step: ViewStep, address: string, userAgent: string): Promise<boolean> {
    const line = await this.markOf("line", step, address);
    const viewer = await this.markOf("viewer", step, address, userAgent);
    const started = await this.markOf("viewer", "start", address, userAgent);
    if (step === "end" && !this.knows(started)) return false;
    const { views } = this.sql
      .exec<{ views: number }>("SELECT count(*) AS views FROM viewers WHERE line = ?", line)
      .one();
    if (views >= mostViewsPerAddress) return false;
    return this.sql.exec("INSERT OR IGNORE INTO viewers VALUES (?, ?)", viewer, line).rowsWritten > 0;
  }

  /** The day is over: nothing of it is kept, its key least of all. */
  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  private knows(viewer: string): boolean {
    return this.sql.exec("SELECT 1 FROM viewers WHERE viewer = ?", viewer).toArray().length > 0;
  }

  private get sql(): SqlStorage {
    return this.ctx.storage.sql;
  }

  private async marksOf({ address, network }: TryOrigin): Promise<TryOrigin> {
    return {
      address: await this.markOf("tries", address),
      network: await this.markOf("tries of network", network),
    };
  }

  private async markOf(...parts: string[]): Promise<string> {
    const key = await crypto.subtle.importKey(
      "raw",
      await this.keyOfToday(),
      { name: "HMAC", hash: "SHA-256" },
      false,
      ["sign"],
    );
    const bytes = new TextEncoder().encode(JSON.stringify(parts));
    const mark = new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes));
    return btoa(String.fromCharCode(...mark));
  }

  private async keyOfToday(): Promise<ArrayBuffer> {
    const day = new Date().toISOString().slice(0, 10);
    this.sql.exec(`
      CREATE TABLE IF NOT EXISTS days (day TEXT PRIMARY KEY, key BLOB);
      ${triesTable};
      CREATE TABLE IF NOT EXISTS viewers (viewer TEXT PRIMARY KEY, line TEXT);
      CREATE INDEX IF NOT EXISTS viewers_of_line ON viewers (line);
    `);
    const known = this.sql.exec<{ key: ArrayBuffer }>("SELECT key FROM days WHERE day = ?", day).toArray()[0];
    if (known) return known.key;
    // An alarm that is late leaves the day before.
    this.sql.exec("DELETE FROM days; DELETE FROM tries; DELETE FROM viewers;");
    const key = crypto.getRandomValues(new Uint8Array(32)).buffer;
    this.sql.exec("INSERT INTO days VALUES (?, ?)", day, key);
    await this.ctx.storage.setAlarm(Date.parse(`${day}T00:00:00Z`) + 24 * 3600 * 1000);
    return key;
  }
}
