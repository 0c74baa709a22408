import { expect, test } from "vitest";
import { correspondentsOf } from "./correspondents";

const parent = {} as Window;
const surroundings = { ownOrigin: "https://vitrine.example", parent, named: null, presumed: null };
const anybody = { by: "anybody" as const, domains: [] };
const shop = { by: "domains" as const, domains: ["shop.example"] };

test("where any site may embed the video its page is told, whoever it is", () => {
  const open = correspondentsOf(anybody, surroundings);
  expect(open.target()).toBe("*");
  expect(open.hears({ source: parent, origin: "https://one.example" })).toBe(true);
  expect(open.target()).toBe("https://one.example");
  expect(open.hears({ source: parent, origin: "https://two.example" })).toBe(false);
});

test("only the window around is heard", () => {
  const open = correspondentsOf(anybody, surroundings);
  expect(open.hears({ source: {} as Window, origin: "https://one.example" })).toBe(false);
  expect(open.hears({ source: null, origin: "https://one.example" })).toBe(false);
});

test("where some sites may embed it, no other is heard or told anything", () => {
  const some = correspondentsOf(shop, surroundings);
  expect(some.target()).toBeNull();
  expect(some.hears({ source: parent, origin: "https://evil.example" })).toBe(false);
  expect(some.target()).toBeNull();
  expect(some.hears({ source: parent, origin: "https://shop.example" })).toBe(true);
  expect(some.target()).toBe("https://shop.example");
  expect(correspondentsOf(shop, { ...surroundings, presumed: "https://evil.example" }).target()).toBeNull();
  expect(correspondentsOf(shop, { ...surroundings, named: "https://evil.example" }).target()).toBeNull();
});

test("a page that the address names is the only one that is heard and told", () => {
  const named = correspondentsOf(anybody, { ...surroundings, named: "https://shop.example" });
  expect(named.target()).toBe("https://shop.example");
  expect(named.hears({ source: parent, origin: "https://evil.example" })).toBe(false);
  expect(named.hears({ source: parent, origin: "https://shop.example" })).toBe(true);
});
