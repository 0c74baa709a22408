import { DurableObject } from "cloudflare:workers";
import type { UploadOpening, UploadSessionRpc, UploadState } from "~/domain/assets/upload";
import { storageGateOf } from "~/server/uploads/hold-storage.server";
import { type Env, readSettings } from "~/settings/settings.server";

const forgetAfterMs = 24 * 60 * 60 * 1000;

/**
 * What has arrived of one upload. Kept here and not in a document: each part is told about once, at any rate, and the
 * next question must already see it. The bytes go past it, from the request straight into the bucket.
 */
export class UploadSession extends DurableObject<Env> implements UploadSessionRpc {
  async open(opening: UploadOpening): Promise<UploadState> {
    // Two tabs with one file must not begin it twice.
    await this.ctx.blockConcurrencyWhile(async () => {
      if (await this.ctx.storage.get("upload")) return;
      const { uploadId } = await this.bucket().createMultipartUpload(opening.key);
      await this.ctx.storage.put("upload", { ...opening, bucketUploadId: uploadId });
    });
    await this.wakeLater();
    const state = await this.state();
    if (!state) throw new Error("The upload was forgotten while it was begun.");
    return state;
  }

  async state(): Promise<UploadState | null> {
    const upload = await this.ctx.storage.get<Omit<UploadState, "parts">>("upload");
    if (!upload) return null;
    const parts = await this.ctx.storage.list<string>({ prefix: "part " });
    return { ...upload, parts: [...parts].map(([name, etag]) => ({ number: Number(name.slice(5)), etag })) };
  }

  async keepPart({ number, etag }: { number: number; etag: string }): Promise<void> {
    // Named so that they are listed in their order.
    await this.ctx.storage.put(`part ${String(number).padStart(5, "0")}`, etag);
    await this.wakeLater();
  }

  async abandon(): Promise<void> {
    const state = await this.state();
    await this.close();
    // Gone already is as good: the bucket forgets what is not completed by itself.
    await (state && this.bucket().resumeMultipartUpload(state.key, state.bucketUploadId).abort())?.catch(
      () => {},
    );
  }

  async close(): Promise<void> {
    const upload = await this.ctx.storage.get<UploadOpening>("upload");
    if (upload) await storageGateOf(readSettings(this.env), upload.ownerId).release(upload.uploadId);
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  override async alarm(): Promise<void> {
    await this.abandon();
  }

  private wakeLater(): Promise<void> {
    return this.ctx.storage.setAlarm(Date.now() + forgetAfterMs);
  }

  private bucket(): R2Bucket {
    return readSettings(this.env).media;
  }
}
