import { type Inspiration, inspirationCategories } from "~/images/inspirations/inspiration";
import { inspirations } from "~/images/inspirations/inspirations";

/** One inspiration of each kind, those that show things first: what the examples are made of. */
export function exampleInspirations(): Inspiration[] {
  return inspirationCategories.flatMap(
    ({ id }) => inspirations.find(({ category }) => category === id) ?? [],
  );
}
