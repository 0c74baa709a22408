import { expect, test } from "vitest";
import { hashPassword, isPassword, requireStrongPassword } from "./passwords";

test("a password is known again, its neighbours are not, and equal ones are stored differently", async () => {
  const stored = await hashPassword("correct horse");
  expect(await isPassword("correct horse", stored)).toBe(true);
  expect(await isPassword("correct horsf", stored)).toBe(false);
  expect(await isPassword("", stored)).toBe(false);
  expect(stored.hash).not.toContain("correct");
  expect((await hashPassword("correct horse")).hash).not.toBe(stored.hash);
});

test("five characters are too few", () => {
  expect(() => requireStrongPassword("12345")).toThrow("WEAK_PASSWORD");
  expect(() => requireStrongPassword("123456")).not.toThrow();
});
