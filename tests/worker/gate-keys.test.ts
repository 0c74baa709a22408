import { afterEach, beforeEach, expect, test } from "vitest";
import { type GoogleKeysServer, startGoogleKeysServer } from "../fakes/google-keys-server.ts";
import { type GateWorker, startGateWorker } from "./gate-worker.ts";

let google: GoogleKeysServer;
let worker: GateWorker;

beforeEach(async () => {
  google = await startGoogleKeysServer();
});
afterEach(async () => {
  await worker.stop();
  await google.close();
});

/** Keys are kept by the isolate: each test begins with a cold one. */
const startCold = async (vars: Record<string, string> = {}) => {
  worker = await startGateWorker({ vars: { LOCAL: "1", GOOGLE_APIS_ORIGIN: google.origin, ...vars } });
};
const open = (path: string, token = google.sign()) =>
  worker.fetch(path, { headers: { cookie: `authToken=${token}` } });
const statusOf = async (path: string, token?: string) => (await open(path, token)).status;

test.each(["down", "garbage", "empty", "hanging"] as const)(
  "cold with Google %s: 503 for who has a token, and neither a way in nor a way out",
  async (mode) => {
    await startCold();
    google.mode = mode;
    for (const path of ["/", "/layouts", "/_.data", "/layouts.data?_routes=root", "/nothing"]) {
      const answer = await open(path);
      expect(answer.status).toBe(503);
      expect(answer.headers.get("location")).toBeNull();
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }
    expect(await (await open("/api/v1/user-info/")).json()).toMatchObject({
      code: "identity_unavailable",
      status: 503,
    });
    expect(await statusOf("/assets/staff/x.js")).toBe(503);
    // Who has no token is anonymous with certainty, and the way in stays open.
    expect((await worker.fetch("/")).status).toBe(302);
    expect(await statusOf("/login")).toBe(200);
  },
);

test("cold, then back: a visitor soon after is let in", async () => {
  await startCold();
  google.mode = "down";
  expect(await statusOf("/nothing")).toBe(503);
  google.mode = "up";
  // Not at once: keys that could not be had are asked for again after a moment.
  await expect.poll(() => statusOf("/nothing"), { timeout: 30_000 }).toBe(404);
});

test("warm with Google down: who is in stays in, and who comes is let in", async () => {
  await startCold();
  google.maxAgeSeconds = 0;
  const early = google.sign();
  expect(await statusOf("/nothing", early)).toBe(404);
  google.mode = "down";
  expect(await statusOf("/nothing", early)).toBe(404);
  expect(await statusOf("/nothing", google.sign({ sub: "late" }))).toBe(404);
});

test("keys are asked for once, however many come", async () => {
  await startCold();
  for (let i = 0; i < 50; i++)
    expect(await statusOf("/nothing", google.sign({ sub: `user-${i}` }))).toBe(404);
  expect(google.hits).toBe(1);
});

test("1,000 tokens of unknown keys cost no fetch within 30 seconds of the last, and let nobody in", async () => {
  await startCold();
  expect(await statusOf("/nothing")).toBe(404);
  const template = google.sign();
  const forge = (i: number) => {
    const header = Buffer.from(JSON.stringify({ alg: "RS256", kid: `unknown-${i}` })).toString("base64url");
    return template.replace(/^[^.]+/, header);
  };
  for (let batch = 0; batch < 20; batch++) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => statusOf("/nothing", forge(batch * 50 + i))),
    );
    expect(new Set(answers)).toEqual(new Set([302]));
  }
  expect(google.hits).toBe(1);
  expect(await statusOf("/nothing")).toBe(404);
});

test("with error reporting on, keys and settings are kept just the same", async () => {
  await startCold({ SENTRY_DSN: "http://key@127.0.0.1:9/1" });
  for (let i = 0; i < 5; i++) expect(await statusOf("/nothing", google.sign({ sub: `user-${i}` }))).toBe(404);
  expect(google.hits).toBe(1);
});
