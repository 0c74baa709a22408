import { expect, test } from "vitest";
import { builtInLibrary } from "~/scene/library";
import { contentDocument } from "../../../tests/fakes/content-fields";
import { versionTitle } from "./version-title";

const before = { ...contentDocument("ada").storyboard, title: "Bread" };
const call = (linkAs: "cut" | "format" | "translation" | "variation", after = before, title = "Bread") =>
  versionTitle(title, { before, after, linkAs }, builtInLibrary);

test("a version is told from its original by what it is", () => {
  expect(call("cut")).toMatch(/^Bread \([\d.]+ s\)$/);
  expect(call("format", { ...before, format: "16:9" })).toBe("Bread (16:9)");
  expect(call("variation")).toBe("Bread (variation)");
});

test("a title that was translated stands; one that is the same in both names the language", () => {
  expect(call("translation", { ...before, language: "fr", title: "Pain" })).toBe("Pain");
  expect(call("translation", { ...before, language: "fr" })).toBe("Bread (French)");
  expect(call("translation", { ...before, language: "fr", title: "Pain" }, "Rolls")).toBe("Rolls (French)");
});

test("however long the title, what tells it apart is not cut off", () => {
  const title = call("variation", before, "B".repeat(200));
  expect(title).toHaveLength(200);
  expect(title).toMatch(/ \(variation\)$/);
});
