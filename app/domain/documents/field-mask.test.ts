import { expect, test } from "vitest";
import { isAroundMasked, isMasked, usualMaskRules } from "./field-mask";

test("a map that a rule masks a part of is around it, and neither that part nor what is beside it", () => {
  const rules = ["content.brief.notes", "email"];
  const around = (...path: string[]) => isAroundMasked(rules, "content", path);
  expect([around("brief"), around("brief", "notes"), around("brief", "title"), around("title")]).toEqual([
    ...[true, false, false, false],
  ]);
  expect(isAroundMasked(rules, "boards", ["brief"])).toBe(false);
  expect(isMasked(rules, "content", ["brief", "notes", "first"])).toBe(true);
});

test("what a person asked for is masked in a job, by which its title is named", () => {
  const of = (field: string) => isMasked(usualMaskRules, "jobs", [field]);
  expect(["title", "request", "state"].map(of)).toEqual([true, true, false]);
});
