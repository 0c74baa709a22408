import { expect, test } from "vitest";
import { checkEmail, checkNewPassword, checkPassword } from "./field-rules";

test.each(["ada@example.com", " ada@example.com ", "a+b@mail.example.co.uk", "é@bücher.example"])(
  "%j is an e-mail address",
  (email) => expect(checkEmail(email)).toBeNull(),
);

test.each([
  "",
  "   ",
  "ada",
  "ada@",
  "@example.com",
  "ada@example",
  "a b@example.com",
  "a@b@example.com",
  "a@b.",
])("%j is not", (email) => expect(checkEmail(email)).not.toBeNull());

test("a new password has at least eight characters, counted as people count them", () => {
  expect(checkNewPassword("1234567")).toMatch("1 more is needed");
  expect(checkNewPassword("🙂🙂🙂🙂")).toMatch("4 more are needed");
  expect(checkNewPassword("12345678")).toBeNull();
});

test("an existing password only has to be there: its rules may have been others", () => {
  expect(checkPassword("")).not.toBeNull();
  expect(checkPassword("x")).toBeNull();
});
