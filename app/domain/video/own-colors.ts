import * as z from "zod/mini";

/** What a person's own colours are for in a video. */
export const ownColorNames = ["accent", "background", "text"] as const;
export type OwnColorName = (typeof ownColorNames)[number];

const colorSchema = z.string("Choose the colour again.").check(z.regex(/^#[0-9a-f]{6}$/));

/** A brand's colours in place of the template's; each that is absent stays the template's. */
export const ownColorsSchema = z.partial(
  z.object({ accent: colorSchema, background: colorSchema, text: colorSchema }),
);
export type OwnColors = z.infer<typeof ownColorsSchema>;

/** The colours with one of them set, or given back to the template. */
export function withOwnColor(colors: OwnColors, name: OwnColorName, color: string | null): OwnColors {
  const { [name]: _, ...others } = colors;
  return color ? { ...others, [name]: color } : others;
}
