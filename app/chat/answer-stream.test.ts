import type { UIMessageChunk } from "ai";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AnswerTransport } from "./answer-stream";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const events = Array.from({ length: 12 }, (_, index) => {
  const chunk: UIMessageChunk = { type: "text-delta", id: "0", delta: `${index} ` };
  return { id: index + 1, text: `id: ${index + 1}\ndata: ${JSON.stringify([chunk])}\n\n` };
});
const end = "event: end\ndata: {}\n\n";

/** A server of the events after a number, cut off after so many bytes at each try; whole once there are no more cuts. */
function serve(cuts: number[]) {
  const asked: number[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    const after = Number(new URL(address, "https://vitrine.example").searchParams.get("after"));
    asked.push(after);
    const whole = `: here\n\n${events
      .filter(({ id }) => id > after)
      .map(({ text }) => text)
      .join("")}${end}`;
    const cut = cuts.shift();
    if (cut === 0) throw new TypeError("Failed to fetch");
    const bytes = new TextEncoder().encode(whole).slice(0, cut ?? undefined);
    return new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(bytes);
          if (cut === undefined) controller.close();
        },
        pull(controller) {
          if (cut !== undefined) controller.error(new TypeError("network error"));
        },
      }),
    );
  });
  return asked;
}

async function readAll(): Promise<string> {
  const transport = new AnswerTransport({ addressOf: (id, after) => `/answers/${id}?after=${after}` });
  const stream = await transport.reconnectToStream({ chatId: "a" });
  const reading = (async () => {
    let text = "";
    for await (const chunk of stream as unknown as AsyncIterable<UIMessageChunk>) {
      if (chunk.type === "text-delta") text += chunk.delta;
    }
    return text;
  })();
  let isOver = false;
  void reading.finally(() => {
    isOver = true;
  });
  while (!isOver) await vi.advanceTimersByTimeAsync(1_000);
  return reading;
}
const whole = "0 1 2 3 4 5 6 7 8 9 10 11 ";

test("wherever connections break, each chunk comes once", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(400), { maxLength: 5 }), async (cuts) => {
      serve([...cuts]);
      expect(await readAll()).toBe(whole);
    }),
    { numRuns: 40 },
  );
});

test("a reader asks for what follows the last event that came whole", async () => {
  const first = `: here\n\n${events[0]?.text}`.length;
  const asked = serve([first + 5]);
  expect(await readAll()).toBe(whole);
  expect(asked).toEqual([0, 1]);
});

test.each([404, 401, 403])("an answer that is refused with %i ends at once", async (status) => {
  vi.stubGlobal("fetch", async () => new Response(null, { status }));
  expect(await readAll()).toBe("");
});

test.each([408, 429, 503])("an answer that is refused with %i for now is asked for again", async (status) => {
  serve([]);
  const served = fetch;
  let isRefused = true;
  vi.stubGlobal("fetch", async (address: string) => {
    if (!isRefused) return served(address);
    isRefused = false;
    return new Response(null, { status });
  });
  expect(await readAll()).toBe(whole);
});
