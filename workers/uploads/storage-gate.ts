import { DurableObject } from "cloudflare:workers";
import type { StorageGateRpc } from "~/domain/credits/storage-quota";
import type { Env } from "~/settings/settings.server";

interface Hold {
  bytes: number;
  untilMs: number;
}

/** The bucket itself forgets an upload that was not completed for a week. */
const holdForMs = 8 * 24 * 60 * 60 * 1000;

/** One per account: the bytes that are on their way, so that many uploads at once do not each find the same room. */
export class StorageGate extends DurableObject<Env> implements StorageGateRpc {
  async hold(key: string, bytes: number): Promise<{ heldBytes: number; isNew: boolean }> {
    const isNew = (await this.ctx.storage.get(`hold ${key}`)) === undefined;
    await this.ctx.storage.put<Hold>(`hold ${key}`, { bytes, untilMs: Date.now() + holdForMs });
    return { heldBytes: await this.heldBytes(), isNew };
  }

  async release(key: string): Promise<void> {
    await this.ctx.storage.delete(`hold ${key}`);
  }

  async heldBytes(): Promise<number> {
    const holds = await this.ctx.storage.list<Hold>({ prefix: "hold " });
    const lapsed = [...holds].filter(([, { untilMs }]) => untilMs < Date.now()).map(([name]) => name);
    // So many at most are deleted at once.
    for (let at = 0; at < lapsed.length; at += 128) await this.ctx.storage.delete(lapsed.slice(at, at + 128));
    return [...holds].reduce((sum, [name, { bytes }]) => sum + (lapsed.includes(name) ? 0 : bytes), 0);
  }
}
