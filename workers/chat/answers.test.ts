import { afterEach, beforeEach, expect, test } from "vitest";
import { blankMetadata, type ChatMessage, usualSettings } from "~/domain/chat/thread";
import type { Settings } from "~/settings/settings.server";
import { memorySql } from "../../tests/fakes/memory-sql";
import { openHttpServer } from "../../tests/fakes/open-http-server";
import { startWordServer, type WordServer } from "../../tests/fakes/word-server";
import { AnswerLog } from "./answer-log";
import { Answers } from "./answers";
import { ChatTables } from "./chat-tables";

let words: WordServer;
beforeEach(async () => {
  words = await startWordServer();
});
afterEach(() => words.close());

const modelId = "openai/words";
const settings = { ...usualSettings, modelIds: [modelId] };
const asker = { userId: "u", email: null, requestId: "r" };

/** A thread with one question, whose answer is asked of a service. */
function deskOf(baseUrl: string) {
  const sql = memorySql() as unknown as Pick<SqlStorage, "exec">;
  const [tables, log] = [new ChatTables(sql), new AnswerLog(sql)];
  const providers = { openai: { baseUrl, apiKey: "key", textModel: "words" } };
  const answers = new Answers({ settings: { providers } as unknown as Settings, tables, log });
  tables.addThread({ id: "t", title: "T", leafId: null, settings, isNamed: false }, 1);
  const parts = [{ type: "text", text: "Count" }];
  tables.addMessage("t", { id: "q", role: "user", parts, metadata: blankMetadata });
  const metadata = { ...blankMetadata, parentId: "q", modelId, state: "streaming" as const };
  answers.begin("t", { id: "a", role: "assistant", parts: [], metadata }, settings, asker, "new");
  const message = () => tables.message("t", "a") as ChatMessage;
  const goOn = () => {
    const now = message();
    const coming = { ...now.metadata, state: "streaming" as const };
    answers.begin("t", { ...now, metadata: coming }, settings, asker, "continued");
  };
  return { answers, log, message, goOn };
}
const textsIn = ({ parts }: ChatMessage) =>
  parts.filter(({ type }) => type === "text").map(({ text }) => text);

test("an answer goes on where it broke off, after its chunks are forgotten too", async () => {
  const { log, message, goOn } = deskOf(words.baseUrl);
  await expect.poll(words.open).toBe(1);
  words.say("| a |\n|---|\n| on");
  words.finish("length");
  await expect.poll(() => message().metadata.state).toBe("cut");
  for (const [more, state] of [
    ["e |\n| tw", "cut"],
    ["o |", "done"],
  ] as const) {
    log.end("a", 1);
    log.forget(2);
    expect(log.chunks("a")).toEqual([]);
    goOn();
    await expect.poll(words.open).toBe(1);
    words.say(more);
    words.finish(state === "cut" ? "length" : "stop");
    await expect.poll(() => message().metadata.state).toBe(state);
  }
  expect(textsIn(message())).toEqual(["| a |\n|---|\n| one |\n| two |"]);
  // A reader from the beginning sees the same.
  expect(await log.open("a", 0, false).text()).toContain("| on");
});

test("an answer that was stopped before its first word begins when it goes on", async () => {
  const { answers, message, goOn } = deskOf(words.baseUrl);
  await expect.poll(words.open).toBe(1);
  await answers.stop("t");
  expect(message()).toMatchObject({ parts: [], metadata: { state: "stopped" } });
  await expect.poll(words.open).toBe(0);
  goOn();
  await expect.poll(words.open).toBe(1);
  expect(words.asked.at(-1)?.messages).toHaveLength(1);
  words.say("One");
  words.finish();
  await expect.poll(() => message().metadata.state).toBe("done");
  expect(textsIn(message())).toEqual(["One"]);
});

test("a stop closes the request of a model that has answered nothing at all", async () => {
  const asked = Promise.withResolvers<void>();
  const hungUp = Promise.withResolvers<void>();
  const silent = await openHttpServer((_, response) => {
    response.on("close", () => hungUp.resolve());
    asked.resolve();
  });
  const { answers, message } = deskOf(`${silent.origin}/v1`);
  await asked.promise;
  await answers.stop("t");
  expect(message().metadata.state).toBe("stopped");
  await hungUp.promise;
  await silent.close();
});
