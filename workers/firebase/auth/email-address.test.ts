import { expect, test } from "vitest";
import { normalizeEmail, requireEmailAddress } from "./email-address";

test("capitals make no other address, letters that only become the same do", () => {
  expect(normalizeEmail("Ada.K@Example.COM")).toBe("ada.k@example.com");
  expect(normalizeEmail("\u212Aate@example.com")).not.toBe("kate@example.com");
});

test.each([
  "",
  "a",
  "@b.c",
  "a@",
  "a@b@c",
  "a b@c",
  "a\u0000@b.c",
  "\u001b[2Ja@b.c",
  "a@b.c\u202e",
  `${"a".repeat(251)}@b.c`,
])("%j is no address", (address) => {
  expect(() => requireEmailAddress(address)).toThrow("INVALID_EMAIL");
});
