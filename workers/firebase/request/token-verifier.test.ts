import { exportJWK, generateKeyPair, type JSONWebKeySet, SignJWT, UnsecuredJWT } from "jose";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { TokenVerifier } from "./token-verifier";

type KeyPair = Awaited<ReturnType<typeof generateKeyPair>>;
let pairs: Record<"old" | "new", KeyPair>;
let published: string[];
const loadKeys = vi.fn(async (): Promise<JSONWebKeySet> => {
  const names = published as ("old" | "new")[];
  const keys = await Promise.all(names.map((name) => exportJWK(pairs[name].publicKey)));
  return { keys: keys.map((key, index) => ({ ...key, kid: names[index], alg: "RS256" })) };
});

beforeAll(async () => {
  pairs = { old: await generateKeyPair("RS256"), new: await generateKeyPair("RS256") };
});
beforeEach(() => {
  published = ["old"];
  loadKeys.mockClear();
  vi.useFakeTimers({ toFake: ["setTimeout", "Date"] });
  return () => vi.useRealTimers();
});

/** Lets pauses pass at once until the result is there. */
async function hurry<Result>(result: Promise<Result>): Promise<Result> {
  let isSettled = false;
  const settled = () => {
    isSettled = true;
  };
  result.then(settled, settled);
  while (!isSettled) {
    await vi.advanceTimersByTimeAsync(100);
    await new Promise((passed) => setImmediate(passed));
  }
  return result;
}

const sign = async (name: "old" | "new", kid: string = name, claims: object = {}) => {
  const token = await new SignJWT({ auth_time: 1, ...claims })
    .setProtectedHeader({ alg: "RS256", kid })
    .setIssuer("https://securetoken.google.com/demo")
    .setAudience("demo")
    .setSubject("ada")
    .setIssuedAt()
    .setExpirationTime("1h")
    .sign(pairs[name].privateKey);
  return `Bearer ${token}`;
};

test("a token by a newer key is known at once, and keys nobody has cost one look a second", async () => {
  const verifier = new TokenVerifier("demo", loadKeys);
  expect(await verifier.callerOf(await sign("old"))).toMatchObject({ kind: "user", uid: "ada" });
  published = ["old", "new"];
  const token = await sign("new");
  const callers = await hurry(Promise.all(Array.from({ length: 20 }, () => verifier.callerOf(token))));
  expect(callers.every(({ kind }) => kind === "user")).toBe(true);
  expect(loadKeys).toHaveBeenCalledTimes(2);
  const forged = await Promise.all(Array.from({ length: 20 }, (_, index) => sign("new", `unknown-${index}`)));
  const strangers = await hurry(Promise.all(forged.map((each) => verifier.callerOf(each))));
  expect(strangers.every(({ kind }) => kind === "anonymous")).toBe(true);
  expect(loadKeys).toHaveBeenCalledTimes(3);
  expect(await verifier.callerOf(await sign("new", "old"))).toMatchObject({ kind: "anonymous" });
});

test("whoever makes up keys holds up nobody else", async () => {
  const verifier = new TokenVerifier("demo", loadKeys);
  const token = await sign("old");
  await verifier.callerOf(token);
  const stranger = verifier.callerOf(await sign("new"));
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  expect(await verifier.callerOf(token)).toMatchObject({ kind: "user" });
  expect(loadKeys).toHaveBeenCalledTimes(1);
  expect(await hurry(stranger)).toMatchObject({ kind: "anonymous" });
});

test("after keys could not be loaded the next request tries again", async () => {
  const verifier = new TokenVerifier("demo", loadKeys);
  loadKeys.mockRejectedValueOnce(new Error("gone"));
  await expect(verifier.callerOf(await sign("old"))).rejects.toThrow("gone");
  expect(await hurry(verifier.callerOf(await sign("old")))).toMatchObject({ kind: "user" });
});

test("unsigned tokens and the owner are believed only where the setting says so", async () => {
  const mock = new UnsecuredJWT({ user_id: "mock", role: "editor" }).encode();
  const strict = new TokenVerifier("demo", loadKeys);
  const trusting = new TokenVerifier("demo", loadKeys, true);
  expect(await strict.callerOf("Bearer owner")).toEqual({ kind: "anonymous" });
  expect(await strict.callerOf(`Bearer ${mock}`)).toEqual({ kind: "anonymous" });
  expect(await trusting.callerOf("Bearer owner")).toEqual({ kind: "admin" });
  expect(await trusting.callerOf(`Bearer ${mock}`)).toMatchObject({
    kind: "user",
    uid: "mock",
    claims: { sub: "mock", role: "editor" },
  });
  expect(await trusting.callerOf(await sign("old"))).toMatchObject({ kind: "user", uid: "ada" });
  expect(await trusting.callerOf(`Bearer ${new UnsecuredJWT({}).encode()}`)).toEqual({ kind: "anonymous" });
});
