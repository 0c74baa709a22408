import traits from "./traits.json";

/** Where a thing is seen out of doors. */
export type Outdoors = keyof typeof traits.outdoors;

const outdoors = Object.entries(traits.outdoors) as [Outdoors, string[]][];
const recolourable = new Set(traits.recolourable);
const animals = new Set(traits.animals);
const ingredients = new Set(traits.ingredients);

/** The places where a subject is at home out of doors; none for what lives indoors. */
export function outdoorsOf(id: string): Outdoors[] {
  return outdoors.filter(([, ids]) => ids.includes(id)).map(([place]) => place);
}

/** Whether a subject is sold in any colour, so that it may be given one. */
export function isRecolourable(id: string): boolean {
  return recolourable.has(id);
}

/** Whether a subject is a live animal: a dish that is made of one does not show it. */
export function isAnimal(id: string): boolean {
  return animals.has(id);
}

const pets: ReadonlySet<string> = new Set(["dog", "cat", "black-cat", "horse", "poodle", "paw-prints"]);

/** Whether a subject is an animal that things are made for. */
export function isPet(id: string): boolean {
  return pets.has(id);
}

/** Whether other things are made of a subject, smell of it or are named after it: "lemon cake", "Red Lion Plumbing". */
export function isIngredient(id: string): boolean {
  return animals.has(id) || ingredients.has(id);
}
