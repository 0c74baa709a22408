import type { PictureReport } from "~/domain/image/picture-report";
import type { Pixels } from "~/formats/raster/pixels";
import { resample } from "~/formats/raster/resample";
import { decodeImage } from "~/providers/image-file.server";
import { type Direction, directionOf } from "../pictures/art-direction";
import { drawFound } from "../pictures/draw-scene";
import { fields } from "../pictures/fields";
import type { Field } from "../pictures/fields/field";
import { type Repeat, repeatOf } from "../pictures/fields/repeats";
import { surfaceOf } from "../pictures/fields/surfaces";
import { thingsOf } from "../pictures/fields/things";
import type { TextSide } from "../pictures/layout";
import { hexOfLch } from "../pictures/oklch";
import { completedPalette } from "../pictures/palettes";
import { sceneFor } from "../pictures/product-scene";
import { type Asked, readSurroundings } from "../pictures/read-surroundings";
import { loadSubject } from "../pictures/subject-library";
import { textLuminanceOf } from "../pictures/text-box";
import { seedOf } from "../seeded-random";
import type { Subjects } from "../subjects/subjects";
import { isRecolourable } from "../subjects/traits";
import { keyColors } from "./color-clusters";
import { inStyles, stylesOf } from "./in-styles";
import { letterPicture } from "./letter-picture";
import type { BuiltInImageOptions } from "./make-built-in-image";
import { matchReference } from "./match-reference";
import { planImage } from "./plan-image";
import { type ProductGroup, productGroup } from "./product-group";
import type { ImageIdea } from "./read-image-idea";
import { shownWithProduct } from "./shown-with-product";

/** What a pattern shows that is called by more than one thing. */
const strewn = [
  {
    words:
      /(?<!\p{L})(?:floral|flowers?|blumen\p{L}*|blüten\p{L}*|fleurs?|fleuri|flores|florales?)(?!\p{L})/iu,
    ids: ["tulip", "blossom", "hibiscus", "sunflower"],
  },
  {
    words: /(?<!\p{L})(?:lea(?:f|ves)|botanical|foliage|blätter|feuilles|hojas|botáni[ck]\p{L}*)(?!\p{L})/iu,
    ids: ["herb", "leaf-fluttering-in-wind", "four-leaf-clover"],
  },
];
/** Forms for a pattern of which nothing is said. */
const abstract: readonly Repeat[] = ["geometric", "waves", "stripes", "dots", "scales", "tiles", "chevron"];

export interface GeneratedImage {
  pixels: Pixels;
  report: PictureReport;
}

/** Draws from words, references and a board. Products stand together; one that cannot be cut out, as a print. */
export async function generate(subjects: Subjects, options: BuiltInImageOptions): Promise<GeneratedImage> {
  const { request, size, seed, references } = options;
  const read = references.map(({ bytes, role, weight, name }) => ({
    pixels: decodeImage(bytes),
    role,
    weight,
    name,
  }));
  const things = read.filter(({ role }) => role === "subject" || role === "product");
  const product = await productGroup(subjects, things, request.prompt);
  const given = read.find(({ role, weight }) => (role === "palette" || role === "style") && weight >= 0.25);
  const palette = given ? keyColors(given.pixels).map(hexOfLch) : (options.palette ?? []);
  const drawn = await drawWords(subjects, { ...options, palette }, product, size);
  const { pixels } = drawn;
  for (const { role, weight, pixels: reference } of read)
    matchReference(pixels, reference, {
      layout: role === "composition" ? weight : 0,
      colors: role === "style" ? weight * 0.6 : 0,
    });
  const styled = inStyles(pixels, stylesOf(request.styleIds, "drawn"), seedOf(request.prompt, seed));
  return measured(resample(styled, size.width, size.height), drawn.report);
}

/** Another picture of the same words in the colours of the source. */
export async function variationOf(
  subjects: Subjects,
  source: Pixels,
  options: BuiltInImageOptions,
): Promise<GeneratedImage> {
  const palette = keyColors(source).map(hexOfLch);
  const { request, seed } = options;
  const { pixels, report } = await drawWords(subjects, { ...options, palette }, null, source);
  const styled = inStyles(pixels, stylesOf(request.styleIds, "drawn"), seedOf(request.prompt, seed));
  return measured(resample(styled, source.width, source.height), report);
}

/** References and styles change how light a picture is: it is measured as it leaves. */
function measured(pixels: Pixels, report: PictureReport): GeneratedImage {
  return { pixels, report: { ...report, ...textLuminanceOf(pixels, report.textBox) } };
}

/** Puts a cut-out into the scene that words ask for. */
export async function sceneBehind(
  subjects: Subjects,
  cutOutSource: Pixels,
  { prompt, seed }: { prompt: string; seed: number },
): Promise<Pixels> {
  const { width, height } = cutOutSource;
  const request = { prompt, negativePrompt: "", styleIds: [] };
  const drawn = await drawWords(
    subjects,
    { request, seed },
    { cutOut: cutOutSource, size: 1 },
    { width, height },
  );
  return resample(drawn.pixels, width, height);
}

type Words = Pick<BuiltInImageOptions, "seed" | "palette" | "words"> & {
  request: Pick<BuiltInImageOptions["request"], "prompt" | "negativePrompt" | "styleIds">;
};

async function drawWords(
  subjects: Subjects,
  { request, seed, palette = [], words = [] }: Words,
  product: ProductGroup | null,
  { width, height }: { width: number; height: number },
): Promise<GeneratedImage> {
  const { prompt } = request;
  const { idea, language, found } = await planImage(subjects, prompt, request.negativePrompt);
  const direction = dressed(directionOf({ prompt, seed, direction: null }), idea, palette);
  const field = await fieldOf(subjects, idea, { found, prompt, seed });
  const lines = idea.lettering?.lines ?? [];
  const sheet = lines.length > 0 && !product && !found.subject && !field ? fieldForLetters(seed) : null;
  const letter =
    lines.length > 0
      ? await letterPicture(lines, { seed: seedOf(prompt, seed), isAlone: sheet?.isCalm ?? false })
      : undefined;
  const common = {
    prompt,
    width,
    height,
    seed,
    direction,
    ground: idea.ground,
    asked: askedOf(prompt, words, request.styleIds),
    side: sideOf(idea, lines.length > 0, seed),
    letter,
  };
  if (product) {
    const { pixels, box, textBox } = await sceneFor(product, common);
    return { pixels, report: { ...shownWithProduct(prompt), alt: "", box, textBox } };
  }
  const isSoldInAny = found.subject !== null && isRecolourable(found.subject.id);
  const drawn = await drawFound(subjects, {
    ...common,
    found,
    dye: idea.dyed?.color ?? (isSoldInAny && palette.length === 0 ? (idea.colors[0] ?? null) : null),
    language,
    field: field ?? sheet?.field ?? null,
  });
  const said = lines.length > 0 ? `: “${lines.join(" ")}”` : "";
  return { ...drawn, report: { ...drawn.report, alt: `${drawn.report.alt}${said}`.slice(0, 400) } };
}

/** Colours of the words before those of a reference or board, these before the direction's own. */
function dressed(direction: Direction, { ground, colors }: ImageIdea, palette: readonly string[]): Direction {
  const named = ground ? [ground, ...colors] : colors;
  const all = [...named, ...palette];
  return all.length > 0 ? { ...direction, palette: completedPalette(all) } : direction;
}

/** The board speaks where the prompt is silent, a style before both on how it is composed. */
function askedOf(prompt: string, words: readonly string[], styleIds: readonly string[]): Asked {
  const own = readSurroundings(prompt);
  const board = readSurroundings(words.join(" "));
  const ofStyles = stylesOf(styleIds, "drawn").flatMap(({ compositions = [] }) => compositions);
  return {
    place: own.place,
    time: own.time ?? board.time,
    compositions: own.compositions.length > 0 ? own.compositions : ofStyles,
  };
}

function sideOf({ wantsRoom }: ImageIdea, hasLetters: boolean, seed: number): TextSide {
  if (!wantsRoom && !hasLetters) return "none";
  return seed % 3 === 2 ? "end" : "start";
}

/** Fields calm enough to set words on all of them. */
const calm = ["folds", "clouds", "rays", "glow"];
/** Fields that leave words a side. */
const graphic = ["ribbons", "arcs", "halftone", "mosaic", "waves"];

/** What words are set on where they are all there is. */
function fieldForLetters(seed: number): { field: Field; isCalm: boolean } {
  const isCalm = seed % 2 === 0;
  const ids = isCalm ? calm : graphic;
  const id = ids[Math.floor(seed / 2) % ids.length];
  return { field: fields.find((field) => field.id === id)!, isCalm };
}

/** What is drawn where words ask for a pattern, a surface or light; null where they ask for a thing. */
async function fieldOf(
  subjects: Subjects,
  { kind, colors, ground }: ImageIdea,
  {
    found,
    prompt,
    seed,
  }: { found: { subject: { id: string } | null; more: readonly string[] }; prompt: string; seed: number },
): Promise<Field | null> {
  if (kind.type === "surface") return surfaceOf(kind.surface, ground ?? colors[0] ?? null);
  if (kind.type === "gradient") {
    if (found.subject && !kind.isAlone) return null;
    return fields.find(({ id }) => id === ["clouds", "glow"][seed % 2])!;
  }
  if (kind.type === "thing") return null;
  const named = strewn.find(({ words }) => words.test(prompt))?.ids;
  const ids = named ?? (found.subject && !kind.repeat ? [found.subject.id] : []);
  const loaded = await Promise.all(ids.map((id) => loadSubject(subjects.readArt, id, null)));
  const things = loaded.filter((subject) => subject !== null);
  if (things.length > 0) return thingsOf(things);
  return repeatOf(kind.repeat ?? abstract[seed % abstract.length]!);
}
