import { encode } from "fast-png";
import { createPixels, type Pixels } from "~/formats/raster/pixels";
import { readMakerFile } from "../tests/fixtures/maker-files";
import { composePicture, type Motif } from "../workers/maker/pictures/compose-picture";
import { compositions } from "../workers/maker/pictures/compositions";
import { fields } from "../workers/maker/pictures/fields";
import { scenery } from "../workers/maker/pictures/fields/scenery";
import { paletteOf } from "../workers/maker/pictures/palettes";
import { loadSubject } from "../workers/maker/pictures/subject-library";
import { places, times } from "../workers/maker/pictures/surroundings";
import { outdoorsOf } from "../workers/maker/subjects/traits";

const sizes = {
  "16:9": [1920, 1080],
  "1:1": [1080, 1080],
  "4:5": [1080, 1350],
  "9:16": [1080, 1920],
} as const;
const gap = 10;

interface Sheet {
  size: keyof typeof sizes;
  subjects: string;
  compositions: string;
  side: "start" | "end" | "none";
  cell: string;
  seed: string;
}

/** A sheet of subjects by compositions, as PNG; of `fields` by palettes where these are asked for. */
export async function drawSheet(options: Sheet): Promise<Uint8Array> {
  const [width, height] = sizes[options.size];
  const across = Number(options.cell);
  const down = Math.round((across * height) / width);
  const seed = Number(options.seed);
  const rows: Pixels[][] = [];
  const draw = (motif: Motif, place: number) =>
    composePicture({
      motif,
      width: across,
      height: down,
      side: options.side,
      palette: paletteOf(null, place),
      seed: seed + place,
    }).pixels;
  if (options.compositions === "fields") {
    const all = [...fields, ...times.map((time, i) => scenery({ time, place: places[i % 3]! }))];
    for (let row = 0; row < 5; row++) rows.push(all.map((field, i) => draw({ field }, row * 7 + i)));
  } else {
    const wanted = options.compositions.split(",").filter(Boolean);
    const shown = compositions.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
    const ids = options.subjects.split(",").filter(Boolean);
    for (const [row, id] of ids.entries()) {
      const load = (name: string) =>
        loadSubject(async (path) => readMakerFile(`art/${path}.svg`), name, null);
      const subject = await load(id);
      if (!subject) throw new Error(`No art of ${id}`);
      const companions = (
        await Promise.all([ids[(row + 1) % ids.length]!, ids[(row + 2) % ids.length]!].map(load))
      ).filter((each) => each !== null);
      const place = outdoorsOf(id)[0] ?? places[row % 3]!;
      rows.push(
        shown.map((composition, i) =>
          draw(
            { composition, subject, companions, surroundings: { place, time: times[(row + i) % 4]! } },
            row * 5 + i,
          ),
        ),
      );
    }
  }
  const columns = rows[0]!.length;
  const sheet = createPixels(columns * (across + gap) + gap, rows.length * (down + gap) + gap);
  sheet.data.fill(255);
  for (const [row, pictures] of rows.entries())
    for (const [column, picture] of pictures.entries())
      for (let y = 0; y < picture.height; y++)
        sheet.data.set(
          picture.data.subarray(y * picture.width * 4, (y + 1) * picture.width * 4),
          ((gap + row * (down + gap) + y) * sheet.width + gap + column * (across + gap)) * 4,
        );
  return encode({ width: sheet.width, height: sheet.height, data: sheet.data, channels: 4, depth: 8 });
}
