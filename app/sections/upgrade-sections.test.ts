import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { newPage } from "~/sections/new-page";
import { type Page, parsePage, type Section, sectionsOf } from "~/sections/page";
import { wordsOfPage } from "~/sections/page-words";
import { sectionTypes } from "~/sections/section-types";
import { upgradeSections } from "~/sections/upgrade-sections";

/** A section of each version of each type, as it was stored then. None is ever changed or taken away. */
const folder = "tests/fixtures/stored-sections";
const stored = readdirSync(folder).map((file) => {
  const section = JSON.parse(readFileSync(`${folder}/${file}`, "utf8")) as Section;
  return { file, section };
});
const pageOf = (section: Section): Page => ({
  ...newPage({ language: "en" }),
  order: ["one"],
  sections: { one: section },
});

function frozen<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null) {
    for (const each of Object.values(value)) frozen(each);
    Object.freeze(value);
  }
  return value;
}

test("there is a stored section of each version of each type", () => {
  const expected = [...sectionTypes.values()].flatMap(({ type, version }) =>
    Array.from({ length: version }, (_, index) => `${type}-${index + 1}.json`),
  );
  expect(stored.map(({ file }) => file).sort()).toEqual(expect.arrayContaining(expected.sort()));
  for (const { file, section } of stored) expect(file).toBe(`${section.type}-${section.version}.json`);
});

test.each(stored)("$file opens in the schema its type has now, with all its words", ({ section }) => {
  const page = frozen(pageOf(section));
  const read = parsePage(page);
  expect(sectionsOf(read)[0]?.version).toBe(sectionTypes.get(section.type)?.version);
  expect(wordsOfPage(read)).toEqual(expect.arrayContaining(wordsOfPage(page)));
});

test.each(stored)("$file, once read, is read again as it is", ({ section }) => {
  const read = parsePage(pageOf(section));
  expect(parsePage(JSON.parse(JSON.stringify(read)))).toEqual(read);
  const isOfToday = section.version === sectionTypes.get(section.type)?.version;
  if (isOfToday) expect(upgradeSections(pageOf(section))).toEqual(pageOf(section));
});

test("a section of a type or a version that is not known here is kept as it is", () => {
  const later: Section = { ...(stored[0]?.section as Section), version: 999 };
  const unknown: Section = { ...later, type: "hologram", version: 3 };
  for (const section of [later, unknown]) expect(parsePage(pageOf(section))).toEqual(pageOf(section));
});

test("what is no page is refused, whatever it is", () => {
  for (const value of [
    null,
    "page",
    1,
    [],
    {},
    { sections: [] },
    { ...newPage({ language: "en" }), sections: { one: null } },
  ]) {
    expect(() => parsePage(value)).toThrow();
  }
});
