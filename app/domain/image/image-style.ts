/**
 * Style chips of the composer. A model is sent their words after the prompt; the built-in maker, which draws and
 * does not read like a model, has a style of its own for each (workers/maker/image-maker/looks). Recipes hold the ids; one
 * that is no longer offered is passed over.
 */
export const imageStyles = [
  {
    id: "studio",
    label: "Studio photo",
    words: "clean studio photograph, softbox lighting, seamless backdrop, sharp focus",
  },
  {
    id: "editorial",
    label: "Editorial",
    words: "editorial magazine photograph, soft natural window light, muted film colours",
  },
  {
    id: "golden-hour",
    label: "Golden hour",
    words: "golden hour sunlight, long warm shadows, gentle lens glow",
  },
  {
    id: "neon-night",
    label: "Neon night",
    words: "night scene, neon lights in magenta and cyan, deep shadows",
  },
  { id: "noir", label: "Noir", words: "black and white film noir, hard light, high contrast, film grain" },
  {
    id: "pastel",
    label: "Pastel",
    words: "soft pastel colours, low contrast, airy light, gentle gradients",
  },
  {
    id: "vintage-film",
    label: "Vintage film",
    words: "vintage 1970s film photograph, faded blacks, warm cast, visible grain",
  },
  {
    id: "watercolour",
    label: "Watercolour",
    words: "watercolour painting on textured paper, flat washes, pigment edges, light bleeding",
  },
  {
    id: "flat",
    label: "Flat illustration",
    words: "flat vector illustration, few solid colours, simple shapes, no gradients",
  },
  {
    id: "paper-cut",
    label: "Paper cut",
    words: "layered paper cut art, visible paper edges, soft shadows between layers",
  },
  {
    id: "risograph",
    label: "Risograph",
    words: "two-colour risograph print, coarse halftone, slight misregistration, paper texture",
  },
  {
    id: "halftone",
    label: "Halftone print",
    words: "halftone dot print, comic ink, limited colours, bold contrast",
  },
  {
    id: "blueprint",
    label: "Blueprint",
    words: "technical blueprint drawing, white lines on deep blue, fine grid",
  },
  { id: "duotone", label: "Duotone", words: "duotone image in two contrasting colours, graphic, modern" },
] as const satisfies readonly ImageStyle[];

export interface ImageStyle {
  id: string;
  label: string;
  /** What a model is told. */
  words: string;
}
export type ImageStyleId = (typeof imageStyles)[number]["id"];

const byId = new Map<string, (typeof imageStyles)[number]>(imageStyles.map((style) => [style.id, style]));

/** The styles that are known among ids, in the order given; one that is not offered here is passed over. */
export function knownStyles(ids: readonly string[]): (typeof imageStyles)[number][] {
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A prompt with the words of its styles after it, as a model is sent it. */
export function promptWithStyles(prompt: string, styleIds: readonly string[]): string {
  return [prompt.trim(), ...knownStyles(styleIds).map(({ words }) => words)].filter(Boolean).join(", ");
}
