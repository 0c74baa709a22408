import { describe, expect, it } from "vitest";
import { findClaims } from "~/domain/facts/find-claims";
import { guessLanguage } from "~/domain/text/guess-language";
import { type Brief, tones } from "~/domain/video/brief";
import { openWith } from "~/domain/video/edit-script";
import { sceneCountFor, scriptSchema } from "~/domain/video/script";
import { resolveModels } from "~/providers/model-catalogue.server";
import { writeScript } from "~/providers/write-script.server";
import { parseStoryboard } from "~/scene/storyboard";
import { scriptSeconds, storyboardFromScript } from "~/scene/storyboard-from-script";
import { maker } from "../../../tests/fixtures/maker";
import { type SamplePrompt, samplePrompts, thinPrompts } from "../../../tests/fixtures/prompts.ts";
import { phrasesOf } from "./phrases-of";

const model = resolveModels({ maker }).script[0]!;
const briefOf = (sample: SamplePrompt): Brief => ({
  ...sample,
  format: "9:16",
  pictureSource: "made",
  assetIds: [],
});
const write = async (brief: Brief) =>
  (await writeScript({ model, brief, seed: 3, idempotencyKey: "sample" })).script;

const wordsIn = (text: string) => new Set(text.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
const stringsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : value instanceof RegExp || typeof value !== "object" || value === null
      ? []
      : Object.values(value).flatMap(stringsIn);

describe.each([...samplePrompts, ...thinPrompts])("what is made of $id", (sample) => {
  const bank = wordsIn(stringsIn(phrasesOf(sample.language)).join(" "));
  const own = wordsIn(sample.prompt);

  it("says nothing that is not in the brief, in any tone, however it opens", async () => {
    for (const tone of tones) {
      const script = await write({ ...briefOf(sample), tone });
      expect(scriptSchema.safeParse(script).error).toBeUndefined();
      const openings = (script.angles ?? []).map((angle) => openWith(script, angle));
      for (const { scenes } of [script, ...openings]) {
        expect(
          findClaims(scenes, sample.prompt).filter(({ backing }) => backing.kind === "unbacked"),
        ).toEqual([]);
        const said = scenes.flatMap(({ headline, body, label = "", action = "" }) => [
          headline,
          body,
          label,
          action,
        ]);
        const invented = [...wordsIn(said.join(" "))].filter((word) => !own.has(word) && !bank.has(word));
        expect(invented).toEqual([]);
      }
    }
  });

  it("repeats no line, keeps to its length and speaks one language", async () => {
    const script = await write(briefOf(sample));
    const { scenes } = script;
    // The name may sign off a video that it opened.
    const lines = scenes
      .flatMap(({ headline, body }, i) => [i === scenes.length - 1 ? "" : headline, ...body.split("\n")])
      .filter((line) => line !== "" && line !== script.title);
    expect(new Set(lines.map((line) => line.toLowerCase())).size).toBe(lines.length);
    expect(scenes.length).toBeLessThanOrEqual(sceneCountFor(sample.lengthSeconds));
    expect(scriptSeconds(script, sample.lengthSeconds)).toBeLessThan(sample.lengthSeconds * 1.2 + 1);
    expect([sample.language, null]).toContain(guessLanguage(lines.join(". ")));
    const brief = briefOf(sample);
    const storyboard = storyboardFromScript(script, brief, {}, 3);
    expect(parseStoryboard(storyboard)).toEqual(storyboard);
  });

  it("offers a button only where the brief says what to do or where to go", async () => {
    const script = await write(briefOf(sample));
    const goesSomewhere = /\.example|@|\d{4}|\d\d \d\d|anmelden|visit/iu.test(sample.prompt);
    if (!goesSomewhere) expect(script.scenes.flatMap(({ action }) => action ?? [])).toEqual([]);
    for (const scene of script.scenes.slice(0, -1)) expect(scene.action).toBeUndefined();
  });
});

it("offers at least three ways to open every brief that has something to say", async () => {
  for (const sample of samplePrompts) {
    const { angles = [] } = await write(briefOf(sample));
    expect(angles.length, sample.id).toBeGreaterThanOrEqual(3);
    expect(new Set(angles.map(({ kind }) => kind)).size, sample.id).toBeGreaterThanOrEqual(3);
  }
});
