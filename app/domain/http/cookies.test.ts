import { expect, test } from "vitest";
import { readCookie } from "./cookies";

test.each([
  ["authToken=a.b.c", "a.b.c"],
  ["userId=ada; authToken=a.b.c", "a.b.c"],
  ["authToken=a.b.c;userId=ada", "a.b.c"],
  ["  authToken = a.b.c ; x=y", "a.b.c"],
  ["authToken=a=b==", "a=b=="],
  ["authToken=first; authToken=second", "first"],
  ['authToken="a.b.c"', '"a.b.c"'],
  ["authToken=a%2Eb", "a%2Eb"],
  ["; ;;authToken=x", "x"],
])("%s → %s", (header, value) => {
  expect(readCookie(header, "authToken")).toBe(value);
});

test.each([
  null,
  "",
  "authToken",
  "authToken=",
  "authToken=; authToken=second",
  "authtoken=x",
  "AuthToken=x",
  "xauthToken=x",
  "authTokenx=x",
  "__proto__=x",
  "userId=authToken=x",
  "userId=a, authToken=x",
  "=authToken=x",
])("nothing in: %s", (header) => {
  expect(readCookie(header, "authToken")).toBeNull();
});
