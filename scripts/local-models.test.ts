import { afterEach, expect, it } from "vitest";
import { type LocalServerKind, startLocalModelServer } from "../tests/fakes/local-model-servers";
import { describeLocalModels, findLocalModels } from "./local-models.mjs";

const running: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

/** Nothing listens on the ports that are not named. */
async function findAt(kinds: Partial<Record<11434 | 1234 | 8080, LocalServerKind>>) {
  const origins = new Map<number, string>();
  for (const [port, kind] of Object.entries(kinds)) {
    const server = await startLocalModelServer(kind);
    running.push(server);
    origins.set(Number(port), server.origin);
  }
  const found = await findLocalModels((port) => origins.get(port) ?? "http://127.0.0.1:1");
  return found.map(({ baseUrl, ...server }) => {
    expect([...origins.values()].map((origin) => `${origin}/v1`)).toContain(baseUrl);
    return server;
  });
}

it("finds nothing where nothing runs", async () => {
  expect(await findAt({})).toEqual([]);
});

it("takes of Ollama what writes", async () => {
  expect(await findAt({ 11434: "ollama" })).toEqual([
    { id: "ollama", label: "Ollama", textModels: ["qwen3:8b"], imageModels: [] },
  ]);
  expect(await findAt({ 11434: "older ollama" })).toMatchObject([{ textModels: ["llama3.2:3b"] }]);
});

it("takes of LM Studio what writes, the loaded first", async () => {
  expect(await findAt({ 1234: "lm-studio" })).toEqual([
    {
      id: "lm-studio",
      label: "LM Studio",
      textModels: ["qwen2.5-7b-instruct", "gemma-3-4b-it"],
      imageModels: [],
    },
  ]);
});

it("takes of LocalAI what writes and what draws", async () => {
  expect(await findAt({ 8080: "local-ai" })).toEqual([
    { id: "local-ai", label: "LocalAI", textModels: ["hermes-3"], imageModels: ["stablediffusion"] },
  ]);
});

it("takes llama.cpp's model", async () => {
  expect(await findAt({ 8080: "llama.cpp" })).toEqual([
    {
      id: "llama-cpp",
      label: "llama.cpp",
      textModels: ["/models/gemma-3-4b-it-Q4_K_M.gguf"],
      imageModels: [],
    },
  ]);
});

it("takes a server that draws for pictures alone", async () => {
  expect(await findAt({ 1234: "pictures only" })).toMatchObject([
    { id: "local", textModels: [], imageModels: ["sd-turbo"] },
  ]);
});

it("passes over what is no server of models", async () => {
  expect(await findAt({ 8080: "a web site", 1234: "never answers" })).toEqual([]);
  expect(await findAt({ 11434: "huge list", 1234: "no list" })).toEqual([]);
});

it("tells of all it found in one line", async () => {
  const found = await findAt({ 11434: "ollama", 8080: "local-ai" });
  const line = describeLocalModels(found.map((server) => ({ ...server, baseUrl: "" })));
  expect(line).toBe(
    "Models on this machine: Ollama for words (qwen3:8b), LocalAI for words (hermes-3), LocalAI for pictures (stablediffusion). LOCAL_MODELS=off leaves them out.",
  );
});
