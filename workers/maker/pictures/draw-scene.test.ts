import { expect, test } from "vitest";
import type { ArtDirection } from "~/domain/image/art-direction";
import { encodeImage } from "~/providers/image-file.server";
import type { SceneOrder } from "~/settings/maker-rpc";
import { readMakerFile } from "../../../tests/fixtures/maker-files";
import { openSubjects } from "../subjects/subjects";
import { directionOf } from "./art-direction";
import { chooseComposition } from "./choose-composition";
import { drawScene } from "./draw-scene";
import { labDistance, labOf, lchOf } from "./oklch";
import { views } from "./views";

const subjects = openSubjects(readMakerFile);
const size = { width: 180, height: 225 };
const video: ArtDirection = {
  seed: 40,
  palette: ["#2a9d8f", "#0f3d3e", "#f7efe4"],
  tone: "warm",
  about: "Fresh croissants from our bakery",
  language: "en",
  scenes: [],
  place: null,
};
const order: SceneOrder = { prompt: "croissant", ...size, seed: 1, direction: null };
const draw = (changes: Partial<SceneOrder>) => drawScene(subjects, { ...order, ...changes });

test("the same order gives the same bytes, another seed another picture", async () => {
  const bytesOf = async (seed: number) => encodeImage((await draw({ seed })).pixels).bytes;
  const first = await bytesOf(4);
  expect(await bytesOf(4)).toEqual(first);
  expect(await bytesOf(5)).not.toEqual(first);
});

test("eight seeds of one prompt are eight ideas", () => {
  for (const abilities of [[], ["standing"], ["standing", "compact", "companions"]] as const) {
    const ideas = Array.from({ length: 8 }, (_, seed) => {
      const { family, turn } = directionOf({ prompt: "croissant", seed: 71 + seed, direction: null });
      const choice = { abilities: new Set(abilities), isSerious: false, family, turn, seed: 9, asked: [] };
      return chooseComposition(choice).composition.id;
    });
    expect(new Set(ideas).size).toBe(8);
  }
});

test.each([[["table"]], [["float"]], [["window"]], [["kitchen"]], [["outdoors"]]])(
  "eight seeds of one prompt that names %s are eight pictures of another idea or view",
  (asked) => {
    for (const first of [0, 71, 12_345]) {
      const ways = Array.from({ length: 8 }, (_, seed) => {
        const { family, turn } = directionOf({ prompt: "coffee", seed: first + seed, direction: null });
        const abilities = new Set(["standing", "outdoors"] as const);
        const choice = { abilities, isSerious: false, family, turn, seed: 9, asked };
        const { composition, view } = chooseComposition(choice);
        return `${composition.id} ${views.indexOf(view)}`;
      });
      expect(new Set(ways).size).toBe(8);
    }
  },
);

test("a thing in another view keeps to the picture, its box and its mask to the thing", async () => {
  for (let seed = 0; seed < views.length; seed++) {
    const { report, pixels } = await draw({ prompt: "a sailboat on the beach", seed });
    const { x, width } = report.box!;
    const columns = Array.from({ length: pixels.width }, (_, column) =>
      pixels.subject!.some((shown, at) => shown > 0 && at % pixels.width === column),
    );
    expect(columns.indexOf(true) / pixels.width).toBeCloseTo(x, 1);
    expect((columns.lastIndexOf(true) + 1) / pixels.width).toBeCloseTo(x + width, 1);
  }
});

test("eight pictures without a thing are eight ideas, too", async () => {
  const alts = await Promise.all(
    Array.from(
      { length: 8 },
      async (_, seed) => (await draw({ prompt: "corporate synergy", seed })).pixels.data,
    ),
  );
  const means = alts.map((data) => Array.from({ length: 8 }, (_, i) => data[(i * data.length) / 8]!).join());
  expect(new Set(means).size).toBe(8);
});

test("a series keeps its palette and never follows itself", () => {
  const kinds = [["standing"], [], ["standing", "compact"], ["standing", "outdoors"]] as const;
  for (const tone of ["plain", "warm", "bold", "playful", "premium"] as const) {
    for (let seed = 0; seed < 40; seed++) {
      const direction = { ...video, tone, seed: seed * 977 };
      const series = Array.from({ length: 12 }, (_, place) => {
        const { palette, family, turn } = directionOf({
          prompt: `${place}`,
          seed: direction.seed + place,
          direction,
        });
        expect(palette.slice(0, 3)).toEqual(video.palette);
        const abilities = new Set(kinds[(place * 7 + seed) % kinds.length]!);
        const isSerious = seed % 2 === 1;
        return chooseComposition({ abilities, isSerious, family, turn, seed: 1, asked: [] }).composition.id;
      });
      for (const [i, id] of series.entries()) if (i > 0) expect(id).not.toBe(series[i - 1]);
    }
  }
});

test("scenes that follow one another never show the same in the same way, also when one is drawn anew", async () => {
  const about = "Café Linde, our café in Bonn";
  const scenes = [about, `${about} – Nobody hurries you`, `${about} – Sit where you like`, about];
  for (const tone of ["plain", "premium"] as const) {
    const direction = { ...video, tone, about, scenes };
    const shownBy = async (place: number, again: number) => {
      const { report } = await draw({
        prompt: scenes[place]!,
        seed: video.seed + place + again,
        direction: { ...direction, place },
        width: 90,
        height: 120,
      });
      return `${report.subject?.id} ${report.idea}`;
    };
    const first = await Promise.all(scenes.map((_, place) => shownBy(place, 0)));
    for (const [place, shown] of first.entries()) expect(shown).not.toBe(first[place + 1]);
    for (const again of [1, 5, 6, 4711]) {
      const other = await shownBy(2, again);
      expect([first[1], first[3]]).not.toContain(other);
    }
  }
});

test("a room or a table in the words of a video is no stage for its pictures", async () => {
  const scenes = ["cafe", "cafe"];
  const direction = { ...video, about: "something nice for my cafe", scenes };
  const ideas = await Promise.all(
    scenes.map((prompt, place) =>
      draw({ prompt, seed: video.seed + place, direction: { ...direction, place } }),
    ),
  );
  expect(ideas[0]!.report.idea).not.toBe(ideas[1]!.report.idea);
});

test("words that are no longer those of the scene say themselves what is shown", async () => {
  const about = "Café Linde, our café in Bonn";
  const direction = { ...video, about, scenes: [about, `${about} – Nobody hurries you`, about], place: 1 };
  expect((await draw({ prompt: direction.scenes[1]!, direction })).report.subject).toBeNull();
  expect((await draw({ prompt: "A bicycle", direction })).report.subject?.id).toBe("bicycle");
});

test("what no prompt names is taken from what the video is about; what nothing names is left out", async () => {
  const { report } = await draw({ prompt: "The quiet ones – what we stand for", direction: video });
  expect(report.subject?.id).toBe("croissant");
  const { report: empty, pixels } = await draw({ prompt: "a man in a suit" });
  expect(empty.subject).toBeNull();
  expect(empty.box).toBeNull();
  expect(empty.missing).not.toBe("");
  expect(pixels.subject).toBeUndefined();
});

test("goods of any colour take the brand's, other things keep their own", async () => {
  const direction = { ...video, palette: ["#3355dd"], language: "en" };
  const shoe = await draw({ prompt: "running shoe", direction });
  const pizza = await draw({ prompt: "pizza", direction });
  expect(shareOfHue(shoe.pixels, 264)).toBeGreaterThan(0.3);
  expect(shareOfHue(pizza.pixels, 264)).toBeLessThan(0.1);
});

test("the alternative text says what is seen, in the language of the words", async () => {
  const german = await draw({ prompt: "Croissant auf dem Tisch", direction: { ...video, language: "de" } });
  expect(german.report.alt).toBe("Croissant auf einem polierten Tisch");
  const english = await draw({ prompt: "croissant on a table", direction: video });
  expect(english.report.alt).toBe("Croissant on a polished table");
});

test("a place is shown where it is asked for, at its time of day", async () => {
  const night = await draw({ prompt: "sailboat on the sea at night" });
  const noon = await draw({ prompt: "sailboat on the sea at noon" });
  const sky = ({ data }: { data: Uint8ClampedArray }) =>
    labOf(`#${[0, 1, 2].map((k) => data[40 * 4 + k]!.toString(16).padStart(2, "0")).join("")}`);
  expect(labDistance(sky(night.pixels), sky(noon.pixels))).toBeGreaterThan(0.3);
  expect(night.report.alt).toContain("outdoors");
});

test("in a video, the street of an address puts nothing out of doors", async () => {
  const prompt = "A sourdough bakery on Mill Street, every morning";
  const places = Array.from({ length: 6 }, (_, seed) =>
    draw({ prompt, seed, direction: { ...video, seed } }),
  );
  for (const { report } of await Promise.all(places)) expect(report.alt).not.toContain("outdoors");
});

/** How much of a picture's subject has a hue, of what has any. */
function shareOfHue(
  { data, subject }: { data: Uint8ClampedArray; subject?: Uint8Array },
  hue: number,
): number {
  let [near, all] = [0, 0];
  for (const [at, isSubject] of subject!.entries()) {
    if (!isSubject) continue;
    const hex = `#${[0, 1, 2].map((k) => data[at * 4 + k]!.toString(16).padStart(2, "0")).join("")}`;
    const { c, h } = lchOf(hex);
    if (c < 0.04) continue;
    all++;
    if (Math.abs(((h - hue + 540) % 360) - 180) < 30) near++;
  }
  return all === 0 ? 0 : near / all;
}
