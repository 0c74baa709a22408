import { emptyImageRequest } from "~/domain/image-request";
import {
  type BuiltInImageOptions,
  makeBuiltInImage,
} from "~/providers/built-in/image-maker/make-built-in-image.server";

/** What the bench sends: a request's own fields, and files as base64. */
interface Task {
  request: Partial<BuiltInImageOptions["request"]>;
  side: number;
  seed: number;
  source?: string;
  mask?: string;
  product?: string;
}

const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** A worker that holds the built-in image maker and nothing else. */
export default {
  async fetch(request: Request): Promise<Response> {
    const task = await request.json<Task>();
    const { bytes, mediaType } = await makeBuiltInImage({
      request: { ...emptyImageRequest("built-in/image-maker"), ...task.request },
      size: { width: task.side, height: task.side },
      seed: task.seed,
      references: task.product ? [{ bytes: bytesOf(task.product), role: "product", weight: 1 }] : [],
      ...(task.source ? { source: bytesOf(task.source) } : {}),
      ...(task.mask ? { mask: bytesOf(task.mask) } : {}),
    });
    return new Response(bytes as Uint8Array<ArrayBuffer>, { headers: { "Content-Type": mediaType } });
  },
};
