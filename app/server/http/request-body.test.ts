import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ApiCall } from "./api-route.server";
import { problem } from "./problem.server";
import { openBody, readBytes } from "./request-body.server";

type Body = ConstructorParameters<typeof Response>[0];

function callWith(
  body: Body,
  { viewer = "user", length }: { viewer?: "user" | "anonymous"; length?: number } = {},
) {
  const init = { method: "POST", body, duplex: "half" } as RequestInit;
  const request = new Request("https://vitrine.example/api/v1/x", init);
  if (length !== undefined) request.headers.set("content-length", String(length));
  return {
    request,
    viewer: { kind: viewer },
    problem: (status, code, message) => problem(status, code, message, "r1"),
  } as ApiCall;
}

/** A body of these many chunks, one each time the pause is over; none ever ends by itself. */
function trickle(chunkBytes: number, pauseMs: number) {
  const seen = { pulls: 0, cancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        seen.pulls++;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        if (!seen.cancelled) controller.enqueue(new Uint8Array(chunkBytes));
      },
      cancel() {
        seen.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { body, seen };
}

async function refusal(reading: Promise<unknown>) {
  const answer = await reading.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return answer instanceof Response
    ? [answer.status, ((await answer.json()) as { code: string }).code]
    : answer;
}

describe("a body that is too large", () => {
  test("from a stranger is refused by its length, unread", async () => {
    const { body, seen } = trickle(1024, 0);
    const call = callWith(body, { viewer: "anonymous", length: 2000 });
    expect(await refusal(readBytes(call, 1000))).toEqual([413, "too_large"]);
    expect(seen.pulls).toBe(0);
  });

  test("from a stranger who does not say its length is refused where it passes the limit", async () => {
    const { body, seen } = trickle(1024, 0);
    expect(await refusal(readBytes(callWith(body, { viewer: "anonymous" }), 10 * 1024))).toEqual([
      413,
      "too_large",
    ]);
    expect(seen).toEqual({ pulls: 11, cancelled: true });
  });

  test("of somebody signed in is taken in, so that the answer is heard", async () => {
    const call = callWith(new Uint8Array(5000), { length: 5000 });
    expect(await refusal(readBytes(call, 1000))).toEqual([413, "too_large"]);
  });
});

describe("a body that is slow", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test.each([
    ["nothing comes", 0, 3_600_000],
    ["a byte a second comes", 1, 1_000],
    ["a kilobyte a second comes", 1024, 1_000],
  ])("is refused where %s", async (_what, chunkBytes, pauseMs) => {
    const { body, seen } = trickle(chunkBytes, pauseMs);
    const answer = refusal(readBytes(callWith(body), 1024 * 1024));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await Promise.race([answer, "still waiting"])).toEqual([408, "body_too_slow"]);
    expect(seen.cancelled).toBe(true);
  });

  test("is taken where it keeps coming, however long it lasts", async () => {
    const { body } = trickle(16 * 1024, 1_000);
    const reader = openBody(callWith(body))?.getReader();
    let bytes = 0;
    const reading = (async () => {
      while (bytes < 10 * 1024 * 1024) bytes += (await reader?.read())?.value?.byteLength ?? 0;
    })();
    await vi.advanceTimersByTimeAsync(700_000);
    await reading;
    expect(bytes).toBe(10 * 1024 * 1024);
  });

  test("is not blamed for a reader who takes long", async () => {
    const reader = openBody(callWith(new Uint8Array(10)))?.getReader();
    await vi.advanceTimersByTimeAsync(600_000);
    expect((await reader?.read())?.value?.byteLength).toBe(10);
    await vi.advanceTimersByTimeAsync(600_000);
    expect((await reader?.read())?.done).toBe(true);
  });
});
