import { expect, test } from "vitest";
import { readWish } from "./read-wish";

const scenes = ["one", "two", "three", "four"].map((id) => ({ id, role: "point" as const, seconds: 5 }));
const read = (wish: string) => readWish(wish, { scenes, seconds: 20, shownSceneId: "two" });

test.each([
  ["shorter", [{ do: "cut", seconds: 14 }]],
  ["Make it shorter", [{ do: "cut", seconds: 14 }]],
  ["Cut it to 15 seconds", [{ do: "cut", seconds: 15 }]],
  ["auf 6 Sekunden kürzen", [{ do: "cut", seconds: 6 }]],
  ["for Reels", [{ do: "platform", platform: "reels" }]],
  [
    "für YouTube Shorts, 30 s",
    [
      { do: "platform", platform: "shorts" },
      { do: "cut", seconds: 30 },
    ],
  ],
  ["in French", [{ do: "translate", language: "fr" }]],
  ["Übersetze es ins Englisch", [{ do: "translate", language: "en" }]],
  ["en español", [{ do: "translate", language: "es" }]],
  ["swap pictures for my product photos", [{ do: "pictures", from: "product" }]],
  ["tausche die Bilder gegen meine Produktfotos", [{ do: "pictures", from: "product" }]],
  ["match my brand", [{ do: "brand" }]],
  ["use my brand and make it square", [{ do: "brand" }, { do: "format", format: "1:1" }]],
  ["calmer music", [{ do: "music", mood: "calm" }]],
  ["no music", [{ do: "music-gain", change: "off" }]],
  ["quieter music please", [{ do: "music-gain", change: "quieter" }]],
  ["Musik leiser", [{ do: "music-gain", change: "quieter" }]],
  ["turn off the captions", [{ do: "captions", show: false }]],
  ["Untertitel an", [{ do: "captions", show: true }]],
  ["remove scene 2", [{ do: "remove-scenes", sceneIds: ["two"] }]],
  ["remove scenes 2 to 3", [{ do: "remove-scenes", sceneIds: ["two", "three"] }]],
  ["entferne die letzte Szene", [{ do: "remove-scenes", sceneIds: ["four"] }]],
  ["make this scene 2.5 s long", [{ do: "scene-seconds", sceneIds: ["two"], seconds: 2.5 }]],
  ["less text in scene 3", [{ do: "rewrite", sceneIds: ["three"], wish: "shorter" }]],
  ["cuts on the beat", [{ do: "beats", isOn: true }]],
] as const)("%s", (wish, steps) => {
  expect(read(wish)).toMatchObject({ steps, cannot: [] });
});

test("what it does not know comes back in the person's own words, and what it knows beside it is done", () => {
  expect(read("make the dog bark, and in Italian")).toMatchObject({
    steps: [{ do: "translate", language: "it" }],
    cannot: ["make the dog bark"],
  });
});

test("a scene that is not there is not named as another", () => {
  expect(read("remove scene 9").steps).toEqual([]);
});
