import type { PictureReport } from "~/domain/image/picture-report";
import type { Pixels } from "~/formats/raster/pixels";
import type { SceneOrder } from "~/settings/maker-rpc";
import { seedOf } from "../seeded-random";
import type { Subjects } from "../subjects/subjects";
import { guessLanguages } from "../subjects/words/guess-languages";
import { altOfField, altOfSubject } from "./alt-text";
import { type Direction, directionOf } from "./art-direction";
import { type ComposedPicture, composePicture, type Motif } from "./compose-picture";
import type { TextSide } from "./layout";
import { motifOfSubject, motifWithoutSubject } from "./motif-of";
import { readSurroundings } from "./read-surroundings";

/** Largest picture drawn, in pixels. */
const mostPixels = 1920 * 1080;
const smallestSide = 64;

export interface Drawing {
  pixels: Pixels;
  report: PictureReport;
}

/**
 * Draws the picture of a scene: what its words name, else what the video is about, else colour, light or geometry.
 * The same order gives the same pixels. Sizes over full HD are drawn smaller in the same shape.
 */
export async function drawScene(subjects: Subjects, order: SceneOrder): Promise<Drawing> {
  const { prompt, seed, direction: common } = order;
  const own = await subjects.findSubject(prompt, common?.language ?? undefined);
  const found =
    own.subject || !common?.about
      ? own
      : await subjects.findSubject(common.about, common.language ?? undefined);
  const direction = directionOf({ prompt, seed, direction: common });
  return drawFound(subjects, {
    ...order,
    found: { ...found, missing: own.missing || found.missing },
    direction,
    dye: common?.palette.length ? direction.palette[0]! : null,
    language: common?.language ?? null,
    // Of one video, all pictures leave the same side to the text.
    side: "start",
    about: common?.about ?? "",
  });
}

export interface FoundOrder {
  prompt: string;
  /** What else is known of it, where the prompt says nothing of place and time. */
  about: string;
  width: number;
  height: number;
  seed: number;
  found: { subject: { id: string; label: string } | null; more: readonly string[]; missing: string };
  direction: Direction;
  dye: string | null;
  language: string | null;
  side: TextSide;
}

/** Draws what was found, if anything was, in a direction. */
export async function drawFound(subjects: Subjects, order: FoundOrder): Promise<Drawing> {
  const { prompt, found, direction, dye, seed, side } = order;
  const language = order.language ?? guessLanguages(prompt)[0]?.language ?? null;
  const options = { direction, asked: readSurroundings(prompt), seed: seedOf(prompt, 0) };
  const motif = found.subject
    ? await motifOfSubject(subjects, { id: found.subject.id, more: found.more }, { ...options, dye })
    : null;
  const shown = motif ?? motifWithoutSubject(options);
  const composed = composePicture({
    motif: shown,
    ...fitWithin(order),
    side,
    palette: direction.palette,
    seed: seedOf(prompt, seed),
  });
  return {
    pixels: composed.pixels,
    report: reportOf(composed, shown, motif ? found.subject : null, { missing: found.missing, language }),
  };
}

/** What is known of a drawn picture. */
export function reportOf(
  { box, textBox }: ComposedPicture,
  motif: Motif,
  subject: PictureReport["subject"],
  { missing, language }: { missing: string; language: string | null },
): PictureReport {
  const alt =
    "field" in motif
      ? altOfField(motif.field.kind, language)
      : subject
        ? altOfSubject(subject.label, motif.composition.setting, language)
        : "";
  return { subject, missing: missing.slice(0, 200), alt: alt.slice(0, 400), box, textBox };
}

function fitWithin({ width, height }: { width: number; height: number }) {
  const factor = Math.min(1, Math.sqrt(mostPixels / (width * height)));
  const scaled = (length: number) => Math.max(smallestSide, Math.round(length * factor));
  return { width: scaled(width), height: scaled(height) };
}
