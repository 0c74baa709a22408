import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { mailUrlProblem } from "~/server/product-pages/mail-url-problem";
import { signDelivery } from "./sign-delivery";

test("a delivery is signed as others compute it, and otherwise with another time, body or secret", async () => {
  const expected = createHmac("sha256", "whsec_x").update('1700000000.{"a":1}').digest("hex");
  expect(await signDelivery("whsec_x", 1_700_000_000, '{"a":1}')).toBe(`v1=${expected}`);
  for (const other of [
    signDelivery("whsec_y", 1_700_000_000, '{"a":1}'),
    signDelivery("whsec_x", 1_700_000_001, '{"a":1}'),
    signDelivery("whsec_x", 1_700_000_000, '{"a":2}'),
  ]) {
    expect(await other).not.toBe(`v1=${expected}`);
  }
});

test.each([
  "http://hooks.example.com/x",
  "ftp://hooks.example.com",
  "hooks.example.com",
  "https://ada:secret@hooks.example.com/",
  "https://hooks.example.com:8443/",
  "javascript:alert(1)",
  `https://hooks.example.com/${"x".repeat(600)}`,
])("%s takes no sign-ups", (url) => {
  expect(mailUrlProblem(url)).toMatch(/\.$/);
});

test("an address over https does", () => {
  expect(mailUrlProblem("https://hooks.example.com/in?key=1")).toBeNull();
});
