import { expect, test } from "vitest";
import { isUnreachable, type RefusalCode, readRefusal } from "./write-refusal";

test.each<[string, string, boolean, RefusalCode]>([
  ["permission-denied", "Missing or insufficient permissions.", true, "not_allowed"],
  ["permission-denied", "Missing or insufficient permissions.", false, "signed_out"],
  ["unauthenticated", "", true, "signed_out"],
  ["not-found", "No document to update: projects/p/databases/(default)/documents/content/a", true, "deleted"],
  [
    "invalid-argument",
    "Document cannot be written because its size exceeds the maximum allowed size of 1,048,576 bytes.",
    true,
    "too_large",
  ],
  ["invalid-argument", 'The value of property "a" is longer than 1048487 bytes.', true, "too_large"],
  ["invalid-argument", "Property array contains an invalid nested entity.", true, "not_valid"],
  ["resource-exhausted", "Quota exceeded.", true, "too_many"],
  ["data-loss", "?", true, "unexpected"],
])("%s (%s), signed in: %s, is %s", (code, message, isSignedIn, refusal) => {
  expect(readRefusal({ code, message }, isSignedIn)).toEqual({ code: refusal, message: expect.any(String) });
});

test("an error that is none of the SDK's is unexpected", () => {
  expect(readRefusal(new TypeError("x"), true).code).toBe("unexpected");
  expect(isUnreachable(new TypeError("x"))).toBe(false);
  expect(isUnreachable({ code: "permission-denied" })).toBe(false);
  expect(isUnreachable({ code: "unavailable" })).toBe(true);
  // What a proxy in front of a server that is gone makes of it.
  expect(isUnreachable({ code: "internal" })).toBe(true);
});

test.each([
  "Failed to fetch dynamically imported module: https://studio.example/assets/a.js",
  "error loading dynamically imported module: https://studio.example/assets/a.js",
  "Importing a module script failed.",
])("code that did not come is no refusal: %s", (message) => {
  expect(isUnreachable(new TypeError(message))).toBe(true);
});
