import * as z from "zod/mini";
import { productSubject } from "./shown-subject";

/** Shares of the picture's width and height, from its upper left corner. */
export const shareBoxSchema = z.object({
  x: z.number().check(z.gte(0), z.lte(1)),
  y: z.number().check(z.gte(0), z.lte(1)),
  width: z.number().check(z.gte(0), z.lte(1)),
  height: z.number().check(z.gte(0), z.lte(1)),
});
export type ShareBox = z.infer<typeof shareBoxSchema>;

/** Relative luminance (WCAG 2.2) of a part of a picture: its 5th and 95th percentile. */
export const luminanceRangeSchema = z.object({
  low: z.number().check(z.gte(0), z.lte(1)),
  high: z.number().check(z.gte(0), z.lte(1)),
});
export type LuminanceRange = z.infer<typeof luminanceRangeSchema>;

/** Where the subject of a picture and the part that text may lie on are; `ratio` is the picture's, width to height. */
export const pictureAreasSchema = z.object({
  box: z.nullable(shareBoxSchema),
  textBox: z.nullable(shareBoxSchema),
  textLuminance: z.optional(luminanceRangeSchema),
  ratio: z.number().check(z.gt(0)),
});
export type PictureAreas = z.infer<typeof pictureAreasSchema>;

/** What a maker knows of a picture it drew. */
export const pictureReportSchema = z.object({
  /** The thing it shows; null where the picture shows colour, light or pattern alone. */
  subject: z.nullable(z.object({ id: z.string(), label: z.string() })),
  /** The composition it is drawn in; absent where its maker has none. */
  idea: z.optional(z.string()),
  /** What the words asked for and the picture does not show; "" where nothing is missing. */
  missing: z.string().check(z.maxLength(200)),
  /** What is seen, for those who do not see it. */
  alt: z.string().check(z.maxLength(400)),
  /** Where the subject is, with its shadow; null without one. */
  box: z.nullable(shareBoxSchema),
  /** The calm part of the picture that text may lie on; null where none is calm enough. */
  textBox: z.nullable(shareBoxSchema),
  /** How light that part is, with a little around it; absent where it was not measured. */
  textLuminance: z.optional(luminanceRangeSchema),
});
export type PictureReport = z.infer<typeof pictureReportSchema>;

/** What stays known of a picture that was drawn; its alternative text is its owner's to change, and kept apart. */
export const keptReportSchema = z.omit(pictureReportSchema, { alt: true });
export type KeptReport = z.infer<typeof keptReportSchema>;

export function keptReportOf({ alt: _, ...kept }: PictureReport): KeptReport {
  return kept;
}

/** Whether a picture costs nothing: its subject is not in it, or the product is not in the place that was asked for. */
export const isUncharged = (report: Pick<PictureReport, "subject" | "missing"> | null): boolean =>
  isSubjectMissing(report) || (report?.subject?.id === productSubject.id && report.missing !== "");

/** Whether nothing of what was asked for is in the picture. */
export function isSubjectMissing(report: Pick<PictureReport, "subject" | "missing"> | null): boolean {
  return report !== null && report.subject === null && report.missing !== "";
}
