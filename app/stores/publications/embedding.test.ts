import { expect, test } from "vitest";
import { embeddingSchema, frameAncestors, readEmbedDomain } from "./embedding";
import { mayEmbed } from "./may-embed";

const own = "https://vitrine.example";
const only = (...domains: string[]) => ({ by: "domains" as const, domains });

test.each([
  ["shop.example", "shop.example"],
  [" HTTPS://Shop.Example/pages?x=1 ", "shop.example"],
  ["*.shop.example", "*.shop.example"],
  ["bücher.example", "xn--bcher-kva.example"],
  ["localhost:5500", "localhost:5500"],
])("%s is read as %s", (typed, read) => {
  expect(readEmbedDomain(typed)).toBe(read);
});

test.each([
  "",
  "shop",
  "*",
  "*.com*",
  "127.0.0.1",
  "shop.example; script-src *",
  "shop.example 'unsafe-inline'",
  "https://ada@shop.example",
  "*.localhost",
  "a".repeat(300),
])("%s is no site", (typed) => {
  expect(readEmbedDomain(typed)).toBeNull();
  expect(embeddingSchema.safeParse(only(typed)).success).toBe(false);
});

test("the policy names the sites, and nothing that a person typed can add to it", () => {
  expect(frameAncestors({ by: "anybody", domains: [] })).toBe("*");
  expect(frameAncestors({ by: "nobody", domains: ["shop.example"] })).toBe("'self'");
  expect(frameAncestors(only("shop.example", "*.shop.example", "localhost"))).toBe(
    "'self' shop.example *.shop.example http://localhost:*",
  );
});

test.each([
  ["https://shop.example", only("shop.example"), true],
  ["https://www.shop.example", only("shop.example"), false],
  ["https://www.shop.example", only("*.shop.example"), true],
  ["https://shop.example", only("*.shop.example"), false],
  ["https://evilshop.example", only("*.shop.example"), false],
  ["https://shop.example.evil.example", only("shop.example"), false],
  ["http://shop.example", only("shop.example"), false],
  ["https://shop.example:8443", only("shop.example"), false],
  ["http://localhost:5500", only("localhost"), true],
  ["http://localhost:5501", only("localhost:5500"), false],
  ["null", only("shop.example"), false],
  [own, only("shop.example"), true],
  ["https://anything.example", { by: "anybody" as const, domains: [] }, true],
  ["https://anything.example", { by: "nobody" as const, domains: [] }, false],
])("a page of %s with %o: %s", (origin, embedding, expected) => {
  expect(mayEmbed(embedding, origin, own)).toBe(expected);
});
