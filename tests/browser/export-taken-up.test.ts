import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createRandom } from "../../app/domain/random/seeded-random.ts";
import { isSoaking, seedsOr } from "../fixtures/seeds.ts";
import { type BrowserPage, openBrowserPage } from "./harness.ts";

const frameRate = 30;
/** Deterministic, unlike H.264 on several threads. */
const target = { kind: "webm", codec: "vp9", frameRate } as const;
const shortestSeconds = isSoaking ? 60 : 6;
const cancellations = isSoaking ? 6 : 2;

let browser: BrowserPage<typeof import("./pages/export-page.ts")>;
beforeAll(async () => {
  browser = await openBrowserPage("export-page.ts");
});
afterAll(() => browser?.close());
beforeEach(() => browser.call("forgetSegments"));
afterEach(() => browser.call("discardExport"));

test.each(seedsOr(1, 2))(
  "cancelled anywhere and taken up again, an export ends as if it had been left alone; seed %i",
  async (seed) => {
    const random = createRandom(seed);
    const sample = { durationSeconds: shortestSeconds * (1 + 2 * random()), width: 160, height: 120 };
    const frames = Math.floor(sample.durationSeconds * frameRate);
    expect(await browser.call("runExport", { sample, target })).toMatchObject({ ok: true });
    const alone = await browser.call("hashFrames");
    await browser.call("discardExport");
    await browser.call("forgetSegments");

    for (let cancelled = 0; cancelled < cancellations; cancelled++) {
      const cancelAtFrame = 1 + Math.floor(random() * frames * 0.9);
      const outcome = await browser.call("runExport", { sample, target, cancelAtFrame });
      expect(outcome).toMatchObject({ ok: false, code: "cancelled" });
      expect(await browser.call("temporaryFileNames")).toEqual([]);
      expect(await browser.call("halfSegmentNames")).toEqual([]);
    }
    expect(await browser.call("runExport", { sample, target })).toMatchObject({ ok: true });
    const takenUp = await browser.call("hashFrames");
    expect(takenUp.frames).toEqual(alone.frames);
    expect(takenUp.packets).toEqual(alone.packets);
  },
  600_000,
);
