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
 * fal's protocol: `/run/{model}` answers at once with addresses of files, `/queue/{model}` takes a request and is asked for
 * its result, which is a 400 while it is made (https://docs.fal.ai/model-apis/model-endpoints). Its own addresses in answers are the
 * public ones, as fal's are.
 */
export interface FalServer extends ProviderFake {
  baseUrl: string;
  queueUrl: string;
}

const flagged = {
  detail: [
    {
      loc: ["body", "prompt"],
      msg: "The content could not be processed because it contained material flagged by a content checker.",
      type: "content_policy_violation",
    },
  ],
};

interface Waiting {
  words: string;
  polls: number;
}

export async function startFalServer(): Promise<FalServer> {
  const queue = new Map<string, Waiting>();
  const files = new Map<string, { words: string; width: number; height: number }>();
  const clip = await clipFile("mp4", { width: 64, height: 36, seconds: 2 });
  const error = (status: number) => ({ detail: `status ${status}` });

  const fake = await startFake(async (call, origin) => {
    const { method, url, request, response, body } = call;
    const [, area, ...rest] = url.pathname.split("/");
    const words = method === "POST" ? String(JSON.parse(body.toString()).prompt ?? "") : "";
    if (area === "files") {
      const file = files.get(rest[0] ?? "");
      if (!file) return sendJson(response, 404, error(404));
      return rest[0]?.endsWith(".mp4")
        ? sendClip(call, file.words, clip)
        : sendPicture(call, file.words, file);
    }
    if (request.headers.authorization !== "Key fal-key") return sendJson(response, 401, error(401));
    const file = (ending: string, from: { words: string; width?: number; height?: number }) => {
      const name = `${crypto.randomUUID()}.${ending}`;
      files.set(name, { width: 64, height: 64, ...from });
      return `${origin}/files/${name}`;
    };

    if (area === "run" && method === "POST") {
      const refuse = () => sendJson(response, 422, flagged);
      if (await misbehave(faultIn(words, "submit"), call, { refuse, error })) return;
      const asked = JSON.parse(body.toString()) as { image_size?: { width: number; height: number } };
      const { width = 64, height = 64 } = asked.image_size ?? {};
      const made = { url: file("png", { words, width, height }), content_type: "image/png", width, height };
      const isSingle = rest.join("/").includes("birefnet");
      return sendJson(response, 200, {
        ...(isSingle ? { image: made } : { images: [made] }),
        seed: 1,
        has_nsfw_concepts: [words.includes("marked by the filter")],
      });
    }
    if (area === "queue" && method === "POST") {
      if (await misbehave(faultIn(words, "submit"), call, { error })) return;
      const id = crypto.randomUUID();
      queue.set(id, { words, polls: 0 });
      const address = `https://queue.fal.run/fal-ai/${rest[1]}/requests/${id}`;
      return sendJson(response, 200, {
        status: "IN_QUEUE",
        request_id: id,
        response_url: address,
        status_url: `${address}/status`,
        cancel_url: `${address}/cancel`,
        queue_position: 0,
      });
    }
    const waiting = queue.get(rest.at(-1) ?? "");
    if (area !== "queue" || !waiting) return sendJson(response, 404, error(404));
    if (waiting.polls++ < 1) return sendJson(response, 400, { detail: "Request is still in progress" });
    if (faultIn(waiting.words, "submit") === "refused") return sendJson(response, 422, flagged);
    if (await misbehave(faultIn(waiting.words, "status"), call, { error })) return;
    sendJson(response, 200, { video: { url: file("mp4", waiting), content_type: "video/mp4" }, seed: 1 });
  });
  return Object.assign(fake, { baseUrl: `${fake.origin}/run`, queueUrl: `${fake.origin}/queue` });
}
