import type { TestCase } from "~/domain/function-calls/test-case";
import { makeCase, right } from "./make-case";

const simple = (id: string, user: string, expected: ReturnType<typeof right>) =>
  makeCase("simple", { id, turns: [[user, expected]], tools: [expected.name as never] });

export const simpleCases: readonly TestCase[] = [
  simple("simple-cut", "Make it 12 seconds", right("cut", { seconds: [12] })),
  simple("simple-cut-minute", "Cut it to half a minute", right("cut", { seconds: [30] })),
  simple("simple-platform", "This is for TikTok", right("platform", { platform: ["tiktok"] })),
  simple("simple-format", "Make it square", right("format", { format: ["1:1"] })),
  simple("simple-translate", "Translate it into German", right("translate", { language: ["de"] })),
  simple("simple-translate-fr", "Übersetze es auf Französisch", right("translate", { language: ["fr"] })),
  simple("simple-brand", "Match my brand", right("brand")),
  simple(
    "simple-pictures",
    "Swap the pictures for my product photos",
    right("pictures", { from: ["product"] }),
  ),
  simple("simple-captions", "Show captions", right("captions", { show: [true] })),
  simple("simple-captions-off", "Quita los subtítulos", right("captions", { show: [false] })),
  simple("simple-beats", "Cut on the beat", right("beats", { isOn: [true] })),
  simple("simple-music", "I want calm music", right("music", { mood: ["calm"] })),
  simple("simple-gain", "The music should be quieter", right("music-gain", { change: ["quieter"] })),
  simple("simple-template", "Use the template with the id bold", right("template", { templateId: ["bold"] })),
  simple(
    "simple-text",
    "The headline of the first scene should say exactly: Fresh on Thursday",
    right("text", { sceneId: ["intro"], slot: ["headline"], text: ["Fresh on Thursday"] }),
  ),
];

const multiple = (id: string, user: string, expected: ReturnType<typeof right>) =>
  makeCase("multiple", { id, turns: [[user, expected]] });

export const multipleCases: readonly TestCase[] = [
  multiple("multiple-cut", "Cut the video to 15 s", right("cut", { seconds: [15] })),
  multiple("multiple-shorts", "Make it for YouTube Shorts", right("platform", { platform: ["shorts"] })),
  multiple("multiple-landscape", "Turn it to landscape", right("format", { format: ["16:9"] })),
  multiple("multiple-spanish", "Tradúcelo al inglés", right("translate", { language: ["en"] })),
  multiple("multiple-music-off", "No music please", right("music-gain", { change: ["off"] })),
  multiple("multiple-music-epic", "Something epic as music", right("music", { mood: ["grand"] })),
  multiple("multiple-louder", "Musik lauter", right("music-gain", { change: ["louder"] })),
  multiple("multiple-captions", "Ajoute des sous-titres", right("captions", { show: [true] })),
  multiple("multiple-own-pictures", "Use my own photos", right("pictures", { from: ["own"] })),
  multiple(
    "multiple-move",
    "Move the price scene to the second place",
    right("move-scene", { sceneId: ["price"], place: [2] }),
  ),
  multiple(
    "multiple-plain-cuts",
    "Only plain cuts between the scenes, no transitions",
    right("transitions", { kind: [null, "cut"], seconds: [0] }),
  ),
];

const parallel = (id: string, user: string, ...expected: ReturnType<typeof right>[]) =>
  makeCase("parallel", { id, turns: [[user, ...expected]] });

export const parallelCases: readonly TestCase[] = [
  parallel(
    "parallel-reels-length",
    "For Reels, 15 s",
    right("platform", { platform: ["reels"] }),
    right("cut", { seconds: [15] }),
  ),
  parallel(
    "parallel-captions-music",
    "Show captions and make the music louder",
    right("captions", { show: [true] }),
    right("music-gain", { change: ["louder"] }),
  ),
  parallel(
    "parallel-three",
    "Match my brand, translate it into Italian and show captions",
    right("brand"),
    right("translate", { language: ["it"] }),
    right("captions", { show: [true] }),
  ),
  parallel(
    "parallel-german",
    "Für TikTok und ohne Musik",
    right("platform", { platform: ["tiktok"] }),
    right("music-gain", { change: ["off"] }),
  ),
  parallel(
    "parallel-same-tool",
    "Show scene 1 for 2 seconds and scene 3 for 6 seconds",
    right("scene-seconds", { sceneIds: [["intro"]], seconds: [2] }),
    right("scene-seconds", { sceneIds: [["price"]], seconds: [6] }),
  ),
  parallel(
    "parallel-two-texts",
    "Scene 2 should have the headline “Roasted in Bristol” and scene 4 the headline “Yours on Thursday”",
    right("text", { sceneId: ["beans"], slot: ["headline"], text: ["Roasted in Bristol"] }),
    right("text", { sceneId: ["delivery"], slot: ["headline"], text: ["Yours on Thursday"] }),
  ),
];

const nested = (id: string, user: string, ...expected: ReturnType<typeof right>[]) =>
  makeCase("nested", { id, turns: [[user, ...expected]] });

export const nestedCases: readonly TestCase[] = [
  nested("nested-remove-one", "Remove the last scene", right("remove-scenes", { sceneIds: [["end"]] })),
  nested(
    "nested-remove-two",
    "Remove scenes 2 and 3",
    right("remove-scenes", { sceneIds: [["beans", "price"]] }),
  ),
  nested(
    "nested-remove-range",
    "Remove scenes 2 to 4",
    right("remove-scenes", { sceneIds: [["beans", "price", "delivery"]] }),
  ),
  nested(
    "nested-seconds",
    "Show scenes 1-3 for 2 seconds each",
    right("scene-seconds", { sceneIds: [["intro", "beans", "price"]], seconds: [2] }),
  ),
  nested(
    "nested-this-scene",
    "Show this scene for 5 seconds",
    right("scene-seconds", { sceneIds: [["beans"]], seconds: [5] }),
  ),
  nested(
    "nested-all-scenes",
    "Show every scene for 3 seconds",
    right("scene-seconds", {
      sceneIds: [null, ["intro", "beans", "price", "delivery", "end"]],
      seconds: [3],
    }),
  ),
];
