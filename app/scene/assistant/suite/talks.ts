import type { TestCase } from "~/domain/function-calls/test-case";
import { makeCase, right } from "./make-case";

const talk = (id: string, ...turns: Parameters<typeof makeCase>[1]["turns"]) =>
  makeCase("multi-turn", { id, turns });

/** After each turn the video has to stand as it does by the right calls. */
export const talkCases: readonly TestCase[] = [
  talk(
    "talk-shorter-then-square",
    ["Remove the last scene", right("remove-scenes", { sceneIds: [["end"]] })],
    ["And make it square", right("format", { format: ["1:1"] })],
  ),
  talk(
    "talk-places-move",
    ["Remove the first scene", right("remove-scenes", { sceneIds: [["intro"]] })],
    // What was second is first by now.
    ["Remove the first scene", right("remove-scenes", { sceneIds: [["beans"]] })],
    ["Show scene 1 for 7 seconds", right("scene-seconds", { sceneIds: [["price"]], seconds: [7] })],
  ),
  talk(
    "talk-thanks-between",
    ["Make the music quieter", right("music-gain", { change: ["quieter"] })],
    ["Thanks, lovely"],
    ["Now translate it into Dutch", right("translate", { language: ["nl"] })],
  ),
  talk(
    "talk-on-and-off",
    ["Show captions", right("captions", { show: [true] })],
    ["No captions after all", right("captions", { show: [false] })],
  ),
  talk(
    "talk-two-at-once",
    [
      "For YouTube and on the beat",
      right("platform", { platform: ["youtube"] }),
      right("beats", { isOn: [true] }),
    ],
    ["Cut it to 10 seconds", right("cut", { seconds: [10] })],
  ),
  talk(
    "talk-back-again",
    ["Make the music louder", right("music-gain", { change: ["louder"] })],
    ["Undo that", right("music-gain", { change: ["quieter"] })],
  ),
];
