import { expect, test } from "vitest";
import { clearedSessionCookies, sessionCookies } from "./session-cookies.server";

test("a session is two cookies under the specification's names; scripts cannot read the token", () => {
  expect(sessionCookies("ada", "a.b.c", true)).toEqual([
    "userId=ada; Path=/; Max-Age=1209600; SameSite=Lax; Secure",
    "authToken=a.b.c; Path=/; Max-Age=1209600; SameSite=Lax; Secure; HttpOnly",
  ]);
});

test("only a machine without https leaves Secure out", () => {
  for (const cookie of sessionCookies("ada", "a.b.c", false)) expect(cookie).not.toContain("Secure");
});

test("signing out clears what signing in set, under the same path", () => {
  const name = (cookie: string) => cookie.split("=")[0];
  const [userId, authToken, view] = clearedSessionCookies(true).map(name);
  expect(view).toBe("viewAs");
  expect([userId, authToken]).toEqual(sessionCookies("ada", "x", true).map(name));
  for (const cookie of clearedSessionCookies(true)) expect(cookie).toMatch(/^\w+=; Path=\/; Max-Age=0;/);
});

test("no user id can end its cookie or begin another header", () => {
  const [cookie = ""] = sessionCookies('a; Domain=evil.example\r\nX: y, "z"', "a.b.c", true);
  expect(cookie).toBe(
    "userId=a%3B%20Domain%3Devil.example%0D%0AX%3A%20y%2C%20%22z%22; Path=/; Max-Age=1209600; SameSite=Lax; Secure",
  );
});
