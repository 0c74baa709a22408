import { expect, test } from "vitest";
import { makerSubjects } from "../../../tests/fixtures/maker-subjects";
import { sizeOfKind, wordsOfName } from "./product-size";

test.each([
  ["my ring on a beach at sunset", 0.5],
  ["mein Ehering am Strand", 0.5],
  ["私の指輪", 0.5],
  ["我的戒指在海滩上", 0.5],
  ["내 반지", 0.5],
  ["our earrings", 0.5],
  ["moja szminka na plaży", 0.7],
  ["口紅", 0.7],
  ["a perfume bottle", 0.7],
  ["notre montre", 0.7],
  ["our sofa in the hills", 1.8],
  ["my car in a street at night", 1.8],
  ["my bottle on a beach at sunset", null],
  ["the new thing", null],
])("“%s” is %s as large as a bottle", async (text, size) => {
  expect(await sizeOfKind(makerSubjects, text)).toBe(size);
});

test("a file's name is read as words", () => {
  expect(wordsOfName("lipstick-red_02.png")).toBe("lipstick red");
  expect(wordsOfName("Ohrringe Gold.jpeg on a hand")).toBe("Ohrringe Gold on a hand");
});
