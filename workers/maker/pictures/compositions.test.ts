import { expect, test } from "vitest";
import type { ShareBox } from "~/domain/image/picture-report";
import { readMakerFile } from "../../../tests/fixtures/maker-files";
import { composePicture, type Motif } from "./compose-picture";
import { compositions } from "./compositions";
import type { Composition } from "./compositions/composition";
import { fields } from "./fields";
import { scenery } from "./fields/scenery";
import { paletteOf } from "./palettes";
import { rooms } from "./rooms";
import type { Subject } from "./subject";
import { loadSubject } from "./subject-library";
import { compactFill } from "./subject-traits";
import { places, times } from "./surroundings";
import { readableInk } from "./text-box";

const sizes = { "9:16": [108, 192], "4:5": [108, 135], "1:1": [108, 108], "16:9": [192, 108] } as const;
const ids =
  "croissant bicycle wine-glass dog house-with-garden pizza guitar potted-plant books scissors sushi tooth running-shoe delivery-truck lotion-bottle sailboat strawberry camera bouquet teapot".split(
    " ",
  );
const loaded = await Promise.all(
  ids.map((id) => loadSubject((each) => readMakerFile(`art/${each}.svg`), id, null)),
);
const subjects = loaded.filter((subject) => subject !== null);

/** Contrast in which text of any size reads (WCAG 2.2, 1.4.3), and the least that was reached. */
const readable = 4.5;
const least = 4;

function overlap(one: ShareBox, other: ShareBox): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
}

const canShow = ({ needs }: Composition, { standing, fill }: Subject) =>
  (standing !== null || !needs.includes("standing")) && (fill > compactFill || !needs.includes("compact"));

const drawn = (motif: Motif, ratio: keyof typeof sizes, place: number) => {
  const [width, height] = sizes[ratio];
  const side = place % 2 ? "end" : "start";
  return composePicture({ motif, width, height, side, palette: paletteOf(null, place), seed: place });
};

const contrastOf = ({ pixels, textBox }: ReturnType<typeof composePicture>) =>
  textBox
    ? readableInk(pixels, {
        x: textBox.x * pixels.width,
        y: textBox.y * pixels.height,
        width: textBox.width * pixels.width,
        height: textBox.height * pixels.height,
      }).contrast
    : 0;

test.each(Object.keys(sizes) as (keyof typeof sizes)[])(
  "in %s every composition shows its subject whole, and leaves the text a place to be read",
  (ratio) => {
    const contrasts: number[] = [];
    for (const [row, composition] of [...compositions, ...rooms].entries()) {
      const fitting = subjects.filter((subject) => canShow(composition, subject));
      for (let turn = 0; turn < 5; turn++) {
        const at = (step: number) => fitting[(row * 3 + turn * 4 + step) % fitting.length]!;
        const place = row * 5 + turn;
        const surroundings = { place: places[place % places.length]!, time: times[place % 4]! };
        const motif = { composition, subject: at(0), companions: [at(1), at(2)], surroundings };
        const picture = drawn(motif, ratio, place);
        const { box, textBox, pixels } = picture;
        expect(box, composition.id).not.toBeNull();
        expect(textBox, composition.id).not.toBeNull();
        const edges = [box!.x, box!.y, 1 - box!.x - box!.width, 1 - box!.y - box!.height];
        expect(Math.min(...edges), composition.id).toBeGreaterThan(0);
        expect(overlap(box!, textBox!), composition.id).toBe(0);
        // What the mask marks is what the box surrounds.
        expect(pixels.subject!.filter(Boolean).length, composition.id).toBeGreaterThan(100);
        contrasts.push(contrastOf(picture));
      }
    }
    expect(Math.min(...contrasts)).toBeGreaterThan(least);
    const share = contrasts.filter((value) => value >= readable).length / contrasts.length;
    expect(share).toBeGreaterThan(0.95);
  },
  120_000,
);

test("pictures without a thing leave the text a place to be read", () => {
  const all = [...fields, ...places.map((place, i) => scenery({ place, time: times[i % times.length]! }))];
  for (const ratio of Object.keys(sizes) as (keyof typeof sizes)[]) {
    for (const [place, field] of all.entries()) {
      for (const turn of [0, 1, 2]) {
        const picture = drawn({ field }, ratio, place * 3 + turn);
        expect(picture.box).toBeNull();
        expect(contrastOf(picture), `${field.id} ${ratio}`).toBeGreaterThan(least);
      }
    }
  }
}, 120_000);
