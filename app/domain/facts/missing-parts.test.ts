import { expect, test } from "vitest";
import type { BriefPart } from "~/domain/video/brief-reading";
import { missingParts } from "./missing-parts";

const part = (kind: BriefPart["kind"], text: string, figure?: string): BriefPart => ({
  kind,
  text,
  start: 0,
  end: text.length,
  sentence: 0,
  ...(figure && { figure }),
});
const parts = [
  part("subject", "soap"),
  part("price", "from £6 a bar", "£6"),
  part("contact", "02 2345 6789"),
  part("date", "from Monday"),
];

test("price, date, place and contact are missed, by their figures or their words", () => {
  const scenes = [
    { headline: "£ 6", body: "" },
    { headline: "From monday", body: "", action: "\u206602 2345 6789\u2069" },
  ];
  expect(missingParts(parts, scenes)).toEqual([]);
  expect(missingParts(parts, scenes.slice(1)).map(({ kind }) => kind)).toEqual(["price"]);
  expect(missingParts(parts, []).map(({ kind }) => kind)).toEqual(["price", "contact", "date"]);
});
