/** Red, green, blue from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** What a mask is shown in; `accent` is the page's own. On an image of one, another is seen. */
export const maskColours = ["accent", "blue", "green", "pink"] as const;
export type MaskColour = (typeof maskColours)[number];

export const coloursOfMasks: Record<Exclude<MaskColour, "accent">, Colour> = {
  blue: [20, 130, 255],
  green: [40, 205, 90],
  pink: [255, 70, 190],
};
