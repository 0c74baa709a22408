import * as z from "zod/mini";

/** Most numbers of one line; what is drawn with more is told with fewer (`simplify-line.ts`). */
export const mostCoordinates = 40_000;

/** x0, y0, x1, y1 … in pixels of the image. */
const pointsSchema = z.array(z.number()).check(z.minLength(2), z.maxLength(mostCoordinates));

/** One thing that was drawn onto a mask. */
export const maskShapeSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("stroke"),
    erase: z.boolean(),
    /** Diameter. */
    size: z.number().check(z.minimum(1), z.maximum(4096)),
    /** 1: a hard edge; 0: soft from the middle on. */
    hardness: z.number().check(z.minimum(0), z.maximum(1)),
    points: pointsSchema,
  }),
  /** What a line encloses; rectangles are areas of four points. */
  z.object({ kind: z.literal("area"), erase: z.boolean(), points: pointsSchema }),
  z.object({ kind: z.literal("invert") }),
]);
export type MaskShape = z.infer<typeof maskShapeSchema>;
export type MaskStroke = Extract<MaskShape, { kind: "stroke" }>;

/** The four corners of what lies between two opposite ones. */
export function rectanglePoints(ax: number, ay: number, bx: number, by: number): number[] {
  return [ax, ay, bx, ay, bx, by, ax, by];
}

/** Whether anything can be masked at all; a mask may still turn out empty where it was erased again. */
export function coversAnything(shapes: readonly MaskShape[]): boolean {
  return shapes.some((shape) => shape.kind === "invert" || !shape.erase);
}
