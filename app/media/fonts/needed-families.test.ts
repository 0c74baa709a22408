import { expect, test } from "vitest";
import type { Layer } from "~/scene/composition";
import { neededFamilies } from "./needed-families.ts";
import { selectFontFiles } from "./select-font-files.ts";

const font = (family: string, style: "normal" | "italic" = "normal") => ({ family, weight: 600, style });
const text = (family: string, words: string, style?: "italic") =>
  ({ kind: "text", text: words, font: font(family, style) }) as unknown as Layer;

test("what is sent holds the files of the text and no others, and the same are chosen from it", async () => {
  const layers = [text("Inter Variable", "Καλημέρα"), text("Fraunces Variable", "Hello", "italic")];
  const families = await neededFamilies({ layers, language: "el" });
  const files = families.flatMap(({ family, files }) =>
    files.map(({ subset, style }) => [family, subset, style]),
  );
  expect(files).toEqual([
    ["Inter Variable", "greek", "normal"],
    ["Inter Variable", "latin", "normal"],
    ["Fraunces Variable", "latin", "italic"],
  ]);
  const known = families.map((family) => ({ family: family.family, isCjk: false, load: () => family }));
  const chosen = await selectFontFiles(known, font("Inter Variable"), "Καλημέρα");
  expect(chosen.map(({ url }) => url)).toEqual(families[0]?.files.map(({ url }) => url));
});
