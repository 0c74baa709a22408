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

it("leaves out of an address what it does not know", () => {
  expect(parseTemplateFilter(new URLSearchParams("style=baroque&format=3:2&board=b"))).toEqual({
    search: "",
    style: null,
    format: "9:16",
    boardId: "b",
  });
});
