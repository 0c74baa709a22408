import { afterEach, expect, test, vi } from "vitest";
import type { AssistantAsked, AssistantEvent, VideoOutline } from "~/scene/assistant/assistant-request";
import { videoPlanSchema } from "~/scene/assistant/step";
import { Talk } from "./talk";

/** A server that says what the test says, one request after the other. */
function serve() {
  const asked: { body: AssistantAsked; say: (event: AssistantEvent) => void; end: () => void }[] = [];
  vi.stubGlobal("fetch", async (_: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    const encoder = new TextEncoder();
    return new Response(
      new ReadableStream({
        start(controller) {
          signal.addEventListener("abort", () => controller.error(signal.reason), { once: true });
          asked.push({
            body: JSON.parse(body),
            say: (event) => controller.enqueue(encoder.encode(`${JSON.stringify(event)}\n`)),
            end: () => controller.close(),
          });
        },
      }),
    );
  });
  return asked;
}
afterEach(() => vi.unstubAllGlobals());

const about = { video: {} as VideoOutline, modelId: "words" };
const cut = { reply: "Done.", steps: [{ do: "cut" as const, seconds: 6 }], cannot: [] };
const whole = { plan: cut, madeBy: "words" };

test("words come before the plan, and are no part of what is kept until it is there", async () => {
  const asked = serve();
  const talk = new Talk("video", videoPlanSchema);
  const asking = talk.ask(" shorter ", about);
  await expect.poll(() => asked.length).toBe(1);
  asked[0]?.say({ reply: "Do" });
  await expect.poll(() => talk.readReply()).toBe("Do");
  expect(talk.read()).toMatchObject({ isAsking: true, draft: "", messages: [{ text: "shorter" }] });
  asked[0]?.say(whole);
  await asking;
  expect(talk.read()).toMatchObject({
    isAsking: false,
    messages: [{ from: "person" }, { from: "assistant", plan: cut, outcome: "open", attempt: 0 }],
  });
});

test("what is stopped comes back before what was typed meanwhile", async () => {
  const asked = serve();
  const talk = new Talk("video", videoPlanSchema);
  const asking = talk.ask("shorter", about);
  await expect.poll(() => asked.length).toBe(1);
  talk.setDraft("and calmer");
  talk.stop();
  await asking;
  expect(talk.read()).toMatchObject({ isAsking: false, messages: [], draft: "shorter\n\nand calmer" });
});

test("an answer stands until another one has come, whose question is counted", async () => {
  const asked = serve();
  const talk = new Talk("video", videoPlanSchema);
  const asking = talk.ask("shorter", about);
  await expect.poll(() => asked.length).toBe(1);
  asked[0]?.say(whole);
  await asking;
  const [, answer] = talk.read().messages;
  const again = talk.askAgain(answer?.id ?? "", { ...about, modelId: "other" });
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]?.body).toMatchObject({
    scriptModelId: "other",
    attempt: 1,
    messages: [{ text: "shorter" }],
  });
  // The connection is lost after some words.
  asked[1]?.say({ reply: "Do" });
  asked[1]?.end();
  await again;
  expect(talk.read().messages).toMatchObject([{ from: "person" }, { id: answer?.id }, { from: "problem" }]);

  const third = talk.askAgain(answer?.id ?? "", about);
  await expect.poll(() => asked.length).toBe(3);
  asked[2]?.say({ ...whole, madeBy: "third" });
  await third;
  expect(talk.read().messages).toMatchObject([{ from: "person" }, { madeBy: "third", attempt: 1 }]);
});

test("what went wrong after the first words is said, and a cleared talk comes back", async () => {
  const asked = serve();
  const talk = new Talk("video", videoPlanSchema);
  const asking = talk.ask("shorter", about);
  await expect.poll(() => asked.length).toBe(1);
  asked[0]?.say({ reply: "Do" });
  asked[0]?.say({ code: "plan_invalid", message: "Ask again." });
  await asking;
  expect(talk.read()).toMatchObject({
    draft: "shorter",
    messages: [{ from: "problem", message: "Ask again." }],
  });
  const putBack = talk.clear();
  expect(talk.read().messages).toEqual([]);
  putBack();
  expect(talk.read().messages).toMatchObject([{ from: "problem" }]);
});
