import { expect, test } from "vitest";
import { findAdditions } from "./find-additions";

const known = "Oat soap from Bristol, baked slowly, £6 a bar. Order at lumi.example";
const additionsIn = (headline: string, language = "en", about = known) =>
  findAdditions([{ id: "one", headline, body: "" }], about, language).map(({ statement }) => statement);

test("a sentence most of whose words stand nowhere in the brief is a statement of its own", () => {
  expect(additionsIn("Loved by thousands of happy families")).toEqual([
    "Loved by thousands of happy families",
  ]);
  expect(
    findAdditions([{ id: "one", headline: "Dermatologists recommend it", body: "" }], known, "en"),
  ).toEqual([
    {
      sceneId: "one",
      statement: "Dermatologists recommend it",
      about: ["dermatologists", "recommend"],
      backing: { kind: "unbacked" },
    },
  ]);
});

test("the brief's own words in another form, a turn of phrase and a question are none", () => {
  for (const headline of ["Slow bakes from Bristol", "Order this soap today", "Tired of harsh detergent?"])
    expect(additionsIn(headline)).toEqual([]);
});

test("words are told apart in scripts without spaces", () => {
  expect(additionsIn("世界中で愛される最高品質", "ja", "天然酵母の食パン、480円")).toHaveLength(1);
  expect(additionsIn("天然酵母の食パン", "ja", "天然酵母の食パン、480円")).toEqual([]);
});
