import { beforeEach, expect, test, vi } from "vitest";
import { makeSigningKey } from "../../tests/fakes/id-tokens.ts";
import { GoogleKeys, KeysUnavailableError } from "./google-keys";

const first = makeSigningKey("first");
const second = makeSigningKey("second");
const secondMs = 1000;

let nowMs = 0;
let hits = 0;
let answer: () => Response | Promise<Response>;
let keys: GoogleKeys;

const publish = (...published: (typeof first)[]) =>
  Response.json(
    { keys: published.map(({ jwk }) => jwk) },
    { headers: { "cache-control": "public, max-age=3600" } },
  );
const find = (kid: string) => keys.get({ alg: "RS256", kid });

beforeEach(() => {
  nowMs = 1_790_000_000_000;
  hits = 0;
  answer = () => publish(first);
  keys = new GoogleKeys(
    async () => {
      hits++;
      return answer();
    },
    () => nowMs,
  );
});

test("keys are fetched once and kept as long as the answer allows", async () => {
  for (let i = 0; i < 100; i++) await find("first");
  nowMs += 3599 * secondMs;
  await find("first");
  expect(hits).toBe(1);
  nowMs += 2 * secondMs;
  await find("first");
  expect(hits).toBe(2);
});

test("a key that appears is fetched once and found", async () => {
  await find("first");
  nowMs += 31 * secondMs;
  answer = () => publish(first, second);
  await find("second");
  await find("second");
  expect(hits).toBe(2);
});

test("a key that Google withdrew is forgotten with the next fetch", async () => {
  await find("first");
  nowMs += 3601 * secondMs;
  answer = () => publish(second);
  await expect(find("first")).rejects.toMatchObject({ code: "ERR_JWKS_NO_MATCHING_KEY" });
  await find("second");
});

test("a storm of unknown keys costs one fetch in 30 seconds", async () => {
  await find("first");
  const storm = () => Promise.allSettled(Array.from({ length: 1000 }, (_, i) => find(`unknown-${i}`)));
  await storm();
  expect(hits).toBe(1);
  for (let elapsed = 0; elapsed < 300; elapsed += 3) {
    nowMs += 3 * secondMs;
    await storm();
  }
  expect(hits).toBe(11);
});

test("two published keys of one id are no reason to ask again", async () => {
  answer = () => publish(first, { ...second, jwk: { ...second.jwk, kid: "first" } });
  await expect(find("first")).rejects.toThrow();
  nowMs += 31 * secondMs;
  await expect(find("first")).rejects.toThrow();
  expect(hits).toBe(1);
});

test("with Google down, keys at hand go on serving long after their time", async () => {
  await find("first");
  answer = () => new Response(null, { status: 500 });
  nowMs += 24 * 3600 * secondMs;
  for (let i = 0; i < 100; i++) await find("first");
  expect(hits).toBe(2);
});

const failures: [string, () => Response | Promise<Response>][] = [
  ["an error status", () => new Response(null, { status: 503 })],
  ["no connection", () => Promise.reject(new TypeError("fetch failed"))],
  ["a page", () => new Response("<html>")],
  ["nothing", () => new Response("")],
  ["JSON of another shape", () => Response.json({ error: "no" })],
  ["JSON null", () => Response.json(null)],
  ["keys that are no objects", () => Response.json({ keys: ["first"] })],
  ["no keys", () => Response.json({ keys: [] })],
];

test.each(failures)(
  "cold, %s means nobody can be told, and is asked for once a second",
  async (_, failure) => {
    answer = failure;
    for (let i = 0; i < 10; i++) await expect(find("first")).rejects.toBeInstanceOf(KeysUnavailableError);
    expect(hits).toBe(1);
    nowMs += secondMs;
    answer = () => publish(first);
    await find("first");
  },
);

test.each(failures)("warm, %s changes nothing", async (_, failure) => {
  await find("first");
  answer = failure;
  nowMs += 3601 * secondMs;
  await find("first");
  await expect(find("unknown")).rejects.toMatchObject({ code: "ERR_JWKS_NO_MATCHING_KEY" });
});

test("an answer that does not come within seconds is given up", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
  const waiting = new GoogleKeys(async (_url, init) => {
    init?.signal?.throwIfAborted();
    throw new Error("Nobody would have given up.");
  });
  const asking = waiting.get({ alg: "RS256", kid: "first" });
  await expect(asking).rejects.toMatchObject({ cause: { name: "AbortError" } });
  await expect(asking).rejects.toBeInstanceOf(KeysUnavailableError);
  expect(timeout).toHaveBeenCalledExactlyOnceWith(3000);
  timeout.mockRestore();
});
