import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type GoogleKeysServer, startGoogleKeysServer } from "../fakes/google-keys-server.ts";
import { staffClaims } from "../fakes/id-tokens.ts";
import { idTokenVectors } from "../fixtures/id-token-vectors.ts";
import { type GateWorker, startGateWorker } from "./gate-worker.ts";

let google: GoogleKeysServer;
let worker: GateWorker;

beforeAll(async () => {
  google = await startGoogleKeysServer();
  worker = await startGateWorker({ vars: { LOCAL: "1", GOOGLE_APIS_ORIGIN: google.origin } });
});
afterAll(async () => {
  await worker?.stop();
  await google?.close();
});

const nothingThere = "/nothing-there";
const statusOf = async (headers: Record<string, string> | [string, string][], path = nothingThere) =>
  (await worker.fetch(path, { headers })).status;

/** A page that is not there: 404 for who is signed in, the spinner shell for an old token, else the login page. */
const statuses = { verified: 404, expired: 401, invalid: 302 };

test("each token is taken for what it is, as a cookie and as a bearer token", async () => {
  const vectors = idTokenVectors(google.signingKey, Math.floor(Date.now() / 1000));
  // What no header can carry, and what a header splits or trims before the worker sees it.
  // Tokens at the very edge of time are the unit tests': here seconds pass while they are sent.
  const sendable = vectors.filter(
    ({ name, token }) => /^[\u0021-\u007e]+$/.test(token) && !/clocks may differ/.test(name),
  );
  expect(sendable.length).toBeGreaterThan(90);
  for (const { name, token, expected } of sendable) {
    expect.soft(await statusOf({ cookie: `authToken=${token}` }), `cookie: ${name}`).toBe(statuses[expected]);
    expect
      .soft(await statusOf({ authorization: `Bearer ${token}` }), `bearer: ${name}`)
      .toBe(statuses[expected]);
  }
});

describe("where the token is read", () => {
  test("the scheme's case and extra spaces do not matter", async () => {
    for (const scheme of ["Bearer", "bearer", "BEARER "]) {
      expect(await statusOf({ authorization: `${scheme} ${google.sign()}` })).toBe(404);
    }
  });

  test.each(["Basic", "Token", "BearerX", ""])(
    "%s is no bearer token, and the cookie is then not asked",
    async (scheme) => {
      const authorization = `${scheme} ${google.sign()}`.trim();
      expect(await statusOf({ authorization, cookie: `authToken=${google.sign()}` })).toBe(302);
    },
  );

  test("a token in the address or under another name is none", async () => {
    expect(
      await statusOf({}, `${nothingThere}?authToken=${google.sign()}&access_token=${google.sign()}`),
    ).toBe(302);
    expect(await statusOf({ cookie: `authtoken=${google.sign()}; token=${google.sign()}` })).toBe(302);
    expect(await statusOf({ "x-auth-token": google.sign() })).toBe(302);
  });

  test("of two tokens the first counts; quotes are part of a value", async () => {
    const genuine = google.sign();
    expect(await statusOf({ cookie: `authToken=${genuine}; authToken=garbage` })).toBe(404);
    expect(await statusOf({ cookie: `authToken=garbage; authToken=${genuine}` })).toBe(302);
    expect(await statusOf({ cookie: `authToken="${genuine}"` })).toBe(302);
  });

  test("a second Cookie header never makes anybody more than the first does", async () => {
    const staff = `authToken=${google.sign(staffClaims)}`;
    const user = `authToken=${google.sign()}`;
    const both = [
      ["cookie", user],
      ["cookie", staff],
    ] as [string, string][];
    expect([302, 404]).toContain(await statusOf(both));
    expect((await worker.fetch("/layouts", { headers: both })).status).toBe(302);
  });

  test("the userId cookie is never believed", async () => {
    const data = await worker.fetch("/", {
      headers: { cookie: `userId=grace; authToken=${google.sign()}` },
    });
    const text = await data.text();
    expect(text).toContain('"ada"');
    expect(text).not.toContain("grace");
    expect(await statusOf({ cookie: "userId=grace" })).toBe(302);
  });
});
