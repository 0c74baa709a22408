import { expect, test } from "vitest";
import { blankMetadata, type ChatMessage, usualSettings } from "~/domain/chat/thread";
import { memorySql } from "../../tests/fakes/memory-sql";
import { ChatTables } from "./chat-tables";
import { historyOf, tokensToTell } from "./history";

const settings = { ...usualSettings, modelIds: ["m"] };

/** A thread of so many questions and answers in turn, of 350 signs each: about 100 tokens. */
function threadOf(count: number) {
  const tables = new ChatTables(memorySql() as unknown as Pick<SqlStorage, "exec">);
  tables.addThread({ id: "t", title: "T", leafId: null, settings, isNamed: false }, 1);
  const add = (place: number, parts: ChatMessage["parts"]) =>
    tables.addMessage("t", {
      ...{ id: `m${place}`, role: place % 2 === 0 ? "user" : "assistant", parts },
      metadata: { ...blankMetadata, parentId: place === 0 ? null : `m${place - 1}` },
    });
  for (let place = 0; place < count; place++) {
    add(place, [{ type: "text", text: `${place} `.padEnd(350, "x") }]);
  }
  return { tables, add };
}
const idsOf = ({ messages }: ReturnType<typeof historyOf>) => messages.map(({ id }) => id);

test("a short thread is told whole, and one of hundreds as far as the model reads", () => {
  const { tables } = threadOf(301);
  expect(historyOf(tables, "t", "m4", 10_000)).toMatchObject({ untold: 0 });
  const whole = historyOf(tables, "t", "m300", 100_000);
  expect([whole.messages.length, whole.untold]).toEqual([301, 0]);
  const end = historyOf(tables, "t", "m300", 1_050);
  // Ten fit, of which the first is an answer: a model is spoken to first.
  expect(idsOf(end)).toEqual(["m292", "m293", "m294", "m295", "m296", "m297", "m298", "m299", "m300"]);
  expect(end.untold).toBe(292);
});

test("the question is told however long it is, and an answer that goes on with it", () => {
  const { tables } = threadOf(6);
  expect(idsOf(historyOf(tables, "t", "m4", 1))).toEqual(["m4"]);
  expect(idsOf(historyOf(tables, "t", "m5", 1))).toEqual(["m4", "m5"]);
});

test("one that reads the last question alone is told that, and nothing is said to be left out", () => {
  const { tables } = threadOf(7);
  const history = historyOf(tables, "t", "m6", null);
  expect([idsOf(history), history.untold]).toEqual([["m6"], 0]);
});

test("files count as what they are to the model", () => {
  const { tables, add } = threadOf(2);
  const bytes = new TextEncoder().encode("y".repeat(3_500)).buffer;
  tables.addFile("t", { id: "f", name: "long.txt", mediaType: "text/plain", bytes });
  add(2, [
    { type: "file", mediaType: "text/plain", filename: "long.txt", url: "/api/v1/staff/chats/t/files/f" },
    { type: "text", text: "Read this" },
  ]);
  expect(historyOf(tables, "t", "m2", 1_100)).toMatchObject({ untold: 2 });
  expect(historyOf(tables, "t", "m2", 1_300)).toMatchObject({ untold: 0 });
});

test("instructions, tools and the answer have their part of what a model reads", () => {
  const model = { contextTokens: 16_000 };
  expect(tokensToTell(model, settings)).toBe(16_000 - 4_000 - 900);
  expect(tokensToTell(model, { ...settings, withTools: false, mostTokens: 500 })).toBe(15_500);
  expect(tokensToTell(model, { ...settings, system: "s".repeat(3_500) })).toBe(16_000 - 4_000 - 900 - 1_000);
  expect(tokensToTell({ contextTokens: null }, settings)).toBeNull();
});
