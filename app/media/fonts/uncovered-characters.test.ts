import { expect, test } from "vitest";
import type { Layer } from "~/scene/composition";
import { standInsFor } from "~/scene/text/font-stack";
import { uncoveredCharacters } from "./uncovered-characters.ts";

const written = (text: string): { layers: Layer[]; language: string } => ({
  language: "en",
  layers: [
    {
      id: "a",
      kind: "text",
      startSeconds: 0,
      endSeconds: 1,
      box: { x: 0, y: 0, width: 1, height: 1 },
      animations: [],
      font: { family: "Anton", weight: 400, style: "normal", fallbacks: standInsFor("Anton", "en") },
      text,
      maxSize: 1,
      minSize: 1,
      lineHeight: 1,
      letterSpacing: 0,
      uppercase: false,
      plate: null,
      color: "#000000",
      align: "start",
      verticalAlign: "top",
      maxLines: 1,
      reveal: "block",
    },
  ],
});

test("emoji have no bundled font, each is named once and whole", async () => {
  expect(await uncoveredCharacters(written("Party 🎉 time 🎉 for the 👨‍👩‍👧"))).toEqual(["🎉", "👨‍👩‍👧"]);
});

test("the scripts that families stand in for are covered, with their signs", async () => {
  expect(
    await uncoveredCharacters(written("“Crème” – 20 % für 9 €… Ёлка ήλιος خصم ٢٠٪ नमस्ते 日本 한국")),
  ).toEqual([]);
});
