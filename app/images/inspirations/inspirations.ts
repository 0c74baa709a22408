import { type Inspiration, type InspirationImage, inspirationCategories } from "./inspiration";
import { inspirationPrompts } from "./inspiration-prompts";
import measured from "./pictures.json";

const pictures: Record<string, InspirationImage> = measured;

/** Every inspiration that has its picture, category by category. */
export const inspirations: readonly Inspiration[] = inspirationCategories.flatMap(({ id: category }) =>
  inspirationPrompts[category].flatMap((prompt) => {
    const picture = pictures[prompt.id];
    return picture ? [{ ...prompt, category, picture }] : [];
  }),
);

export function findInspiration(id: string | null): Inspiration | null {
  return inspirations.find((inspiration) => inspiration.id === id) ?? null;
}
