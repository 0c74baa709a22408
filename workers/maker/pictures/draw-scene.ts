import type { ArtDirection } from "~/domain/image/art-direction";
import type { PictureReport } from "~/domain/image/picture-report";
import type { Pixels } from "~/formats/raster/pixels";
import type { SceneOrder } from "~/settings/maker-rpc";
import { seedOf } from "../seeded-random";
import type { Subjects } from "../subjects/subjects";
import { isRecolourable } from "../subjects/traits";
import { altOfField, altOfSubject } from "./alt-text";
import { type Direction, directionOf } from "./art-direction";
import { type ComposedPicture, composePicture, type Letter, type Motif } from "./compose-picture";
import type { Field } from "./fields/field";
import type { TextSide } from "./layout";
import { likelyLanguage } from "./likely-language";
import { motifOfSubject, motifWithoutSubject } from "./motif-of";
import { lchOf } from "./oklch";
import { planScenes, type ScenePlan } from "./plan-scenes";
import { type Asked, asksForPlaceAlone, readSurroundings } from "./read-surroundings";
import { textLuminanceOf } from "./text-box";

/** Largest picture drawn, in pixels. */
const mostPixels = 1920 * 1080;
const smallestSide = 64;

export interface Drawing {
  pixels: Pixels;
  report: PictureReport;
}

/**
 * Draws the picture of a scene: what the plan of its video gives it; for words that are no scene's of a video, what they
 * name, else what the video is about, else colour, light or geometry. The same order gives the same pixels. Sizes over
 * full HD are drawn smaller in the same shape.
 */
export async function drawScene(subjects: Subjects, order: SceneOrder): Promise<Drawing> {
  const { prompt, seed, direction: common } = order;
  const language = common?.language ?? likelyLanguage(prompt);
  const plan = common && (await planOfScene(subjects, prompt, common, language));
  const found = plan ?? (await findShown(subjects, prompt, common?.about ?? "", language));
  const asked = readSurroundings(prompt);
  const series = directionOf({ prompt, seed, direction: common });
  // The first scene has taken an even turn.
  const direction = plan?.isReturn ? { ...series, turn: series.turn | 1 } : series;
  return drawFound(subjects, {
    ...order,
    found,
    direction,
    dye:
      common?.palette.length && found.subject && isRecolourable(found.subject.id)
        ? dyeOf(direction.palette[0]!)
        : null,
    language,
    // The words of a video tell where and when something is, not what its picture shows.
    asked: {
      ...asked,
      ...(common && { place: null, time: null }),
      ...(plan && { compositions: plan.framings }),
    },
    // Of one video, all pictures leave the same side to the text.
    side: "start",
  });
}

/** Olive and brown: hues in which goods look soiled that nobody asked for, unless they are light. */
const soiled = { from: 60, to: 120, lightness: 0.75 };

/** A colour of the brand for goods; null of greys and of what would look soiled. */
function dyeOf(color: string): string | null {
  const { l, c, h } = lchOf(color);
  return c < 0.06 || (h > soiled.from && h < soiled.to && l < soiled.lightness) ? null : color;
}

/** Null where the words are no longer those of the scene: then they say themselves what is wanted. */
async function planOfScene(
  subjects: Subjects,
  prompt: string,
  direction: ArtDirection,
  language: string,
): Promise<ScenePlan | null> {
  const { scenes, place } = direction;
  if (place === null || scenes[place] !== prompt) return null;
  return (await planScenes(subjects, direction, language))[place]!;
}

async function findShown(subjects: Subjects, prompt: string, about: string, language: string) {
  const own = await subjects.findSubject(prompt, language);
  const found = own.subject || !about ? own : await subjects.findSubject(about, language);
  return { ...found, missing: own.missing || found.missing };
}

export interface FoundOrder {
  prompt: string;
  width: number;
  height: number;
  seed: number;
  found: { subject: { id: string; label: string } | null; more: readonly string[]; missing: string };
  direction: Direction;
  asked: Asked;
  /** The colour of the thing; null for its own. */
  dye: string | null;
  /** As `Cast`. */
  ground?: string | null;
  /** BCP 47, of the words. */
  language: string;
  side: TextSide;
  /** What is drawn instead of a thing, if that is known. */
  field?: Field | null;
  letter?: Letter;
}

/** Draws what was found, if anything was, in a direction. */
export async function drawFound(subjects: Subjects, order: FoundOrder): Promise<Drawing> {
  const { prompt, found, direction, seed, field } = order;
  const thing =
    found.subject && !field
      ? await motifOfSubject(subjects, { id: found.subject.id, more: found.more }, order)
      : null;
  const motif = thing ?? (field ? { field } : motifWithoutSubject(order));
  const composed = composePicture({
    ...order,
    ...fitWithin(order),
    motif,
    palette: direction.palette,
    seed: seedOf(prompt, seed),
  });
  const subject = thing ? found.subject : null;
  const isPlace = !thing && order.asked.place !== null && asksForPlaceAlone(prompt);
  return {
    pixels: composed.pixels,
    report: reportOf(composed, motif, subject, {
      missing: isPlace ? "" : found.missing,
      language: order.language,
    }),
  };
}

/** What is known of a drawn picture. */
function reportOf(
  { pixels, box, textBox }: ComposedPicture,
  motif: Motif,
  subject: PictureReport["subject"],
  { missing, language }: { missing: string; language: string },
): PictureReport {
  const alt =
    "field" in motif
      ? (subject?.label ?? altOfField(motif.field.kind, language))
      : subject
        ? altOfSubject(subject.label, motif.composition.setting, language)
        : "";
  return {
    subject,
    idea: "field" in motif ? motif.field.id : motif.composition.id,
    missing: missing.slice(0, 200),
    alt: alt.slice(0, 400),
    box,
    textBox,
    ...textLuminanceOf(pixels, textBox),
  };
}

function fitWithin({ width, height }: { width: number; height: number }) {
  const factor = Math.min(1, Math.sqrt(mostPixels / (width * height)));
  const scaled = (length: number) => Math.max(smallestSide, Math.round(length * factor));
  return { width: scaled(width), height: scaled(height) };
}
