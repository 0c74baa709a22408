import { expect, test } from "vitest";
import type { FirebaseEnvironment } from "./environment";
import { isForeign } from "./foreign-requests";

const settings = (changes: Partial<FirebaseEnvironment> = {}) => changes as FirebaseEnvironment;
const post = (host: string, origin?: string) =>
  new Request(`http://${host}/token`, { method: "POST", headers: origin === undefined ? {} : { origin } });

test.each([
  ["localhost:9099"],
  ["127.0.0.1:9099"],
  ["[::1]:9099"],
  ["192.168.1.7:5173"],
  ["studio.localhost"],
  ["desk.local"],
  ["desk"],
  ["firestore.googleapis.com"],
])("%s is this machine", (host) => {
  expect(isForeign(post(host), settings())).toBe(false);
});

test("a name that a site can give to this machine is not, unless it is set", () => {
  for (const host of ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "localhost."]) {
    expect(isForeign(new Request(`http://${host}/emulator/mailbox.json`), settings()), host).toBe(true);
    expect(isForeign(post(host, `http://${host}`), settings()), host).toBe(true);
  }
  const set = settings({ ALLOWED_HOSTS: "studio.example,other.example" });
  expect(isForeign(post("studio.example", "https://studio.example"), set)).toBe(false);
  expect(isForeign(post("evil.example"), set)).toBe(true);
});

test("pages of this machine may have something done, others may not", () => {
  const from = (origin: string, host = "127.0.0.1:9099") => isForeign(post(host, origin), settings());
  expect(from("http://localhost:5173")).toBe(false);
  expect(from("http://192.168.1.7:9099", "192.168.1.7:9099")).toBe(false);
  for (const origin of [
    "https://evil.example",
    "null",
    "http://192.168.1.7:9099",
    "http://localhost.evil.example",
  ]) {
    expect(from(origin), origin).toBe(true);
  }
  expect(isForeign(post("evil.example", "https://evil.example"), settings({ UNSIGNED_TOKENS: "1" }))).toBe(
    false,
  );
});
