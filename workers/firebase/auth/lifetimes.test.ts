import { X509Certificate } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import { memorySql } from "../../../tests/fakes/memory-sql";
import { OutOfBandCodes, type RequestType } from "./out-of-band-codes";
import { pauseAfter, SignInThrottle } from "./sign-in-throttle";
import { SigningKeys } from "./signing-keys";

const openSql = () => memorySql() as SqlStorage;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOW_MS = 1_800_000_000_000;

describe("codes of messages", () => {
  vi.spyOn(console, "log").mockImplementation(() => {});

  test("a hundred messages of a kind to one address are enough for an hour", () => {
    const codes = new OutOfBandCodes(openSql());
    const link = { origin: "http://localhost", apiKey: "key", language: "en" };
    const email = "a@example.com";
    for (let count = 0; count < 100; count++) {
      codes.requireRoom("PASSWORD_RESET", email, NOW_MS);
      codes.send({ requestType: "PASSWORD_RESET", email }, link, NOW_MS);
      codes.send({ requestType: "EMAIL_SIGNIN", email: "b@example.com" }, link, NOW_MS);
    }
    expect(() => codes.requireRoom("PASSWORD_RESET", email, NOW_MS)).toThrow("RESET_PASSWORD_EXCEED_LIMIT");
    expect(() => codes.requireRoom("EMAIL_SIGNIN", "b@example.com", NOW_MS)).toThrow("QUOTA_EXCEEDED");
    expect(() => codes.requireRoom("EMAIL_SIGNIN", email, NOW_MS)).not.toThrow();
    expect(() => codes.requireRoom("PASSWORD_RESET", email, NOW_MS + HOUR_MS)).not.toThrow();
  });

  test.each<[RequestType, number]>([
    ["PASSWORD_RESET", HOUR_MS],
    ["EMAIL_SIGNIN", 6 * HOUR_MS],
    ["VERIFY_EMAIL", 3 * DAY_MS],
    ["VERIFY_AND_CHANGE_EMAIL", 3 * DAY_MS],
    ["RECOVER_EMAIL", 7 * DAY_MS],
  ])("%s is good for %i ms and no longer", (requestType, lifetimeMs) => {
    const codes = new OutOfBandCodes(openSql());
    const link = { origin: "http://localhost", apiKey: "key", language: "de" };
    const { oobCode, oobLink } = codes.send({ requestType, email: "a@example.com" }, link, NOW_MS);
    expect(new URL(oobLink).searchParams.get("lang")).toBe("de");
    expect(codes.require(oobCode, NOW_MS + lifetimeMs - 1).requestType).toBe(requestType);
    expect(() => codes.require(oobCode, NOW_MS + lifetimeMs)).toThrow("EXPIRED_OOB_CODE");
  });

  test("a used code and one of another kind are invalid", () => {
    const codes = new OutOfBandCodes(openSql());
    const link = { origin: "http://localhost", apiKey: "key", language: "en" };
    const { oobCode } = codes.send({ requestType: "EMAIL_SIGNIN", email: "a@example.com" }, link, NOW_MS);
    expect(() => codes.require(oobCode, NOW_MS, ["PASSWORD_RESET"])).toThrow("INVALID_OOB_CODE");
    codes.markUsed(oobCode);
    expect(() => codes.require(oobCode, NOW_MS)).toThrow("INVALID_OOB_CODE");
  });
});

describe("wrong passwords", () => {
  test("after ten the address waits, longer each time, and never for good", () => {
    expect([9, 10, 11, 12, 40].map(pauseAfter)).toEqual([0, 30_000, 60_000, 120_000, 900_000]);
    const throttle = new SignInThrottle(openSql());
    for (let count = 0; count < 10; count++) {
      throttle.requireAllowed("a@example.com", NOW_MS);
      throttle.noteFailure("a@example.com", NOW_MS);
    }
    expect(() => throttle.requireAllowed("a@example.com", NOW_MS + 29_999)).toThrow(
      "TOO_MANY_ATTEMPTS_TRY_LATER",
    );
    expect(() => throttle.requireAllowed("b@example.com", NOW_MS)).not.toThrow();
    expect(() => throttle.requireAllowed("a@example.com", NOW_MS + 30_000)).not.toThrow();
    throttle.noteFailure("a@example.com", NOW_MS + 30_000);
    expect(() => throttle.requireAllowed("a@example.com", NOW_MS + 89_999)).toThrow();
    expect(() => throttle.requireAllowed("a@example.com", NOW_MS + 2 * HOUR_MS)).not.toThrow();
    throttle.forget("a@example.com");
    expect(() => throttle.requireAllowed("a@example.com", NOW_MS + 30_001)).not.toThrow();
  });
});

describe("signing keys", () => {
  const ids = (keys: SigningKeys, nowMs: number) => keys.publicKeys(nowMs).keys.map(({ kid }) => kid);

  test("a key signs for two weeks; the next is known before it signs, the last until its tokens have ended", async () => {
    const keys = new SigningKeys(openSql());
    const first = (await keys.current(NOW_MS)).keyId;
    const published = await keys.publish(NOW_MS);
    expect(published.keySet.keys).toHaveLength(2);
    expect(published.maxAgeSeconds).toBe(6 * 3600);
    const rotationMs = NOW_MS + 14 * DAY_MS;
    expect((await keys.publish(rotationMs - 5000)).maxAgeSeconds).toBe(5);
    expect((await keys.current(rotationMs - 1)).keyId).toBe(first);

    const second = (await keys.current(rotationMs)).keyId;
    expect(second).not.toBe(first);
    expect(published.keySet.keys.map(({ kid }) => kid)).toContain(second);
    expect(ids(keys, rotationMs + HOUR_MS - 1)).toContain(first);
    expect(ids(keys, rotationMs + HOUR_MS)).not.toContain(first);
  });

  test("keys are certificates as well, which other libraries read", async () => {
    const keys = new SigningKeys(openSql());
    const { keySet } = await keys.publish(Date.now());
    const certificates = await keys.certificates(Date.now());
    expect(Object.keys(certificates)).toEqual(keySet.keys.map(({ kid }) => kid));
    for (const key of keySet.keys) {
      const certificate = new X509Certificate(certificates[key.kid ?? ""] ?? "");
      expect(certificate.publicKey.export({ format: "jwk" })).toMatchObject({ n: key.n, e: key.e });
      expect(certificate.verify(certificate.publicKey)).toBe(true);
      expect(certificate.subject).toBe("CN=securetoken.system.gserviceaccount.com");
      expect(certificate.validFromDate.getTime()).toBeLessThan(Date.now());
      expect(certificate.validToDate.getTime()).toBeGreaterThan(Date.now());
    }
  });

  test("a longer-lived token keeps its key published; keys hold no private half", async () => {
    const keys = new SigningKeys(openSql());
    const first = (await keys.current(NOW_MS)).keyId;
    keys.keepUntil(first, NOW_MS + 2 * DAY_MS);
    await Promise.all([keys.rotate(NOW_MS + 1), keys.rotate(NOW_MS + 1)]);
    expect(ids(keys, NOW_MS + 2 * DAY_MS - 1)).toContain(first);
    expect(ids(keys, NOW_MS + 2 * DAY_MS)).not.toContain(first);
    await keys.rotate(NOW_MS + 3 * DAY_MS);
    const { keySet } = await keys.publish(NOW_MS + 3 * DAY_MS);
    expect(keySet.keys).toHaveLength(3);
    for (const key of keySet.keys) expect(key).not.toHaveProperty("d");
  });
});
