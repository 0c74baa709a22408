import { expect, test } from "vitest";
import { readStyles } from "./brand-hints";

test("the family of headings is told apart from the one of the text", () => {
  const { families, headlineFamily } = readStyles(`
    body { font-family: "Graphik", sans-serif } p { font: 400 16px/1.5 Graphik } .h15 { font-family: Mono }
    h1, h2.big { font-family: 'Canela', serif } .hero-title { font-family: Canela }`);
  expect(families).toEqual(["Graphik", "Mono", "Canela"]);
  expect(headlineFamily).toBe("Canela");
  expect(readStyles("body { font-family: Graphik }").headlineFamily).toBeUndefined();
  expect(readStyles(":root { --heading-font-family: Canela, serif }").headlineFamily).toBe("Canela");
});

test("a page's own ground and words go before what is written on its buttons", () => {
  const { colors } = readStyles(`
    body { color: #262033; background: #faf8fc } .price { color: #5b4a8a }
    .button { background: #5b4a8a; color: #faf8fc } .button:hover { color: #faf8fc } a.btn { color: #faf8fc }`);
  expect(colors.map(({ color, role }) => [color, role])).toEqual([
    ["#faf8fc", "background"],
    ["#262033", "text"],
    ["#5b4a8a", "accent"],
  ]);
});
