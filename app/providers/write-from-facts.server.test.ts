import { expect, test } from "vitest";
import { dropFact } from "~/domain/facts/edit-sheet";
import { briefFromFacts } from "~/domain/video/brief-from-facts";
import { factsForBrief } from "~/domain/video/facts-for-brief";
import type { Script } from "~/domain/video/script";
import { claimsOfScenes } from "~/domain/video/script-claims";
import { type SampleSheet, sampleSheets } from "../../tests/fixtures/fact-sheets";
import { maker } from "../../tests/fixtures/maker";
import { resolveModels } from "./model-catalogue.server";
import { writeScript } from "./write-script.server";

const [model] = resolveModels({ maker }).script;

async function written(
  { id, language, address, sheet }: SampleSheet,
  lengthSeconds: number,
): Promise<Script> {
  const facts = factsForBrief(sheet, null);
  const { script } = await writeScript({
    model: model!,
    brief: {
      prompt: briefFromFacts(facts, { language, address }),
      language,
      tone: "plain",
      format: "9:16",
      lengthSeconds,
      pictureSource: "none",
      assetIds: [],
      facts,
    },
    facts,
    seed: 1,
    idempotencyKey: id,
  });
  return script;
}

const wordsOf = ({ scenes }: Script) =>
  scenes.map(({ label, headline, body }) => [label, headline, body].join("\n")).join("\n");
const digitsIn = (text: string) => text.match(/\d+/gu) ?? [];

test.each(sampleSheets)(
  "$id ($language): the script says what it is and costs, and nothing that is not known",
  async (sample) => {
    const script = await written(sample, 20);
    const words = wordsOf(script);
    const name = sample.sheet.facts.find(({ kind }) => kind === "name")!.value;
    const price = sample.sheet.facts.find(({ kind }) => kind === "price")!.value;
    expect(words).toContain(name.type === "text" && name.text);
    expect(words.replace(/\D/gu, "")).toContain(
      price.type === "money" && price.amount.replace(/\.0*$|\./u, ""),
    );
    expect(words).toContain(sample.address.replace(/^https:\/\/(www\.)?/u, "").split("/")[0]);
    // By the facts themselves, whatever the brief made of them says.
    const sources = { brief: "", sheets: [sample.sheet], language: sample.language };
    const flagged = claimsOfScenes(script.scenes, sources).filter(
      ({ backing }) => backing.kind === "unbacked",
    );
    expect(flagged.map(({ statement }) => statement)).toEqual([]);
    expect(script.scenes.length).toBeGreaterThanOrEqual(3);
    // No raw form of a value: "119.90 EUR", "2026-12-06", "in-stock".
    expect(words).not.toMatch(/\b[A-Z]{3}\b \d|\d [A-Z]{3}\b|\d{4}-\d{2}-\d{2}|in-stock/u);
    const known = digitsIn(JSON.stringify(sample.sheet) + sample.address);
    for (const digits of digitsIn(words.replace(/(?<=\d)[.,\s\u00a0\u202f](?=\d{3}(?!\d))/gu, ""))) {
      expect(known.map(Number)).toContain(Number(digits));
    }
  },
);

test("a fact that was dropped is not said", async () => {
  const [kettle] = sampleSheets;
  const { sheet } = kettle!;
  const rating = sheet.facts.find(({ kind }) => kind === "rating")!;
  expect(wordsOf(await written(kettle!, 30))).toContain("1,284");
  expect(wordsOf(await written({ ...kettle!, sheet: dropFact(sheet, rating.id) }, 30))).not.toContain(
    "1,284",
  );
});
