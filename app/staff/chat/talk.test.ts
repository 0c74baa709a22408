import { afterEach, expect, test, vi } from "vitest";
import { blankMetadata, type ChatMessage, type Thread, usualSettings } from "~/domain/chat/thread";
import type { ThreadAct } from "~/domain/chat/thread-acts";
import { Talk } from "./talk";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const metadata = { ...blankMetadata, at: "2026-07-01T10:00:00.000Z" };
const question: ChatMessage = {
  ...{ id: "q", role: "user", parts: [{ type: "text", text: "Count" }] },
  metadata,
};
const answer: ChatMessage = {
  ...{ id: "a", role: "assistant", parts: [{ type: "text", text: "1 2 3" }] },
  metadata: { ...metadata, parentId: "q", modelId: "words" },
};
const threadOf = (messages: ChatMessage[]): Thread => ({
  ...{ id: "t", title: "Count", folderId: null, isPinned: false },
  ...{ createdAt: metadata.at, updatedAt: metadata.at, leafId: messages.at(-1)?.id ?? null },
  ...{ settings: { ...usualSettings, modelIds: ["words"] }, messages },
});
const idsOf = (talk: Talk) => talk.read().path.map(({ id }) => id);

/** A server of a thread, whose acts are answered one by one, as the test says. */
function serve(thread: Thread | null) {
  const acts: { body: ThreadAct; answer: (status: number) => void }[] = [];
  vi.stubGlobal("fetch", (_: string, { method, body }: { method: string; body: string }) => {
    if (method !== "POST") {
      return thread
        ? Promise.resolve(Response.json(thread))
        : Promise.reject(new TypeError("Failed to fetch"));
    }
    return new Promise((resolve) => {
      const answer = (status: number) => resolve(new Response(null, { status }));
      acts.push({ body: JSON.parse(body), answer });
    });
  });
  return acts;
}

test("a question that is refused is taken back, and nothing of what came meanwhile", async () => {
  const acts = serve(null);
  const talk = new Talk(threadOf([question, answer]));
  const asking = talk.ask({ text: "More", files: [], parentId: "a" }, ["words"]);
  const editing = talk.editAnswer(answer, "One two three");
  acts[1]?.answer(204);
  await editing;
  const edited = talk.read().thread.leafId;
  acts[0]?.answer(500);
  await expect(asking).rejects.toThrow("could not answer");
  expect([...talk.read().tree.keys()]).toEqual(["q", "a", edited]);
  expect(idsOf(talk)).toEqual(["q", edited]);
});

test("a thread that is called by its first question is called by what that is edited to", async () => {
  const acts = serve({ ...threadOf([question, answer]), title: "Count backwards" });
  const talk = new Talk(threadOf([question, answer]));
  const editing = talk.editQuestion(question, "Count backwards");
  acts[0]?.answer(204);
  await editing;
  await vi.waitFor(() => expect(talk.read().thread.title).toBe("Count backwards"));
});

test("a refused edit of a question shows the question again, with its words and why", async () => {
  const acts = serve(null);
  const talk = new Talk(threadOf([question, answer]));
  const editing = talk.editQuestion(question, "Count backwards");
  expect(idsOf(talk)).not.toContain("q");
  acts[0]?.answer(500);
  await expect(editing).rejects.toThrow();
  expect(idsOf(talk)).toEqual(["q", "a"]);
  expect(talk.read().unsent).toEqual({
    ...{ messageId: "q", text: "Count backwards", problem: expect.stringContaining("try again") },
  });
  const again = talk.editQuestion(question, "Count backwards");
  acts[1]?.answer(204);
  await again;
  expect(talk.read().unsent).toBeNull();
  expect(talk.read().coming).toHaveLength(1);
});

test("two calls that are settled in quick succession are both settled, and the answer goes on once", async () => {
  const acts = serve(null);
  const call = (id: string) => ({ type: "tool-read", state: "approval-requested", approval: { id } });
  const waiting: ChatMessage = {
    ...{ ...answer, parts: [call("1"), call("2")] },
    metadata: { ...answer.metadata, state: "waiting" },
  };
  const talk = new Talk(threadOf([question, waiting]));
  const settling = [talk.settle(waiting, "1", "To see it"), talk.settle(waiting, "2", null)];
  for (const act of acts) act.answer(204);
  await Promise.all(settling);
  const settled = talk.read().tree.get("a");
  expect(settled?.parts.map(({ state }) => state)).toEqual(["approval-responded", "approval-responded"]);
  expect(settled?.metadata.state).toBe("streaming");
  expect(talk.read().coming).toEqual(["a"]);
});

test.each([
  { server: "that answers", thread: threadOf([question, answer]) },
  { server: "that is gone", thread: null },
])("what a server $server does not keep is not shown as kept", async ({ thread }) => {
  const acts = serve(thread);
  const talk = new Talk(threadOf([question, answer]));
  const rating = talk.rate(answer, "up");
  expect(talk.read().tree.get("a")?.metadata.feedback).toBe("up");
  acts[0]?.answer(500);
  await expect(rating).rejects.toThrow();
  expect(talk.read().tree.get("a")?.metadata.feedback).toBeNull();
  const naming = talk.set({ title: "Numbers" });
  acts[1]?.answer(500);
  await expect(naming).rejects.toThrow();
  expect(talk.read().thread.title).toBe("Count");
});

test("an answer whose end cannot be read says so, keeps what came and is waited for no more", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  serve(null);
  const coming: ChatMessage = { ...answer, parts: [], metadata: { ...answer.metadata, state: "streaming" } };
  const talk = new Talk(threadOf([question, coming]));
  talk.tellLive({ ...coming, parts: answer.parts });
  const finishing = talk.finish("a");
  expect(talk.read().path.at(-1)?.parts).toEqual(answer.parts);
  await vi.advanceTimersByTimeAsync(10_000);
  await finishing;
  expect(talk.read().coming).toEqual([]);
  expect(talk.readLive("a")).toBeNull();
  expect(talk.read().path.at(-1)).toMatchObject({
    parts: answer.parts,
    metadata: { state: "failed", problem: expect.stringContaining("cannot be reached") },
  });
});
