import type { IncomingMessage, ServerResponse } from "node:http";
import { openHttpServer } from "./open-http-server.ts";

/** What each server of models says of itself, by path, as released versions answer. */
const answers = {
  ollama: {
    "/api/tags": {
      models: [
        { name: "qwen3:8b", model: "qwen3:8b", capabilities: ["completion", "tools", "thinking"] },
        { name: "nomic-embed-text:latest", model: "nomic-embed-text:latest", capabilities: ["embedding"] },
        { name: "z-image:latest", model: "z-image:latest", capabilities: ["image"] },
      ],
    },
  },
  "older ollama": {
    "/api/tags": { models: [{ name: "llama3.2:3b" }, { name: "mxbai-embed-large:latest" }] },
  },
  "lm-studio": {
    "/api/v0/models": {
      object: "list",
      data: [
        { id: "gemma-3-4b-it", object: "model", type: "vlm", state: "not-loaded" },
        { id: "qwen2.5-7b-instruct", object: "model", type: "llm", state: "loaded" },
        { id: "text-embedding-nomic-embed-text-v1.5", object: "model", type: "embeddings", state: "loaded" },
      ],
    },
  },
  "local-ai": {
    "/v1/models/capabilities": {
      object: "list",
      data: [
        { id: "hermes-3", object: "model", capabilities: ["chat", "completion", "tools"] },
        { id: "stablediffusion", object: "model", capabilities: ["image"] },
        { id: "whisper-1", object: "model", capabilities: ["transcript"] },
      ],
    },
  },
  "llama.cpp": {
    "/props": { default_generation_settings: { n_ctx: 4096 }, total_slots: 1 },
    "/v1/models": { object: "list", data: [{ id: "/models/gemma-3-4b-it-Q4_K_M.gguf", object: "model" }] },
  },
  "pictures only": {
    "/v1/models": { object: "list", data: [{ id: "sd-turbo", object: "model" }] },
    "/v1/images/generations": 405,
  },
  "a web site": {},
  "huge list": { "/api/tags": { models: [{ name: "a", padding: "x".repeat(2 ** 21) }] } },
  "no list": { "/api/tags": { models: "many" }, "/v1/models": ["gpt"] },
  "never answers": "hangs",
} as const satisfies Record<string, Readonly<Record<string, unknown>> | "hangs">;

export type LocalServerKind = keyof typeof answers;

/** A server of models, as found on a machine. It runs until `close()`. */
export async function startLocalModelServer(kind: LocalServerKind) {
  return openHttpServer((request, response) => answer(kind, request, response));
}

function answer(kind: LocalServerKind, { url = "/" }: IncomingMessage, response: ServerResponse) {
  const known: Readonly<Record<string, unknown>> | "hangs" = answers[kind];
  if (known === "hangs") return;
  const body = known[url];
  if (typeof body === "number") response.writeHead(body, { Allow: "POST" }).end();
  else if (body) response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  else response.writeHead(404, { "Content-Type": "text/html" }).end("<h1>Not found</h1>");
}
