import { expect, test } from "vitest";
import { readCodeAddress } from "./code-address";

test.each([
  ["example.com/spring", "https://example.com/spring"],
  [" https://example.com ", "https://example.com/"],
  ["ada@example.com", "mailto:ada@example.com"],
  ["example.com:8443/spring", "https://example.com:8443/spring"],
  ["tel:+441175550123", "tel:+441175550123"],
])("%s becomes an address that phones open", (typed, address) => {
  expect(readCodeAddress(typed)).toEqual({ address, problem: null });
});

test.each([
  "",
  "spring sale",
  "javascript:alert(1)",
  "data:text/html,x",
  "ftp://example.com/x",
  "https://user:pass@example.com",
  "spring",
])("%s is refused with what to do", (typed) => {
  const { address, problem } = readCodeAddress(typed);
  expect(address).toBeNull();
  expect(problem).toMatch(/\.$/u);
});

test("an address too long for a code says so", () => {
  expect(readCodeAddress(`example.com/${"a".repeat(600)}`).problem).toContain("500");
});
