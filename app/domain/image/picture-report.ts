import * as z from "zod/mini";

/** Shares of the picture's width and height, from its upper left corner. */
export const shareBoxSchema = z.object({
  x: z.number().check(z.gte(0), z.lte(1)),
  y: z.number().check(z.gte(0), z.lte(1)),
  width: z.number().check(z.gte(0), z.lte(1)),
  height: z.number().check(z.gte(0), z.lte(1)),
});
export type ShareBox = z.infer<typeof shareBoxSchema>;

/** What a maker knows of a picture it drew. */
export const pictureReportSchema = z.object({
  /** The thing it shows; null where the picture shows colour, light or pattern alone. */
  subject: z.nullable(z.object({ id: z.string(), label: z.string() })),
  /** What the words asked for and the picture does not show; "" where nothing is missing. */
  missing: z.string().check(z.maxLength(200)),
  /** What is seen, for those who do not see it. */
  alt: z.string().check(z.maxLength(400)),
  /** Where the subject is, with its shadow; null without one. */
  box: z.nullable(shareBoxSchema),
  /** The calm part of the picture that text may lie on; null where none is calm enough. */
  textBox: z.nullable(shareBoxSchema),
});
export type PictureReport = z.infer<typeof pictureReportSchema>;
