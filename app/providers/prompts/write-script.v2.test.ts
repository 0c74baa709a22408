import { expect, it } from "vitest";
import type { Brief } from "~/domain/video/brief";
import { findAnglesPrompt } from "~/providers/prompts/find-angles.v1";
import { rewriteWordsPrompt } from "~/providers/prompts/rewrite-words.v1";
import { writeScriptPrompt } from "~/providers/prompts/write-script.v2";

const brief: Brief = {
  prompt: "Oat soap from Bristol, £6 a bar.",
  platform: "reels",
  format: "9:16",
  lengthSeconds: 20,
  language: "en",
  tone: "warm",
  pictureSource: "made",
  assetIds: [],
};
it("is as released: script version 2, rewrite and angles version 1", () => {
  expect([writeScriptPrompt.version, rewriteWordsPrompt.version, findAnglesPrompt.version]).toEqual([
    2, 1, 1,
  ]);
  expect(writeScriptPrompt.system).toMatchSnapshot();
  expect(writeScriptPrompt.user(brief, 5)).toMatchSnapshot();
  expect(rewriteWordsPrompt.system).toMatchSnapshot();
  expect(findAnglesPrompt.system).toMatchSnapshot();
});
