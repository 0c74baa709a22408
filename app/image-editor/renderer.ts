import type { ExportOrder } from "./ad/export-ad";
import type { Adjustments } from "./adjustments";
import type { Size } from "./geometry";
import type { BakedDraft, RenderAnswer, RenderOrder } from "./render-messages";

/** Sides of previews, in pixels: while something is dragged, and once it rests. */
const quickSide = 960;
export const fineSide = 2048;
/** What is dragged has come to rest after so many milliseconds without a change. */
const restMs = 140;

type Wanted = { adjustments: Adjustments; longestSide: number };
type OrderOf<Order> = Order extends unknown ? Omit<Order, "id"> : never;

/** The render worker as the page sees it. Of previews only the latest asked for is worked out. */
export class Renderer {
  private readonly worker = new Worker(new URL("./render-worker.ts", import.meta.url), {
    type: "module",
    name: "render",
  });
  private readonly open = new Map<
    number,
    { resolve: (answer: RenderAnswer) => void; reject: (error: Error) => void }
  >();
  /** The worker could not be loaded: it never answers. */
  private failure: Error | null = null;
  private lastId = 0;
  private wanted: Wanted | null = null;
  /** The image is shown as it is: a preview that comes late is of adjustments that were taken back. */
  private isPlain = true;
  private isBusy = false;
  private rest: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly onPreview: (bitmap: ImageBitmap | null) => void) {
    this.worker.onmessage = ({ data }: MessageEvent<RenderAnswer>) => {
      const waiting = this.open.get(data.id);
      this.open.delete(data.id);
      if (data.kind === "failed") waiting?.reject(new Error(data.message));
      else waiting?.resolve(data);
    };
    this.worker.onerror = () => {
      this.failure = new Error("The picture could not be worked on");
      for (const { reject } of this.open.values()) reject(this.failure);
      this.open.clear();
    };
  }

  /** Takes over the bitmap, of which previews are made. */
  async openImage(bitmap: ImageBitmap): Promise<void> {
    await this.ask({ kind: "open", bitmap }, [bitmap]);
  }

  /** Shows the image with these adjustments, quickly first and finely once nothing changes; null shows it as it is. */
  preview(adjustments: Adjustments | null): void {
    clearTimeout(this.rest);
    if (!adjustments) {
      this.wanted = null;
      this.isPlain = true;
      this.onPreview(null);
      return;
    }
    this.isPlain = false;
    this.want({ adjustments, longestSide: quickSide });
    this.rest = setTimeout(() => this.want({ adjustments, longestSide: fineSide }), restMs);
  }

  /** A file with everything of the draft that becomes pixels. */
  async bake(
    file: Blob,
    draft: BakedDraft,
    layerFiles: Record<string, Blob>,
  ): Promise<{ file: Blob } & Size> {
    const answer = await this.ask({ kind: "bake", file, draft, layerFiles });
    if (answer.kind !== "baked") throw new Error("The picture could not be worked on");
    return answer;
  }

  /** A file of the image with its layers, in the size and format asked for. */
  async exportAd(order: ExportOrder): Promise<{ file: Blob; isTooLarge: boolean }> {
    const answer = await this.ask({ kind: "export", order });
    if (answer.kind !== "exported") throw new Error("The picture could not be worked on");
    return answer;
  }

  stop(): void {
    clearTimeout(this.rest);
    this.worker.terminate();
  }

  private want(wanted: Wanted): void {
    this.wanted = wanted;
    if (!this.isBusy) void this.work();
  }

  private async work(): Promise<void> {
    this.isBusy = true;
    try {
      while (this.wanted) {
        const order = this.wanted;
        this.wanted = null;
        const answer = await this.ask({ kind: "preview", ...order });
        if (answer.kind !== "preview") continue;
        if (this.isPlain) answer.bitmap.close();
        else this.onPreview(answer.bitmap);
      }
    } catch {
      // Without a preview the image is shown as it is; baking says what is wrong.
    } finally {
      this.isBusy = false;
    }
  }

  private ask(order: OrderOf<RenderOrder>, transfer: Transferable[] = []): Promise<RenderAnswer> {
    if (this.failure) return Promise.reject(this.failure);
    const id = ++this.lastId;
    const { promise, resolve, reject } = Promise.withResolvers<RenderAnswer>();
    this.open.set(id, { resolve, reject });
    this.worker.postMessage({ id, ...order }, transfer);
    return promise;
  }
}
