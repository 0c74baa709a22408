import { expect, test } from "vitest";
import { usualSettings } from "~/domain/chat/thread";
import { answerOf } from "~/server/chat/chat-rooms.server";
import { memorySql } from "../../tests/fakes/memory-sql";
import { ChatTables } from "./chat-tables";
import { keepFile } from "./keep-file";

function desk() {
  const tables = new ChatTables(memorySql() as unknown as Pick<SqlStorage, "exec">);
  const settings = { ...usualSettings, modelIds: ["m"] };
  for (const id of ["large", "small"]) {
    tables.addThread({ id, title: `The ${id} one`, leafId: null, settings, isNamed: true }, 1);
  }
  const keep = (threadId: string, id: string, size: number, limits = { keptFiles: 3, keptFileBytes: 100 }) =>
    keepFile(
      tables,
      threadId,
      { id, name: `${id}.txt`, mediaType: "text/plain", bytes: new ArrayBuffer(size) },
      limits,
    );
  return { tables, keep };
}

test("files are kept up to their number and their size, and the same file twice is one", () => {
  const { tables, keep } = desk();
  expect(keep("large", "a", 60)).toEqual({ kind: "done" });
  expect(keep("large", "a", 60)).toEqual({ kind: "done" });
  expect(keep("small", "b", 41)).toMatchObject({ because: "files-full" });
  expect(keep("small", "b", 30)).toEqual({ kind: "done" });
  expect(tables.filesKept()).toEqual({ count: 2, bytes: 90 });
  expect(keep("small", "c", 1)).toEqual({ kind: "done" });
  expect(keep("small", "d", 1)).toMatchObject({ because: "files-full" });
  expect(keep("nowhere", "e", 0)).toEqual({ kind: "refused", because: "absent" });
});

test("who has no room left is told where most of it went and what to do", async () => {
  const { keep } = desk();
  keep("large", "a", 60);
  keep("small", "b", 40);
  const answer = answerOf(keep("small", "c", 1), "request");
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({
    code: "chat_files_full",
    message: expect.stringMatching(/500 MB together\. Delete threads .*send this again.*“The large one”/),
  });
});

test("threads that were deleted make room, the longest deleted first", () => {
  const { tables, keep } = desk();
  keep("large", "a", 60);
  keep("small", "b", 40);
  tables.setThread("small", { deleted_ms: 20 });
  tables.setThread("large", { deleted_ms: 10 });
  tables.addThread(
    { id: "now", title: "Now", leafId: null, settings: { ...usualSettings, modelIds: ["m"] }, isNamed: true },
    1,
  );
  expect(keep("now", "c", 50)).toEqual({ kind: "done" });
  expect([tables.hasThread("large"), tables.hasThread("small")]).toEqual([false, true]);
});
