/**
 * Servers of models on this machine, by the loopback ports they use as they are installed. Each answers in the OpenAI
 * protocol under /v1; what it has for words and what for pictures is asked in the way that server tells it.
 */
const places = [
  { port: 11434, servers: [readOllama] },
  { port: 1234, servers: [readLmStudio, readAnyServer] },
  { port: 8080, servers: [readLocalAi, readLlamaCpp, readAnyServer] },
];
/** What is on this machine answers at once, or is not there. */
const longestWaitMs = 700;
const mostAnswerBytes = 2 ** 20;
/** Models of the library that are for lists of numbers, not for words. */
const isForNumbers = (id) => /embed|rerank|bge-|minilm/i.test(id);

/**
 * @typedef {{ id: string, label: string, baseUrl: string, textModels: string[], imageModels: string[] }} LocalModelServer
 *   `id` is part of the ids of its models.
 * @param {(port: number) => string} originOf stands in for the usual ports in tests
 * @returns {Promise<LocalModelServer[]>} those that have a model at all
 */
export async function findLocalModels(originOf = (port) => `http://127.0.0.1:${port}`) {
  const found = await Promise.all(places.map(({ port, servers }) => findServer(originOf(port), servers)));
  return found.filter((server) => server && server.textModels.length + server.imageModels.length > 0);
}

/**
 * The variables that tell the app of them; none where LOCAL_MODELS is "off". What is found is said in one line of the log.
 *
 * @param {string | undefined} setting of LOCAL_MODELS
 */
export async function localModelVars(setting) {
  const servers = setting?.trim() === "off" ? [] : await findLocalModels();
  if (servers.length === 0) return {};
  console.log(`  ${describeLocalModels(servers)}`);
  return { LOCAL_MODEL_SERVERS: JSON.stringify(servers) };
}

export function describeLocalModels(servers) {
  const said = servers.flatMap(({ label, textModels, imageModels }) => [
    ...(textModels.length ? [`${label} for words (${shortList(textModels)})`] : []),
    ...(imageModels.length ? [`${label} for pictures (${shortList(imageModels)})`] : []),
  ]);
  return `Models on this machine: ${said.join(", ")}. LOCAL_MODELS=off leaves them out.`;
}

const shortList = (ids) =>
  ids.length > 3 ? `${ids.slice(0, 3).join(", ")} and ${ids.length - 3} more` : ids.join(", ");

async function findServer(origin, servers) {
  for (const read of servers) {
    const server = await read(origin);
    if (server) return { ...server, baseUrl: `${origin}/v1` };
  }
  return null;
}

/** GET /api/tags: https://docs.ollama.com/api/tags. Its models are sorted by their last change. */
async function readOllama(origin) {
  const models = listOf(await getJson(`${origin}/api/tags`), "models", "name");
  if (!models) return null;
  const isForWords = ({ name, capabilities }) =>
    Array.isArray(capabilities) ? capabilities.includes("completion") : !isForNumbers(name);
  return {
    id: "ollama",
    label: "Ollama",
    textModels: models.filter(isForWords).map(({ name }) => name),
    imageModels: [],
  };
}

/** GET /api/v0/models, the loaded ones first: https://lmstudio.ai/docs/developer/rest/endpoints */
async function readLmStudio(origin) {
  const models = listOf(await getJson(`${origin}/api/v0/models`), "data", "id");
  if (!models) return null;
  const isLoaded = ({ state }) => state === "loaded";
  return {
    id: "lm-studio",
    label: "LM Studio",
    textModels: models
      .filter(({ type }) => type === "llm" || type === "vlm")
      .sort((one, other) => Number(isLoaded(other)) - Number(isLoaded(one)))
      .map(({ id }) => id),
    imageModels: [],
  };
}

/** GET /v1/models/capabilities: https://localai.io/features */
async function readLocalAi(origin) {
  const models = listOf(await getJson(`${origin}/v1/models/capabilities`), "data", "id");
  if (!models) return null;
  const able = (what) =>
    models.filter(({ capabilities }) => capabilities?.includes?.(what)).map(({ id }) => id);
  return { id: "local-ai", label: "LocalAI", textModels: able("chat"), imageModels: able("image") };
}

/** GET /props is llama.cpp's own: https://github.com/ggml-org/llama.cpp/tree/master/tools/server */
async function readLlamaCpp(origin) {
  const properties = await getJson(`${origin}/props`);
  if (typeof properties?.default_generation_settings !== "object") return null;
  const models = listOf(await getJson(`${origin}/v1/models`), "data", "id");
  return models && { id: "llama-cpp", label: "llama.cpp", textModels: idsForWords(models), imageModels: [] };
}

/** Another server of the protocol. One that has the way to pictures is a server of pictures. */
async function readAnyServer(origin) {
  const models = listOf(await getJson(`${origin}/v1/models`), "data", "id");
  if (!models) return null;
  const ids = idsForWords(models);
  const isForPictures = await isServed(`${origin}/v1/images/generations`);
  return {
    id: "local",
    label: "A local server",
    textModels: isForPictures ? [] : ids,
    imageModels: isForPictures ? ids : [],
  };
}

const idsForWords = (models) => models.map(({ id }) => id).filter((id) => !isForNumbers(id));

function listOf(answer, list, name) {
  const models = answer?.[list];
  if (!Array.isArray(models)) return null;
  return models.filter((model) => typeof model?.[name] === "string" && model[name].length <= 150);
}

/** Whether a path takes POST: asked by GET, it says that the method is wrong, not that nothing is there. */
async function isServed(url) {
  return (await ask(url))?.status === 405;
}

async function getJson(url) {
  const answer = await ask(url);
  if (!answer?.ok) return null;
  try {
    return JSON.parse(answer.text);
  } catch {
    return null;
  }
}

async function ask(url) {
  try {
    const signal = AbortSignal.timeout(longestWaitMs);
    const response = await fetch(url, { signal, redirect: "error" });
    const parts = [];
    let bytes = 0;
    for await (const part of response.body ?? []) {
      bytes += part.length;
      if (bytes > mostAnswerBytes) return null;
      parts.push(part);
    }
    return { ok: response.ok, status: response.status, text: Buffer.concat(parts).toString() };
  } catch {
    return null;
  }
}
