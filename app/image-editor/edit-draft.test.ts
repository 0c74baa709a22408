import { expect, test } from "vitest";
import { type EditDraft, emptyDraft, parseDraft, writeDraft } from "./edit-draft";
import { mostCoordinates } from "./mask-shape";
import { simplifyLine } from "./simplify-line";

/** A hand that goes round and round, a few pixels at a time. */
const scribble = (count: number) =>
  Array.from({ length: count * 2 }, (_, at) => {
    const turn = Math.floor(at / 2) / 40;
    const reach = 900 + Math.sin(turn / 9) * 700;
    return Math.round((1000 + reach * (at % 2 ? Math.sin(turn) : Math.cos(turn))) * 10) / 10;
  });
const withStroke = (points: number[]): EditDraft => ({
  ...emptyDraft,
  mask: [{ kind: "stroke", erase: false, size: 80, hardness: 0.5, points }],
});

test("a draft is the same after it was written and read, whatever was drawn", () => {
  for (const points of [[0, 0], [-3276.8, 8191.9, 0.1, -0.1, 0.1, -0.1], scribble(500)]) {
    const draft = { ...withStroke(points), words: { fill: "points" } };
    expect(parseDraft(writeDraft(draft))).toEqual(draft);
  }
  expect(parseDraft(writeDraft(emptyDraft))).toEqual(emptyDraft);
});

test("words that are too long to be asked for are there again, with everything else", () => {
  const draft = { ...withStroke([1, 2, 3, 4]), words: { instruct: "warmer ".repeat(8000) } };
  expect(parseDraft(writeDraft(draft))).toEqual(draft);
});

test("lines take a third of what numbers take, and those that were kept as numbers are read", () => {
  const draft = withStroke(scribble(5000));
  expect(writeDraft(draft).length).toBeLessThan(JSON.stringify(draft).length / 2.5);
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
});

test("what is no draft is none", () => {
  expect(parseDraft(writeDraft(emptyDraft).replace('"mask":[]', '"mask":[{"kind":"stroke"}]'))).toBeNull();
  const broken = writeDraft(withStroke([1, 2])).replace(/"points":"[^"]*"/, '"points":"?"');
  expect(parseDraft(broken)).toBeNull();
});

test("a line that never ends is still short enough to be kept", () => {
  const points = simplifyLine(scribble(25_000), 0.001);
  expect(points.length).toBeLessThanOrEqual(mostCoordinates);
  expect(parseDraft(writeDraft(withStroke(points)))).not.toBeNull();
});
