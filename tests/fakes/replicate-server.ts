import { clip as clipFile } from "../worker/sample-files";
import {
  faultIn,
  misbehave,
  type ProviderFake,
  sendClip,
  sendJson,
  sendPicture,
  startFake,
} from "./provider-fake";

/**
 * Replicate's predictions: made with POST, waited for as `Prefer` says, then asked after by their own address
 * (https://replicate.com/docs/reference/http). A refusal is a prediction that failed.
 */
export interface ReplicateServer extends ProviderFake {
  baseUrl: string;
}

interface Prediction {
  words: string;
  isClip: boolean;
  polls: number;
}

export async function startReplicateServer(): Promise<ReplicateServer> {
  const predictions = new Map<string, Prediction>();
  const clip = await clipFile("mp4", { width: 64, height: 36, seconds: 2 });
  const error = (status: number) => ({ detail: `status ${status}`, status, title: "Error" });

  const describe = (id: string, origin: string, state: "processing" | "succeeded") => {
    const { words, isClip } = predictions.get(id)!;
    const isRefused = state === "succeeded" && faultIn(words, "submit") === "refused";
    const file = `${origin}/files/${id}`;
    return {
      id,
      status: isRefused ? "failed" : state,
      output: state === "succeeded" && !isRefused ? (isClip ? `${file}.mp4` : [`${file}.png`]) : null,
      error: isRefused ? "NSFW content detected. Try running it again, or try a different prompt." : null,
      urls: { get: `${origin}/v1/predictions/${id}`, cancel: `${origin}/v1/predictions/${id}/cancel` },
    };
  };

  const fake = await startFake(async (call, origin) => {
    const { method, url, request, response, body } = call;
    const last = url.pathname.split("/").at(-1) ?? "";
    if (url.pathname.startsWith("/files/")) {
      const words = predictions.get(last.split(".")[0] ?? "")?.words;
      if (words === undefined) return sendJson(response, 404, error(404));
      if (last.endsWith(".mp4")) return sendClip(call, words, clip);
      return sendPicture(call, words, { width: 64, height: 64 });
    }
    if (request.headers.authorization !== "Bearer replicate-token")
      return sendJson(response, 401, error(401));
    if (method === "POST") {
      const { input } = JSON.parse(body.toString()) as { input: { prompt?: string } };
      const words = input.prompt ?? "";
      if (await misbehave(faultIn(words, "submit"), call, { error })) return;
      const id = crypto.randomUUID();
      const waits = String(request.headers.prefer).startsWith("wait");
      predictions.set(id, { words, isClip: !waits, polls: 0 });
      // A wait that was too short leaves the prediction running.
      const isDone = waits && faultIn(words, "status") === null;
      return sendJson(response, 201, describe(id, origin, isDone ? "succeeded" : "processing"));
    }
    const prediction = predictions.get(last);
    if (!prediction) return sendJson(response, 404, error(404));
    if (await misbehave(faultIn(prediction.words, "status"), call, { error })) return;
    sendJson(response, 200, describe(last, origin, prediction.polls++ < 1 ? "processing" : "succeeded"));
  });
  return Object.assign(fake, { baseUrl: `${fake.origin}/v1` });
}
