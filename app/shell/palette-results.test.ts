import { expect, test } from "vitest";
import { findEntries } from "./palette-results";

const groups = [
  {
    heading: "This video",
    entries: [{ label: "Play or pause" }, { label: "Download MP4", words: "export save" }],
  },
  { heading: "Go to", entries: [{ label: "Plan and credits", words: "billing" }, { label: "Videos" }] },
  { heading: "Your videos", entries: [{ label: "A candle at dusk" }, { label: "Cheeseburger" }] },
];
const found = (typed: string) =>
  findEntries(groups, typed).map(({ heading, entries }) => [heading, ...entries.map(({ label }) => label)]);

test("without typing everything stands in its order", () => {
  expect(findEntries(groups, " ")).toEqual(groups);
});

test("commands, places and works are found by name, by other words and by parts of words, the best first", () => {
  expect(found("export")).toEqual([["This video", "Download MP4"]]);
  expect(found("pla")).toEqual([
    ["This video", "Play or pause"],
    ["Go to", "Plan and credits"],
  ]);
  expect(found("candle")).toEqual([["Your videos", "A candle at dusk"]]);
  expect(found("burger")).toEqual([["Your videos", "Cheeseburger"]]);
  expect(found("and pl")).toEqual([["Go to", "Plan and credits"]]);
  expect(found("lavender")).toEqual([]);
});

test("typing errors count where nothing else answers, and a kind has a bounded number", () => {
  expect(found("candel")).toEqual([["Your videos", "A candle at dusk"]]);
  const many = [
    { heading: "Your videos", entries: Array.from({ length: 30 }, (_, n) => ({ label: `Tea ${n}` })) },
  ];
  expect(findEntries(many, "tea", 6)[0]?.entries).toHaveLength(6);
});
