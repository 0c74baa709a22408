import * as z from "zod/mini";

/** A number that a scene is about, as its words state it; it may be shown large and counted up to. */
export const figureSchema = z.object({
  value: z.number(),
  /** Where counting begins. */
  from: z.number(),
  decimals: z.int().check(z.gte(0), z.lte(4)),
  /** ISO 4217 code makes it a price, `percent` adds the sign; `null` is a plain number. */
  unit: z.nullable(z.union([z.literal("percent"), z.string().check(z.regex(/^[A-Z]{3}$/))])),
});
export type Figure = z.infer<typeof figureSchema>;

/** Whether the number is an amount of money: it stands at once, for on its way up it would be another price. */
export function isPrice({ unit }: Pick<Figure, "unit">): boolean {
  return unit !== null && unit !== "percent";
}
