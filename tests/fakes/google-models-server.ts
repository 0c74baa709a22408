import { clip as clipFile } from "../worker/sample-files";
import { plainPng } from "./plain-png";
import { faultIn, misbehave, type ProviderFake, sendClip, sendJson, startFake } from "./provider-fake";

/**
 * The Gemini API: `:generateContent` answers with a picture in the conversation, `:predictLongRunning` with the name of an
 * operation (https://ai.google.dev/api). Files want the key and lead on to a storage.
 */
export interface GoogleModelsServer extends ProviderFake {
  baseUrl: string;
}

const ratios: Record<string, [number, number]> = { "16:9": [64, 36], "9:16": [36, 64], "4:3": [64, 48] };

export async function startGoogleModelsServer(): Promise<GoogleModelsServer> {
  const operations = new Map<string, { words: string; polls: number }>();
  const clip = await clipFile("mp4", { width: 64, height: 36, seconds: 2 });
  const error = (status: number) => ({
    error: {
      code: status,
      message: `status ${status}`,
      status: status === 429 ? "RESOURCE_EXHAUSTED" : "INTERNAL",
    },
  });

  const fake = await startFake(async (call, origin) => {
    const { method, url, request, response, body } = call;
    const [, storageId] = /^\/storage\/([\w-]+)$/.exec(url.pathname) ?? [];
    if (storageId) {
      return sendClip(call, operations.get(storageId)?.words ?? "", clip);
    }
    if (request.headers["x-goog-api-key"] !== "google-key") {
      const invalid = {
        code: 400,
        message: "API key not valid. Please pass a valid API key.",
        status: "INVALID_ARGUMENT",
      };
      return sendJson(response, 400, { error: invalid });
    }
    if (method === "POST" && url.pathname.endsWith(":generateContent")) {
      const asked = JSON.parse(body.toString()) as GenerateContent;
      const words = asked.contents.flatMap(({ parts }) => parts.map(({ text }) => text ?? "")).join(" ");
      const refuse = () =>
        sendJson(response, 200, {
          candidates: [{ finishReason: "IMAGE_SAFETY", content: { parts: [] }, index: 0 }],
          usageMetadata: { promptTokenCount: 1, totalTokenCount: 1 },
        });
      if (await misbehave(faultIn(words, "submit"), call, { refuse, error })) return;
      const [width, height] = ratios[asked.generationConfig?.imageConfig?.aspectRatio ?? ""] ?? [64, 64];
      const inlineData = { mimeType: "image/png", data: plainPng(width, height).toString("base64") };
      return sendJson(response, 200, {
        candidates: [{ content: { role: "model", parts: [{ inlineData }] }, finishReason: "STOP", index: 0 }],
        usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
      });
    }
    if (method === "POST" && url.pathname.endsWith(":predictLongRunning")) {
      const { instances } = JSON.parse(body.toString()) as { instances: { prompt?: string }[] };
      const words = instances[0]?.prompt ?? "";
      if (await misbehave(faultIn(words, "submit"), call, { error })) return;
      const id = crypto.randomUUID();
      operations.set(id, { words, polls: 0 });
      return sendJson(response, 200, { name: `models/veo/operations/${id}` });
    }
    const [, id = ""] = /\/(?:operations|files)\/([\w-]+)/.exec(url.pathname) ?? [];
    const operation = operations.get(id);
    if (!operation) return sendJson(response, 404, error(404));
    if (url.pathname.includes("/files/"))
      return void response.writeHead(302, { Location: `${origin}/storage/${id}` }).end();
    const name = `models/veo/operations/${id}`;
    if (operation.polls++ < 1) return sendJson(response, 200, { name });
    const filtered = {
      raiMediaFilteredCount: 1,
      raiMediaFilteredReasons: ["The prompt violates our policies."],
    };
    const refuse = () =>
      sendJson(response, 200, { name, done: true, response: { generateVideoResponse: filtered } });
    if (faultIn(operation.words, "submit") === "refused") return refuse();
    if (await misbehave(faultIn(operation.words, "status"), call, { error })) return;
    const video = { uri: `${origin}/v1beta/files/${id}:download?alt=media` };
    sendJson(response, 200, {
      name,
      done: true,
      response: { generateVideoResponse: { generatedSamples: [{ video }] } },
    });
  });
  return Object.assign(fake, { baseUrl: `${fake.origin}/v1beta` });
}

interface GenerateContent {
  contents: { parts: { text?: string }[] }[];
  generationConfig?: { imageConfig?: { aspectRatio?: string } };
}
