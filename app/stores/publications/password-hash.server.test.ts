import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./password-hash.server";

test("only the password itself opens its hash, and no two hashes are alike", async () => {
  const [one, two] = await Promise.all([hashPassword("Geheim-7"), hashPassword("Geheim-7")]);
  expect(one.hash).not.toBe(two.hash);
  expect(await verifyPassword("Geheim-7", one)).toBe(true);
  expect(await verifyPassword("geheim-7", one)).toBe(false);
  expect(await verifyPassword("", one)).toBe(false);
});

test("letters typed as one sign or as two are the same password", async () => {
  expect(await verifyPassword("cafe\u0301", await hashPassword("caf\u00e9"))).toBe(true);
});
