import { afterAll, beforeAll, expect, test } from "vitest";
import type { AuditPage } from "../../app/domain/audit/audit-event";
import {
  blankMetadata,
  type ChatMessage,
  type Thread,
  type ThreadList,
  usualSettings,
} from "../../app/domain/chat/thread";
import { textOf } from "../../app/domain/chat/thread-tree";
import { startWordServer, type WordServer } from "../fakes/word-server";
import { type Account, type LocalStudio, newAccount, openLocalStudio, signInStaff } from "./local-studio";

/** Threads, answers that outlive their readers and their machine, and tools that wait for a person. */

let words: WordServer;
let studio: LocalStudio;
let staff: Account;

beforeAll(async () => {
  words = await startWordServer();
  studio = await openLocalStudio({ OPENAI_BASE_URL: words.baseUrl, OPENAI_TEXT_MODEL: "words" });
  staff = await signInStaff(studio);
});
afterAll(async () => {
  await studio?.remove();
  await words?.close();
});

const base = "/api/v1/staff/chats";
const ai = "openai/words";
const builtIn = "built-in/assistant";

async function call<Answer>(
  path: string,
  json?: unknown,
): Promise<Answer & { status: number; code?: string }> {
  const answer = await staff.call(`${base}${path}`, {
    method: json ? "POST" : "GET",
    ...(json !== undefined && { json }),
  });
  return { ...((await answer.json()) as Answer), status: answer.status };
}
const read = (id: string) => call<Thread>(`/${id}`);
const messageOf = async (threadId: string, id: string) =>
  (await read(threadId)).messages.find((message) => message.id === id) as ChatMessage;
const stateOf = async (threadId: string, id: string) => (await messageOf(threadId, id)).metadata.state;

async function begin(modelIds = [ai]): Promise<string> {
  const threadId = crypto.randomUUID();
  const settings = { ...usualSettings, modelIds };
  expect((await call("", { do: "begin", threadId, settings })).status).toBe(200);
  return threadId;
}

async function ask(
  threadId: string,
  text: string,
  { parentId = null as string | null, modelIds = [ai] } = {},
) {
  const messageId = crypto.randomUUID();
  const answers = modelIds.map((modelId) => ({ id: crypto.randomUUID(), modelId }));
  const sent = await call(`/${threadId}`, { do: "ask", messageId, parentId, text, fileIds: [], answers });
  return { messageId, answerIds: answers.map(({ id }) => id), answerId: answers[0]?.id ?? "", sent };
}

/** Reads an answer until a test is met, or it ends; the connection is then cut. */
async function follow(
  threadId: string,
  answerId: string,
  after: number,
  isEnough: (text: string) => boolean,
) {
  const leaving = new AbortController();
  const response = await staff.call(`${base}/${threadId}/answers/${answerId}?after=${after}`, {
    signal: leaving.signal,
  });
  let text = "";
  let last = after;
  let isOver = false;
  let waiting = "";
  const decoder = new TextDecoder();
  try {
    for await (const bytes of response.body as unknown as AsyncIterable<Uint8Array>) {
      waiting += decoder.decode(bytes, { stream: true });
      const events = waiting.split("\n\n");
      waiting = events.pop() ?? "";
      for (const event of events) {
        const data = /^data: (.*)$/m.exec(event)?.[1];
        isOver ||= event.includes("event: end");
        if (!data || isOver) continue;
        last = Number(/^id: (\d+)$/m.exec(event)?.[1]);
        for (const chunk of JSON.parse(data)) if (chunk.type === "text-delta") text += chunk.delta;
      }
      if (isOver || isEnough(text)) break;
    }
  } finally {
    leaving.abort();
  }
  return { text, last, isOver };
}
const never = () => false;

test("an answer goes on without its reader, and one that comes back misses no character", async () => {
  const threadId = await begin();
  const { answerId } = await ask(threadId, "Say something");
  await expect.poll(words.open).toBe(1);
  words.say("One, ");
  const first = await follow(threadId, answerId, 0, (text) => text.includes("One"));
  expect(first.isOver).toBe(false);
  // Nobody reads now.
  words.say("two, ");
  words.say("three.");
  const second = follow(threadId, answerId, first.last, never);
  words.finish();
  expect(first.text + (await second).text).toBe("One, two, three.");
  // Another tab, from the beginning.
  expect(await follow(threadId, answerId, 0, never)).toMatchObject({
    text: "One, two, three.",
    isOver: true,
  });
  const { metadata, parts } = await messageOf(threadId, answerId);
  expect(textOf({ parts })).toBe("One, two, three.");
  expect(metadata).toMatchObject({ state: "done", inputTokens: 20, outputTokens: 40, modelId: ai });
});

test("a stop reaches the model, and what came is kept", async () => {
  const threadId = await begin();
  const { answerId } = await ask(threadId, "Count");
  await expect.poll(words.open).toBe(1);
  words.say("1 2 3");
  await follow(threadId, answerId, 0, (text) => text === "1 2 3");
  expect((await call(`/${threadId}`, { do: "stop" })).status).toBe(200);
  const message = await messageOf(threadId, answerId);
  expect(message.metadata.state).toBe("stopped");
  expect(textOf(message)).toBe("1 2 3");
  await expect.poll(words.open).toBe(0);
  // The thread is free for the next question.
  const next = await ask(threadId, "Go on", { parentId: answerId });
  expect(next.sent.status).toBe(200);
  await expect.poll(words.open).toBe(1);
  expect(JSON.stringify(words.asked.at(-1)?.messages)).toContain("1 2 3");
  words.finish();
  await expect.poll(() => stateOf(threadId, next.answerId)).toBe("done");
});

test("an answer that broke off at its limit, and one that was stopped, go on where they ended", async () => {
  const threadId = await begin();
  const { answerId } = await ask(threadId, "Count");
  await expect.poll(words.open).toBe(1);
  words.say("One, tw");
  words.finish("length");
  await expect.poll(() => stateOf(threadId, answerId)).toBe("cut");

  const goOn = () => call(`/${threadId}`, { do: "continue", messageId: answerId });
  expect((await goOn()).status).toBe(200);
  // Sent twice, it goes on once.
  expect((await goOn()).status).toBe(200);
  await expect.poll(words.open).toBe(1);
  const told = words.asked.at(-1)?.messages ?? [];
  expect(told.slice(-3).map(({ role }) => role)).toEqual(["user", "assistant", "user"]);
  expect(JSON.stringify(told.at(-1))).toContain("Go on exactly where it ended");
  words.say("o, thr");
  await follow(threadId, answerId, 0, (text) => text === "One, two, thr");
  await call(`/${threadId}`, { do: "stop" });
  await expect.poll(words.open).toBe(0);
  expect(await messageOf(threadId, answerId)).toMatchObject({ metadata: { state: "stopped" } });

  expect((await goOn()).status).toBe(200);
  await expect.poll(words.open).toBe(1);
  words.say("ee.");
  words.finish();
  await expect.poll(() => stateOf(threadId, answerId)).toBe("done");
  const whole = await messageOf(threadId, answerId);
  expect(whole.parts.filter(({ type }) => type === "text")).toMatchObject([{ text: "One, two, three." }]);
  // Of the second of three nobody learned what it took.
  expect(whole.metadata).toMatchObject({ inputTokens: 40, outputTokens: 80 });
  expect(await goOn()).toMatchObject({ status: 409, code: "chat_whole" });
});

test("of a thread longer than its model reads, the end is told, and the answer says how much was not", async () => {
  const threadId = crypto.randomUUID();
  const ids = Array.from({ length: 40 }, () => crypto.randomUUID());
  const messages = ids.map((id, place) => ({
    ...{ id, role: place % 2 === 0 ? "user" : "assistant" },
    parts: [{ type: "text", text: `${place} `.padEnd(7_000, "x") }],
    metadata: { ...blankMetadata, parentId: ids[place - 1] ?? null, at: new Date().toISOString() },
  }));
  const settings = { ...usualSettings, withTools: false, modelIds: [ai] };
  const thread = {
    format: "vitrine-thread-1",
    title: "Long",
    leafId: ids.at(-1) ?? null,
    settings,
    messages,
  };
  expect((await call("", { do: "import", threadId, thread })).status).toBe(200);
  const { answerId } = await ask(threadId, "And now?", { parentId: ids.at(-1) ?? null });
  await expect.poll(words.open).toBe(1);
  words.finish();
  await expect.poll(() => stateOf(threadId, answerId)).toBe("done");
  const told = words.asked.at(-1)?.messages ?? [];
  const { untold = 0 } = (await messageOf(threadId, answerId)).metadata;
  expect(untold).toBeGreaterThan(5);
  expect(told.length).toBe(41 - untold);
  expect(JSON.stringify(told[0])).toContain(`"${untold} `);
});

test("what came is kept where the machine is lost, and says so", async () => {
  const threadId = await begin();
  const { answerId } = await ask(threadId, "Long");
  await expect.poll(words.open).toBe(1);
  words.say("Half of it");
  await follow(threadId, answerId, 0, (text) => text === "Half of it");
  await studio.restart();
  const message = await messageOf(threadId, answerId);
  expect(textOf(message)).toBe("Half of it");
  expect(message.metadata).toMatchObject({ state: "stopped", problem: expect.stringContaining("restarted") });
  words.finish();
});

test("sent twice, a question is one message; while its answer comes, another is refused", async () => {
  const threadId = await begin();
  const messageId = crypto.randomUUID();
  const answers = [{ id: crypto.randomUUID(), modelId: ai }];
  const question = { do: "ask", messageId, parentId: null, text: "Once", fileIds: [], answers };
  expect((await call(`/${threadId}`, question)).status).toBe(200);
  expect((await call(`/${threadId}`, question)).status).toBe(200);
  expect((await read(threadId)).messages).toHaveLength(2);
  expect((await ask(threadId, "Meanwhile")).sent).toMatchObject({ status: 409, code: "chat_busy" });
  await expect.poll(words.open).toBe(1);
  words.finish();
  await expect.poll(() => stateOf(threadId, answers[0]?.id ?? "")).toBe("done");
});

test("an edited question and a second answer are branches; two models answer side by side", async () => {
  const threadId = await begin([builtIn]);
  const first = await ask(threadId, "Hello", { modelIds: [builtIn] });
  await expect.poll(() => stateOf(threadId, first.answerId)).toBe("done");
  const answers = [{ id: crypto.randomUUID(), modelId: builtIn }];
  await call(`/${threadId}`, { do: "regenerate", parentId: first.messageId, answers });
  await expect.poll(() => stateOf(threadId, answers[0]?.id ?? "")).toBe("done");
  const pair = await ask(threadId, "Hello again", { modelIds: [builtIn, ai] });
  await expect.poll(words.open).toBe(1);
  words.say("Hi.");
  words.finish();
  await expect.poll(() => stateOf(threadId, pair.answerIds[1] ?? "")).toBe("done");
  const { messages, leafId } = await read(threadId);
  expect(leafId).toBe(pair.answerId);
  expect(messages.filter(({ metadata }) => metadata.parentId === null)).toHaveLength(2);
  expect(messages.filter(({ metadata }) => metadata.parentId === first.messageId)).toHaveLength(2);
  const pairIds = messages.flatMap(({ metadata }) => metadata.pairId ?? []);
  expect(pairIds).toHaveLength(2);
  expect(new Set(pairIds).size).toBe(1);
});

test("a tool reads somebody’s data once it is allowed for a reason, which is in the log", async () => {
  const ada = await newAccount(studio, "ada");
  expect((await ada.call("/api/v1/users/login", { method: "POST" })).status).toBe(200);
  const threadId = await begin([builtIn]);
  const { answerId } = await ask(threadId, `Credits of account ${ada.userId}`, { modelIds: [builtIn] });
  await expect.poll(() => stateOf(threadId, answerId)).toBe("waiting");
  const waiting = await messageOf(threadId, answerId);
  const card = waiting.parts.find(({ type }) => type === "tool-read_ledger");
  expect(card).toMatchObject({ state: "approval-requested", input: { account: ada.userId } });
  expect(JSON.stringify(waiting)).not.toContain("balance");
  const approvalId = (card?.approval as { id: string } | undefined)?.id;
  const settle = (json: object) => call(`/${threadId}`, { messageId: answerId, approvalId, ...json });
  expect((await settle({ do: "allow", reason: "" })).status).toBe(400);
  const events = async () => {
    const answer = await staff.call(`/api/v1/staff/audit-events?target=ledgers/${ada.userId}`);
    return ((await answer.json()) as AuditPage).events.filter(({ action }) => action === "chat.read-ledger");
  };
  expect(await events()).toEqual([]);

  expect((await settle({ do: "allow", reason: "They asked by mail" })).status).toBe(200);
  await expect.poll(() => stateOf(threadId, answerId)).toBe("done");
  const told = await messageOf(threadId, answerId);
  expect(textOf(told)).toMatch(/has \*\*\d+ credits\*\*/);
  expect(await events()).toMatchObject([{ reason: "They asked by mail", actor: { type: "staff" } }]);
  expect(await settle({ do: "allow", reason: "Once more" })).toMatchObject({ code: "chat_answered" });
});

test("a refused tool reads nothing, and the answer says so", async () => {
  const threadId = await begin([builtIn]);
  const { answerId } = await ask(threadId, "Find videos about coffee", { modelIds: [builtIn] });
  await expect.poll(() => stateOf(threadId, answerId)).toBe("waiting");
  const [card] = (await messageOf(threadId, answerId)).parts.filter(({ type }) => type.startsWith("tool-"));
  const approvalId = (card?.approval as { id: string } | undefined)?.id;
  await call(`/${threadId}`, { do: "refuse", messageId: answerId, approvalId });
  await expect.poll(() => stateOf(threadId, answerId)).toBe("done");
  expect(textOf(await messageOf(threadId, answerId))).toContain("Nothing was read");
});

test("threads are found by what was said, put into folders, pinned, deleted and put back", async () => {
  const threadId = await begin([builtIn]);
  const { answerId } = await ask(threadId, "The zephyrquartz question", { modelIds: [builtIn] });
  await expect.poll(() => stateOf(threadId, answerId)).toBe("done");
  const find = async (q: string) => (await call<ThreadList>(`?q=${encodeURIComponent(q)}`)).threads;
  expect(await find("phyrquar")).toMatchObject([{ id: threadId, title: "The zephyrquartz question" }]);
  expect(await find('"zephyr* OR')).toEqual([]);
  const folderId = crypto.randomUUID();
  await call("", { do: "name-folder", folderId, name: "Kept" });
  await call(`/${threadId}`, { do: "set", folderId, isPinned: true, title: "Renamed" });
  const { folders, threads } = await call<ThreadList>("");
  expect(folders).toContainEqual({ id: folderId, name: "Kept" });
  expect(threads[0]).toMatchObject({ id: threadId, folderId, isPinned: true, title: "Renamed" });
  const folderIds = async () => (await call<ThreadList>("")).folders.map(({ id }) => id);
  await call("", { do: "remove-folder", folderId, ifEmpty: true });
  expect(await folderIds()).toContain(folderId);
  await call(`/${threadId}`, { do: "set", folderId: null });
  await call("", { do: "remove-folder", folderId, ifEmpty: true });
  expect(await folderIds()).not.toContain(folderId);
  await call(`/${threadId}`, { do: "delete" });
  expect((await read(threadId)).status).toBe(404);
  expect(await find("phyrquar")).toEqual([]);
  await call(`/${threadId}`, { do: "put-back" });
  expect((await read(threadId)).status).toBe(200);
});

test("a picture goes to the model; what is neither picture nor text is refused", async () => {
  const threadId = await begin();
  const send = (name: string, bytes: Uint8Array<ArrayBuffer>) =>
    staff.call(`${base}/${threadId}/files?id=${crypto.randomUUID()}&name=${name}`, {
      method: "POST",
      body: new Blob([bytes]),
    });
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]);
  const kept = await send("dot.png", png);
  expect(kept.status).toBe(201);
  const { id } = (await kept.json()) as { id: string };
  expect((await send("run.exe", Uint8Array.from([0x4d, 0x5a, 0, 1]))).status).toBe(415);
  const answers = [{ id: crypto.randomUUID(), modelId: ai }];
  const messageId = crypto.randomUUID();
  await call(`/${threadId}`, {
    do: "ask",
    messageId,
    parentId: null,
    text: "What is it?",
    fileIds: [id],
    answers,
  });
  await expect.poll(words.open).toBe(1);
  words.finish();
  expect(JSON.stringify(words.asked.at(-1))).toContain("data:image/png;base64,iVBORw0KGgoAAA==");
  const shown = await staff.call(`${base}/${threadId}/files/${id}`);
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/png"]);
});

test("nobody but staff reaches threads", async () => {
  const threadId = await begin();
  const someone = await newAccount(studio, "eve");
  expect((await someone.call(base)).status).toBe(403);
  expect((await someone.call(`${base}/${threadId}`)).status).toBe(403);
});
