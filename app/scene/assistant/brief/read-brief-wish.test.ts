import { describe, expect, test } from "vitest";
import type { BriefOutline } from "./brief-outline";
import type { BriefStep } from "./brief-step";
import { readBriefWish } from "./read-brief-wish";

const lamp =
  "Our new lamp is in the shop. It costs £40 (really). It is made in Leeds. Everybody likes it a lot.";
const brief: BriefOutline = {
  tool: "video",
  tools: ["video", "page", "images"],
  prompt: lamp,
  platform: null,
  format: "9:16",
  lengthSeconds: 20,
  language: null,
  tone: "plain",
  templateId: null,
  brandId: null,
  pictureSource: "made",
  colors: {},
  files: 0,
  languages: ["en", "de", "fr"],
  templates: [
    { id: "night", name: "Night" },
    { id: "minimal", name: "Minimal" },
  ],
  brands: [{ id: "b1", name: "Tidal" }],
};

const prompt = (text: string): BriefStep => ({ do: "prompt", text });

describe("what the usual wishes are read as", () => {
  test.each<[string, BriefStep[]]>([
    ["make it shorter", [{ do: "length", seconds: 14 }]],
    ["a bit longer", [{ do: "length", seconds: 29 }]],
    ["for Reels", [{ do: "platform", platform: "reels" }]],
    ["für YouTube", [{ do: "platform", platform: "youtube" }]],
    ["in French", [{ do: "language", language: "fr" }]],
    ["auf Deutsch", [{ do: "language", language: "de" }]],
    ["15 seconds", [{ do: "length", seconds: 15 }]],
    ["2 minutes", [{ do: "length", seconds: 90 }]],
    ["more playful", [{ do: "tone", tone: "playful" }]],
    ["less playful", [{ do: "tone", tone: "plain" }]],
    ["square", [{ do: "format", format: "1:1" }]],
    ["use the template Night", [{ do: "template", templateId: "night" }]],
    ["without a template", [{ do: "template", templateId: null }]],
    ["in my brand", [{ do: "brand", brandId: "b1" }]],
    ["no brand", [{ do: "brand", brandId: null }]],
    ["words only", [{ do: "pictures", from: "none" }]],
    ["use my own pictures", [{ do: "pictures", from: "uploads" }]],
    ["a background of #0A1B2C", [{ do: "color", name: "background", color: "#0a1b2c" }]],
    ["make images instead", [{ do: "make", tool: "images" }]],
    [
      "a playful 30 second reel in French",
      [
        { do: "tone", tone: "playful" },
        { do: "platform", platform: "reels" },
        { do: "length", seconds: 30 },
        { do: "language", language: "fr" },
      ],
    ],
    ["10 s, then 12 s", [{ do: "length", seconds: 12 }]],
    ["shorter words", [prompt("Our new lamp is in the shop. It costs £40. It is made in Leeds.")]],
    ["add “open on Sundays, too”", [prompt(`${lamp} Open on Sundays, too.`)]],
    ["Add: open on Sundays, too", [prompt(`${lamp} Open on Sundays, too.`)]],
    ["replace “£40” with “£35”", [prompt(lamp.replace("£40", "£35"))]],
    ["remove “ (really)”", [prompt(lamp.replace(" (really)", ""))]],
    ["write “A sale”", [prompt("A sale")]],
    ["add a call to action", [prompt(`${lamp} Find out more.`)]],
    ["Add a call to action: book a table, now", [prompt(`${lamp} Book a table, now.`)]],
  ])("%s", (wish, steps) => {
    expect(readBriefWish(wish, brief)).toMatchObject({ steps, cannot: [] });
  });
});

test("a call to action leads to the address that the words name, in their language", () => {
  const words = {
    ...brief,
    prompt: "Neue Lampen für die Küche, bei tidal.example.",
    language: "fr" as const,
  };
  expect(readBriefWish("add a call to action", words).steps).toEqual([
    prompt("Neue Lampen für die Küche, bei tidal.example. Mehr erfahren auf tidal.example."),
  ]);
});

test("what is set of a video makes one; words are shortened where there is no video", () => {
  const images = { ...brief, tool: "images" as const };
  expect(readBriefWish("for Reels", images).steps).toEqual([
    { do: "make", tool: "video" },
    { do: "platform", platform: "reels" },
  ]);
  expect(readBriefWish("make it a video for Reels", images).steps).toEqual([
    { do: "make", tool: "video" },
    { do: "platform", platform: "reels" },
  ]);
  expect(readBriefWish("shorter", images).steps).toMatchObject([{ do: "prompt" }]);
  // A composer of videos makes nothing else.
  const videos = { ...brief, tool: null, tools: [] };
  expect(readBriefWish("make images instead", videos)).toMatchObject({ steps: [] });
});

describe("what it cannot is said in the person's own words, with why", () => {
  test.each<[string, Partial<BriefOutline>, RegExp]>([
    ["make the dog bark", {}, /knows|sets/],
    ["playful music", {}, /sets/],
    ["mention that we are on Instagram", {}, /quotation marks/],
    ["in Polish", {}, /writes Polish/],
    ["in my brand", { brands: [] }, /no brand yet/],
    ["template Sunrise", {}, /Night and Minimal/],
    ["remove “£50”", {}, /does not stand in your words/],
    ["add a call to action", { prompt: " " }, /Write a few words/],
    ["add a call to action", { prompt: "lamp ".repeat(399) }, /longer than 2000 characters/],
    ["remove “Sale”", { prompt: "Sale" }, /Nothing would be left/],
    ["shorter words", { prompt: "Sale" }, /without losing a fact/],
  ])("%s", (wish, changed, why) => {
    const plan = readBriefWish(wish, { ...brief, ...changed });
    expect(plan).toMatchObject({ steps: [], cannot: [wish] });
    expect(plan.reply).toMatch(why);
  });
});
