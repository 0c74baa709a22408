import { expect, it } from "vitest";
import { builtInTemplates } from "~/scene/templates/built-in-templates";
import { findTemplates, parseTemplateFilter } from "./find-templates";

const names = (address: string) =>
  findTemplates(builtInTemplates, parseTemplateFilter(new URLSearchParams(address))).map(({ id }) => id);

it("finds templates by name, by what they are like, and by style", () => {
  expect(names("")).toHaveLength(builtInTemplates.length);
  expect(names("q=night")).toContain("night");
  expect(names("q=scalloped")).toEqual(["market"]);
  expect(names("style=playful").length).toBeGreaterThan(0);
  expect(names("style=playful&q=night")).toEqual([]);
  expect(names("q=zzzz")).toEqual([]);
});

it("finds templates by trade and occasion, in the words people have for them", () => {
  for (const words of [
    "restaurant",
    "pizza menu",
    "sale",
    "event",
    "wedding",
    "salon",
    "real estate",
    "hiring",
  ]) {
    expect(names(`q=${words}`).length, words).toBeGreaterThanOrEqual(2);
    expect(names(`q=${words}`).length, words).toBeLessThan(builtInTemplates.length);
  }
});

it("takes the person's own colours from an address", () => {
  const filter = parseTemplateFilter(new URLSearchParams("accent=d94f2b&text=black"));
  expect(filter.colors).toEqual({ accent: "#d94f2b" });
});

it("leaves out of an address what it does not know", () => {
  expect(parseTemplateFilter(new URLSearchParams("style=baroque&format=3:2&board=b"))).toEqual({
    search: "",
    style: null,
    format: "9:16",
    boardId: "b",
    colors: {},
  });
});
