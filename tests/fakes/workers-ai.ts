import { setTimeout as wait } from "node:timers/promises";
import { plainPng } from "./plain-png";
import { faultIn } from "./provider-fake";

export interface WorkersAiFake {
  binding: Ai;
  calls: { model: string; inputs: Record<string, unknown> }[];
}

/**
 * The AI binding: bytes as a stream from some models, base64 from others, and failures as errors whose message begins with a
 * code (https://developers.cloudflare.com/workers-ai/platform/errors/).
 */
export function workersAiFake(): WorkersAiFake {
  const calls: WorkersAiFake["calls"] = [];
  const run = async (model: string, inputs: Record<string, unknown>) => {
    calls.push({ model, inputs });
    const picture = plainPng(Number(inputs.width ?? 64), Number(inputs.height ?? 64));
    switch (faultIn(await wordsOf(inputs), "submit")) {
      case "rate-limit":
        throw new Error("3040: No more data centers to forward the request to");
      case "server-error":
        throw new Error("3043: Internal server error");
      case "refused":
        throw new Error("3030: Input prompt contains NSFW content.");
      case "reset":
        throw new Error("Network connection lost.");
      case "hang":
        return new Promise(() => {});
      case "garbage":
        return { image: "*** not base64 ***" };
      case "huge":
        return endless();
      case "slow":
        await wait(300);
    }
    return model.includes("flux")
      ? { image: picture.toString("base64") }
      : new Response(new Uint8Array(picture)).body;
  };
  return { binding: { run } as unknown as Ai, calls };
}

async function wordsOf({ prompt, multipart }: Record<string, unknown>): Promise<string> {
  if (typeof prompt === "string") return prompt;
  const { body, contentType } = multipart as { body: ReadableStream; contentType: string };
  const form = await new Response(body, { headers: { "Content-Type": contentType } }).formData();
  return String(form.get("prompt"));
}

function endless(): ReadableStream<Uint8Array> {
  const megabyte = new Uint8Array(1024 * 1024);
  return new ReadableStream({ pull: (controller) => controller.enqueue(megabyte) });
}
