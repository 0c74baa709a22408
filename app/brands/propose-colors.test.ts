import { expect, test } from "vitest";
import type { SourceBrand } from "~/domain/facts/source-event";
import { proposeColors } from "./propose-colors";

type Colors = SourceBrand["colors"];
const rolesOf = ({ chosen }: ReturnType<typeof proposeColors>) =>
  Object.fromEntries(chosen.map(({ role, color }) => [role, color]));

const shop: Colors = [
  { color: "#ffffff", role: "background", seen: 30 },
  { color: "#1a1a1a", role: "text", seen: 24 },
  { color: "#8a8a8a", role: "text", seen: 9 },
  { color: "#d9272e", role: "accent", seen: 6 },
  { color: "#0a7d54", role: "accent", seen: 4 },
  { color: "#f3f1ea", role: "background", seen: 3 },
];

test("surfaces, words and what is pressed give a brand its colours, each with where it was seen", () => {
  const proposed = proposeColors(shop, []);
  expect(rolesOf(proposed)).toEqual({
    background: "#ffffff",
    text: "#1a1a1a",
    accent: "#d9272e",
    secondary: "#0a7d54",
  });
  expect(proposed.chosen[0]?.found).toBe("30 times in the styles, mostly as background");
  expect(proposed.others.map(({ color }) => color)).toEqual(["#8a8a8a", "#f3f1ea"]);
});

test("the accent of the logo goes before one that is used more, in the shade the style sheets name", () => {
  const proposed = proposeColors(shop, ["#0c7f55"]);
  expect(rolesOf(proposed).accent).toBe("#0a7d54");
  expect(proposed.chosen.find(({ role }) => role === "accent")?.found).toBe(
    "In the logo, 4 times in the styles, mostly on buttons and links",
  );
});

test("a logo alone gives its colour as the accent, and a grey one gives none", () => {
  expect(rolesOf(proposeColors([], ["#2f5bea"]))).toEqual({ accent: "#2f5bea" });
  expect(rolesOf(proposeColors([], ["#222222"]))).toEqual({});
  expect(proposeColors([], ["#222222"]).others).toEqual([{ color: "#222222", found: "In the logo" }]);
});

test("words that cannot be read on the ground are not the text, and what looks alike is counted once", () => {
  const proposed = proposeColors(
    [
      { color: "#101418", role: "background", seen: 9 },
      { color: "#333333", role: "text", seen: 8 },
      { color: "#eeeeee", role: "text", seen: 5 },
      { color: "#efefef", role: "text", seen: 2 },
    ],
    [],
  );
  expect(rolesOf(proposed)).toEqual({ background: "#101418", text: "#eeeeee" });
  expect(proposed.chosen[1]?.found).toBe("7 times in the styles, mostly as text");
});
