import { expect, test } from "vitest";
import type { Canvas2D } from "~/engine/canvas";
import { placeWords } from "~/engine/place-words";

const context = { measureText: (text: string) => ({ width: text.length }) } as unknown as Canvas2D;
const fromTheLeft = (line: string) =>
  [...placeWords(line, "rtl", context)].sort((one, other) => one.x - other.x).map(({ text }) => text);

test("a telephone number set apart as left to right keeps its order in Arabic", () => {
  const isolated = "اطلب \u20660555 012 345\u2069";
  // The browser orders the line as a whole.
  expect(fromTheLeft(isolated)).toEqual([isolated]);
  expect(fromTheLeft("\u20660555 012 345\u2069")).toEqual(["\u20660555 012 345\u2069"]);
  expect(fromTheLeft("اطلب الآن")).toEqual(["الآن", "اطلب"]);
});
