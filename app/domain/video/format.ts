import * as z from "zod/mini";

/** Shapes a video can have, width to height, tallest first. */
export const formats = ["9:16", "4:5", "1:1", "16:9"] as const;
export const formatSchema = z.enum(formats, "Choose a shape: 9:16, 4:5, 1:1 or 16:9.");
export type Format = z.infer<typeof formatSchema>;
