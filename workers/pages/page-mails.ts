import { DurableObject } from "cloudflare:workers";
import {
  type Delivery,
  type MailState,
  mailLimits,
  type PageMailsRpc,
  retrySeconds,
  type SignUp,
} from "~/domain/pages/page-mails";
import type { TryOrigin } from "~/domain/publications/publication-gate";
import { markOf } from "~/server/product-pages/edition-for";
import { type Env, readSettings } from "~/settings/settings.server";
import { deliver } from "./deliver";

interface Waiting {
  id: string;
  sign_up: string;
  tries: number;
}

/** How many are sent one after another before the others get their turn. */
const atOnce = 20;

/**
 * One per page with a newsletter: keeps each sign-up until the address its owner set has taken it, and no longer. Whoever signs up is
 * counted by an HMAC of their address under a key of the day.
 */
export class PageMails extends DurableObject<Env> implements PageMailsRpc {
  async state(): Promise<MailState> {
    this.prepare();
    const { waiting } = this.sql.exec<{ waiting: number }>("SELECT count(*) AS waiting FROM outbox").one();
    return {
      url: await this.value<string>("url"),
      secret: await this.value<string>("secret"),
      delivered: (await this.value<number>("delivered")) ?? 0,
      waiting,
      lost: (await this.value<number>("lost")) ?? 0,
      lastFailure: await this.value<MailState["lastFailure"]>("lastFailure"),
    };
  }

  async configure(url: string | null): Promise<MailState> {
    this.prepare();
    await this.ctx.storage.delete(["url", "secret", "lastFailure"]);
    if (url === null) {
      this.sql.exec("DELETE FROM outbox");
    } else {
      const bytes = crypto.getRandomValues(new Uint8Array(24));
      const secret = `whsec_${btoa(String.fromCharCode(...bytes))
        .replace(/\+/g, "-")
        .replace(/\//g, "_")}`;
      await this.ctx.storage.put({ url, secret });
      this.sql.exec("UPDATE outbox SET at_ms = 0");
      await this.wakeUp();
    }
    return this.state();
  }

  async signUp(signUp: SignUp, origin: TryOrigin): Promise<"taken" | "too-many" | "full" | "not-set"> {
    this.prepare();
    if ((await this.value<string>("url")) === null) return "not-set";
    if (!(await this.isAdmitted(origin))) return "too-many";
    const { waiting } = this.sql.exec<{ waiting: number }>("SELECT count(*) AS waiting FROM outbox").one();
    if (waiting >= mailLimits.mostWaiting) return "full";
    this.sql.exec(
      "INSERT OR IGNORE INTO outbox VALUES (?, ?, ?, 0, 0)",
      crypto.randomUUID(),
      signUp.email.toLowerCase(),
      JSON.stringify(signUp),
    );
    await this.wakeUp();
    return "taken";
  }

  async sendTest(): Promise<Delivery> {
    const [url, secret] = [await this.value<string>("url"), await this.value<string>("secret")];
    if (!url || !secret) return { isDelivered: false, message: "Set an address first." };
    const signUp: SignUp = { email: "test@example.com", language: "en", at: new Date().toISOString() };
    return deliver(readSettings(this.env), {
      ...{ url, secret, signUp },
      pageId: this.pageId,
      id: crypto.randomUUID(),
      isTest: true,
    });
  }

  async forget(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  /** Sends what is due. Each is deleted when it was taken, or given up. */
  override async alarm(): Promise<void> {
    this.prepare();
    const [url, secret] = [await this.value<string>("url"), await this.value<string>("secret")];
    this.sql.exec("DELETE FROM hours WHERE until_ms <= ?", Date.now());
    if (!url || !secret) return;
    const due = this.sql
      .exec<Waiting & Record<string, SqlStorageValue>>(
        "SELECT id, sign_up, tries FROM outbox WHERE at_ms <= ? ORDER BY at_ms LIMIT ?",
        ...[Date.now(), atOnce],
      )
      .toArray();
    for (const { id, sign_up, tries } of due) {
      const order = { url, secret, id, signUp: JSON.parse(sign_up) as SignUp, pageId: this.pageId };
      const delivery = await deliver(readSettings(this.env), order);
      if (delivery.isDelivered) await this.finish(id, "delivered");
      else await this.putOff(id, tries, delivery.message);
    }
    await this.wakeUp();
  }

  private get sql(): SqlStorage {
    return this.ctx.storage.sql;
  }

  private get pageId(): string {
    return this.ctx.id.name ?? "";
  }

  private prepare(): void {
    this.sql.exec(`
      CREATE TABLE IF NOT EXISTS outbox (id TEXT PRIMARY KEY, email TEXT UNIQUE, sign_up TEXT, tries INTEGER, at_ms INTEGER);
      CREATE TABLE IF NOT EXISTS hours (who TEXT PRIMARY KEY, count INTEGER, until_ms INTEGER)
    `);
  }

  private async value<Value>(name: string): Promise<Value | null> {
    return (await this.ctx.storage.get<Value>(name)) ?? null;
  }

  private async finish(id: string, sum: "delivered" | "lost"): Promise<void> {
    this.sql.exec("DELETE FROM outbox WHERE id = ?", id);
    await this.ctx.storage.put(sum, ((await this.value<number>(sum)) ?? 0) + 1);
  }

  private async putOff(id: string, tries: number, message: string): Promise<void> {
    await this.ctx.storage.put("lastFailure", { at: new Date().toISOString(), message });
    const seconds = retrySeconds[tries];
    if (seconds === undefined) return this.finish(id, "lost");
    const atMs = Date.now() + seconds * 1000;
    this.sql.exec("UPDATE outbox SET tries = tries + 1, at_ms = ? WHERE id = ?", atMs, id);
  }

  /** For what is due first: a delivery, or marks to be forgotten. */
  private async wakeUp(): Promise<void> {
    const { at } = this.sql
      .exec<{ at: number | null }>(
        "SELECT min(at) AS at FROM (SELECT min(at_ms) AS at FROM outbox UNION SELECT min(until_ms) FROM hours)",
      )
      .one();
    if (at !== null) await this.ctx.storage.setAlarm(Math.max(Date.now(), at));
  }

  private async isAdmitted({ address, network }: TryOrigin): Promise<boolean> {
    const key = await this.keyOfToday();
    const mark = async (...parts: string[]) => btoa(String.fromCharCode(...(await markOf(key, ...parts))));
    const places = [
      { who: await mark("address", address), most: mailLimits.mostPerAddress },
      { who: await mark("network", network), most: mailLimits.mostPerNetwork },
    ];
    const untilMs = Date.now() + mailLimits.withinSeconds * 1000;
    this.sql.exec("DELETE FROM hours WHERE until_ms <= ?", Date.now());
    const countOf = (who: string) =>
      this.sql.exec<{ count: number }>("SELECT count FROM hours WHERE who = ?", who).toArray()[0]?.count ?? 0;
    if (places.some(({ who, most }) => countOf(who) >= most)) return false;
    for (const { who } of places) {
      this.sql.exec(
        "INSERT INTO hours VALUES (?, 1, ?) ON CONFLICT (who) DO UPDATE SET count = count + 1",
        ...[who, untilMs],
      );
    }
    return true;
  }

  /** Replaced with the first sign-up of the next day. */
  private async keyOfToday(): Promise<Uint8Array<ArrayBuffer>> {
    const day = new Date().toISOString().slice(0, 10);
    const known = await this.value<{ day: string; key: Uint8Array<ArrayBuffer> }>("key");
    if (known?.day === day) return known.key;
    const key = crypto.getRandomValues(new Uint8Array(32));
    await this.ctx.storage.put("key", { day, key });
    return key;
  }
}
