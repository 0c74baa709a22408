import { expect, it } from "vitest";
import type { Script } from "./script";
import { textsOf, translateScript } from "./translate-script";

const script: Script = {
  title: "Seife",
  language: "de",
  framework: "statement",
  angles: [{ kind: "price", headline: "9,50 €", body: "" }],
  leftOut: ["Ohne Parfüm"],
  scenes: [
    {
      id: "a",
      role: "hook",
      headline: "Trockene Haut?",
      body: "Ohne Zucker\nMit Hafer",
      pictureBrief: "Seife",
    },
    { id: "b", role: "offer", label: "Preis", headline: "9,50 € pro Stück", body: "", pictureBrief: "Seife" },
    {
      id: "c",
      role: "action",
      headline: "lumi.example",
      body: "Besuchen Sie Seifenhaus Lumi",
      pictureBrief: "x",
    },
  ],
};
const french = new Map([
  ["Trockene Haut?", "Peau sèche ?"],
  ["Ohne Zucker", "Sans sucre"],
  ["Mit Hafer", "À l’avoine"],
  ["Preis", "Prix"],
  ["9,50 € pro Stück", "9,50 € la pièce"],
  ["lumi.example", "lumi.exemple"],
  ["Besuchen Sie Seifenhaus Lumi", "Visitez la maison du savon Lumi"],
]);
const kept = ["lumi.example", "Seifenhaus Lumi"];

it("says every line in the other language, and keeps names and contacts as they are", () => {
  const { script: told, untranslated } = translateScript(script, french, { language: "fr", kept });
  expect(told.language).toBe("fr");
  expect(told.scenes.map(({ label, headline, body }) => [label, headline, body])).toEqual([
    [undefined, "Peau sèche ?", "Sans sucre\nÀ l’avoine"],
    ["Prix", "9,50 € la pièce", ""],
    [undefined, "lumi.example", "Besuchen Sie Seifenhaus Lumi"],
  ]);
  expect(untranslated).toEqual(["Besuchen Sie Seifenhaus Lumi"]);
  // In two languages they would be chosen and put in.
  expect(told).not.toHaveProperty("angles");
  expect(told).not.toHaveProperty("leftOut");
  expect(textsOf(script)).toHaveLength(7);
});

it.each([
  ["another number", "9,60 € la pièce"],
  ["a number more", "9,50 € la pièce de 75 g"],
  ["no sign of money", "9,50 la pièce"],
  ["nothing", ""],
  ["more than fits", `9,50 € ${"la pièce ".repeat(8)}`],
])("leaves a line as it was for a translation with %s", (_, wrong) => {
  const { script: told, untranslated } = translateScript(
    script,
    new Map([...french, ["9,50 € pro Stück", wrong]]),
    {
      language: "fr",
      kept,
    },
  );
  expect(told.scenes[1]?.headline).toBe("9,50 € pro Stück");
  expect(untranslated).toContain("9,50 € pro Stück");
});
