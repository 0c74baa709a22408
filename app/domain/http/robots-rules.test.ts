import { expect, test } from "vitest";
import { allowsReading } from "./robots-rules";

const shop = `
# A shop
User-agent: *
Disallow: /cart
Disallow: /*/search
Disallow: /*.pdf$
Disallow: /private/
Allow: /private/open/

User-agent: Other
User-agent: vitrine/1.0
Disallow: /secret   # ours
Allow: /

Sitemap: https://shop.com/sitemap.xml
`;

test.each([
  ["Somebody", "/", true],
  ["Somebody", "/cart", false],
  ["Somebody", "/cart?add=1", false],
  ["Somebody", "/carton", false],
  ["Somebody", "/Cart", true],
  ["Somebody", "/en/search?q=1", false],
  ["Somebody", "/a/list.pdf", false],
  ["Somebody", "/a/list.pdf?page=1", true],
  ["Somebody", "/private/x", false],
  ["Somebody", "/private/open/x", true],
  ["Vitrine", "/cart", true],
  ["Vitrine", "/secret/1", false],
  ["other", "/secret", false],
])("%s may read %s: %s", (agent, path, allowed) => {
  expect(allowsReading(shop, agent, path)).toBe(allowed);
});

test.each([
  ["", true],
  ["<!doctype html><title>Not found</title>", true],
  ["User-agent: *\nDisallow:", true],
  ["User-agent: *\nDisallow: /", false],
  ["user-AGENT : *\r\ndisallow:/", false],
  ["Disallow: /", true],
  ["User-agent: *\nDisallow: /\nUser-agent: Vitrine\nDisallow:", true],
  ["User-agent: Vitrine\nDisallow: /a\nUser-agent: *\nDisallow: /\nUser-agent: Vitrine\nDisallow: /p", false],
  ["User-agent: *\nAllow: /p\nDisallow: /p", true],
  ["User-agent: *\nDisallow: /p$", true],
  ["User-agent: *\nDisallow: /p*/$", false],
  ["User-agent: *\nDisallow: *", false],
  ["User-agent: *\nDisallow: $", true],
])("%j lets /page/ be read: %s", (text, allowed) => {
  expect(allowsReading(text, "Vitrine", "/page/")).toBe(allowed);
});

test("a rule of many stars over a long path is decided", () => {
  const rule = `User-agent: *\nDisallow: /${"*a".repeat(2000)}*b$`;
  expect(allowsReading(rule, "Vitrine", `/${"a".repeat(2000)}`)).toBe(true);
  expect(allowsReading(rule, "Vitrine", `/${"a".repeat(2000)}b`)).toBe(false);
});
