import { expect, it } from "vitest";
import type { Language } from "~/domain/text/language";
import { resolveModels } from "~/providers/model-catalogue.server";
import { writeScript } from "~/providers/write-script.server";
import { scriptSeconds, slowestTransitionSeconds } from "~/scene/script-seconds";
import { storyboardFromScript } from "~/scene/storyboard-from-script";
import { allBriefs } from "../../../tests/bench/briefs/all-briefs.ts";
import { judgeWords } from "../../../tests/bench/briefs/judge-words.mjs";
import { phraseTable } from "../../../tests/bench/briefs/phrase-table.mjs";
import { maker } from "../../../tests/fixtures/maker.ts";
import { onceHeldOutBriefs } from "../../../tests/fixtures/once-held-out-briefs.ts";

const model = resolveModels({ maker }).script[0]!;
const table = phraseTable();

it.each([...allBriefs, ...onceHeldOutBriefs])("$id: its facts are told within its time", async (brief) => {
  const { prompt, language, format, lengthSeconds } = brief;
  const asked = {
    prompt,
    language: language as Language,
    format,
    lengthSeconds,
    tone: "plain" as const,
    pictureSource: "none" as const,
    assetIds: [],
  };
  const { script } = await writeScript({ model, brief: asked, idempotencyKey: "facts" });
  const storyboard = storyboardFromScript(script, asked, {}, 1);
  const shown = {
    durationSeconds: scriptSeconds(script, lengthSeconds, slowestTransitionSeconds),
    scenes: script.scenes.map(({ label, headline, body, action }) =>
      [label, headline, body, action].flatMap((text) => text ?? []),
    ),
  };
  const { lost, foreign, filler, printed, isLengthKept, seconds } = judgeWords(
    { ...brief, kind: "service", subjects: [] },
    { video: { error: null, language, storyboard, pictures: {}, orders: [] }, shown },
    table,
  );
  expect({ lost, foreign, filler, printed }).toEqual({ lost: [], foreign: [], filler: [], printed: [] });
  expect(isLengthKept, `${seconds} of ${lengthSeconds} s`).toBe(true);
  const hasContent = brief.isEnough && lengthSeconds >= 12 && Object.values(brief.facts).flat().length > 2;
  if (hasContent) expect(script.angles?.length).toBeGreaterThanOrEqual(3);
});
