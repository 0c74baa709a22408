import { expect, test } from "vitest";
import { readMakerFile } from "../../../tests/fixtures/maker-files";
import { openSubjects } from "./subjects";

const { readArt, findSubject } = openSubjects(readMakerFile);

test("art is an SVG with its viewBox, found by id alone", async () => {
  expect(await readArt("croissant")).toMatch(/^<svg [^>]*viewBox="0 0 32 32">.+<\/svg>$/s);
  for (const id of ["", "nothing-like-it", "../subjects", "Croissant", "a".repeat(1000)]) {
    expect(await readArt(id)).toBeNull();
  }
});

test("only the files of the text's languages are read, once", async () => {
  const read: string[] = [];
  const subjects = openSubjects((path) => {
    read.push(path);
    return readMakerFile(path);
  });
  await subjects.findSubject("Eine Zitrone auf dem Tisch", "de");
  await subjects.findSubject("Zwei Zitronen in der Küche", "de");
  expect(read.sort()).toEqual(["subjects.json", "words/de.json", "words/en.json"]);
});

test("a subject has the name of the text's language", async () => {
  expect(await findSubject("Eine Zitrone auf dem Tisch", "de")).toMatchObject({
    subject: { id: "lemon", label: "Zitrone" },
    missing: "",
  });
});
