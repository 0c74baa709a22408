import { expect, test } from "vitest";
import { isFromOwnPage } from "./same-origin";

const action = (changes: Record<string, string> = {}, origin = "http://localhost:9099", method = "POST") =>
  isFromOwnPage(
    new Request(`${origin}/emulator/accounts/delete`, {
      method,
      headers: { origin, "content-type": "application/json", "sec-fetch-site": "same-origin", ...changes },
    }),
  );

test("the page's own requests pass, whatever number the machine has", () => {
  for (const host of [
    "localhost:9099",
    "127.0.0.1:9099",
    "studio.localhost",
    "192.168.1.7:5173",
    "[::1]:8080",
  ]) {
    expect(action({}, `http://${host}`), host).toBe(true);
  }
});

test.each([
  ["another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
  ["another port of this machine", { origin: "http://localhost:5173", "sec-fetch-site": "same-site" }],
  ["a form, which needs no preflight", { "content-type": "text/plain" }],
  ["no origin", { origin: "" }],
])("%s does not", (_, headers) => {
  expect(action(headers)).toBe(false);
});

test("neither does a link", () => {
  expect(action({}, "http://localhost:9099", "GET")).toBe(false);
});
