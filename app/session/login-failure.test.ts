import { afterEach, expect, test, vi } from "vitest";
import { logInToBackend } from "./backend";
import { readLoginFailure, readRetryAfterMs, retryDelayMs } from "./login-failure";

afterEach(() => vi.unstubAllGlobals());

async function failureOf(answer: () => Response | Promise<Response>) {
  vi.stubGlobal("fetch", async () => answer());
  const error = await logInToBackend("token").then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return [readLoginFailure(error), readRetryAfterMs(error)];
}

const ours = (status: number, code: string, headers = {}) =>
  new Response(JSON.stringify({ type: "about:blank", status, code, message: "…", requestId: "r1" }), {
    status,
    headers: { "Content-Type": "application/problem+json", ...headers },
  });
const html = (status: number, headers = {}) =>
  new Response("<!doctype html><title>Gateway</title>", {
    status,
    headers: { "Content-Type": "text/html", ...headers },
  });

test.each([
  [401, "sign_in_required"],
  [401, "bearer_required"],
  [403, "staff_only"],
])("our own %i %s is about the account", async (status, code) => {
  expect(await failureOf(() => ours(status, code))).toEqual(["refused", null]);
});

test.each([
  ["our 401 for an old token", () => ours(401, "token_expired"), "server_failed"],
  ["our 403 for a changed origin", () => ours(403, "cross_site"), "server_failed"],
  ["our 400", () => ours(400, "bad_path"), "server_failed"],
  ["our 404", () => ours(404, "not_found"), "server_failed"],
  ["our 408", () => ours(408, "body_too_slow"), "server_failed"],
  ["our 429", () => ours(429, "too_many_requests"), "busy"],
  ["our 500", () => ours(500, "internal"), "server_failed"],
  ["our 503", () => ours(503, "identity_unavailable"), "busy"],
  ["a proxy's 401", () => html(401), "server_failed"],
  ["a proxy's 403", () => html(403), "server_failed"],
  [
    "a proxy's 403 in JSON",
    () => Response.json({ code: "blocked", message: "No." }, { status: 403 }),
    "server_failed",
  ],
  ["a proxy's 404", () => html(404), "server_failed"],
  ["a proxy's 429", () => html(429), "busy"],
  ["a proxy's 502", () => html(502), "server_failed"],
  ["a page where the answer should be", () => html(200), "server_failed"],
  ["no answer", () => Promise.reject(new TypeError("Failed to fetch")), "offline"],
] as const)("%s is not", async (_what, answer, failure) => {
  expect(await failureOf(answer)).toEqual([failure, null]);
});

test("an answer that does not come is not waited for without end", async () => {
  vi.stubGlobal("fetch", (_path: string, { signal }: RequestInit) => {
    expect(signal).toBeInstanceOf(AbortSignal);
    return Promise.reject(new DOMException("The operation timed out.", "TimeoutError"));
  });
  await expect(logInToBackend("token")).rejects.toSatisfy((error) => readLoginFailure(error) === "offline");
});

test("the server says when to ask again, in seconds or as a date", async () => {
  expect(await failureOf(() => ours(429, "too_many_requests", { "Retry-After": "40" }))).toEqual([
    "busy",
    40_000,
  ]);
  const inAMinute = new Date(Date.now() + 60_000).toUTCString();
  const [, afterMs] = await failureOf(() => html(503, { "Retry-After": inAMinute }));
  expect(afterMs).toBeGreaterThan(50_000);
  expect(afterMs).toBeLessThanOrEqual(60_000);
  for (const wrong of ["soon", "-5", ""])
    expect(await failureOf(() => html(429, { "Retry-After": wrong }))).toEqual(["busy", null]);
});

test("each failure in a row is waited out twice as long, to half a minute, and as long as the server asks", () => {
  expect([1, 2, 3, 4, 5, 6, 50].map((failures) => retryDelayMs(failures, null))).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
  expect(retryDelayMs(1, 90_000)).toBe(90_000);
  expect(retryDelayMs(6, 1_000)).toBe(30_000);
});
