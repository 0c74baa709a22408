import type { UIMessageChunk } from "ai";
import { expect, test } from "vitest";
import { continuesText } from "~/domain/chat/continued-answer";
import { blankMetadata, type ChatMessage } from "~/domain/chat/thread";
import { memorySql } from "../../tests/fakes/memory-sql";
import { AnswerLog } from "./answer-log";
import { ChatTables } from "./chat-tables";
import { ChunkWriter } from "./chunk-writer";
import { chunksOf } from "./chunks-of";
import { rebuildParts } from "./rebuild-parts";

const sqlOf = () => memorySql() as unknown as Pick<SqlStorage, "exec">;
const said = (delta: string, id = "0"): UIMessageChunk => ({ type: "text-delta", id, delta });

test("words of one text are joined, and nothing else", async () => {
  const written: UIMessageChunk[][] = [];
  const writer = new ChunkWriter((chunks) => chunks.length > 0 && written.push([...chunks]));
  writer.tell({ type: "text-start", id: "0" });
  for (const word of ["a", "b", "c"]) writer.tell(said(word));
  writer.tell(said("d", "1"));
  writer.flush();
  expect(written).toEqual([[{ type: "text-start", id: "0" }], [said("abc"), said("d", "1")]]);
});

test("what was cut off is rebuilt without calls that were never whole", async () => {
  const parts = await rebuildParts([
    { type: "start", messageId: "m" },
    { type: "text-start", id: "0" },
    said("Half"),
    said(" of it"),
    { type: "tool-input-start", toolCallId: "t", toolName: "read_ledger" },
    { type: "tool-input-delta", toolCallId: "t", inputTextDelta: '{"acc' },
  ]);
  expect(parts).toEqual([{ type: "text", text: "Half of it", state: "done" }]);
});

test("an answer whose chunks are forgotten is made of its parts again, to go on", async () => {
  const tool = { toolCallId: "t", input: { account: "a" } };
  const approval = { id: "p", approved: true, reason: "Asked by mail" };
  const parts = [
    { type: "step-start" },
    { type: "reasoning", text: "Hm.", state: "done" },
    { type: "tool-read_ledger", ...tool, state: "output-available", output: { balance: 1 }, approval },
    { type: "tool-read_ledger", ...tool, toolCallId: "u", state: "output-error", errorText: "Gone" },
    { type: "step-start" },
    { type: "text", text: "It is on", state: "done" },
  ];
  const message: ChatMessage = { id: "m", role: "assistant", parts, metadata: blankMetadata };
  const chunks = chunksOf(message);
  expect(await rebuildParts(chunks)).toMatchObject(parts);
  const more: UIMessageChunk[] = [
    { type: "start-step" },
    { type: "text-start", id: "0", providerMetadata: continuesText },
    said("e."),
  ];
  expect((await rebuildParts([...chunks, ...more])).at(-1)).toMatchObject({
    text: "It is one.",
    state: "done",
  });
});

test("a reader is sent what it has not seen, and then what comes", async () => {
  const sql = sqlOf();
  new ChatTables(sql);
  const log = new AnswerLog(sql);
  log.append("a", [said("one")]);
  log.append("b", [said("other")]);
  log.append("a", [said("two")]);
  const response = log.open("a", 1, true);
  log.append("a", [said("three")]);
  log.end("a", 5);
  const text = await response.text();
  expect(text).not.toContain("one");
  expect(text).not.toContain("other");
  expect(text).toMatch(/id: 3\ndata: .*two.*\n\nid: 4\ndata: .*three.*\n\nevent: end/);
  log.forget(4);
  expect(log.chunks("a")).toHaveLength(3);
  log.forget(6);
  expect(log.chunks("a")).toEqual([]);
  expect(log.open("a", 0, false).status).toBe(404);
});

test("threads are found by parts of words in any script, and marks are words", () => {
  const tables = new ChatTables(sqlOf());
  const settings = {
    modelIds: ["m"],
    system: "",
    temperature: null,
    topP: null,
    mostTokens: null,
    withTools: true,
  };
  tables.addThread({ id: "t", title: "T", leafId: null, settings, isNamed: false }, 1);
  const metadata = { parentId: null, state: "done" } as never;
  const add = (id: string, text: string) =>
    tables.addMessage("t", { id, role: "user", parts: [{ type: "text", text }], metadata });
  add("m1", "Über Kaffeebohnen und 100% Arabica");
  add("m2", "コーヒー豆の話");
  const found = (words: string) => tables.find(words).map(({ message_id }) => message_id);
  expect(found("KAFFEE")).toEqual(["m1"]);
  expect(found("コーヒー")).toEqual(["m2"]);
  expect(found("豆の")).toEqual(["m2"]);
  expect(found("0%")).toEqual(["m1"]);
  expect(found('"OR" *')).toEqual([]);
  expect(found("%%")).toEqual([]);
});
