import type { Scene } from "./storyboard";

/** The slot of a scene in which a statement of it is changed: the text it stands in, or the number it was made of. */
export function fieldOfStatement({ slots }: Pick<Scene, "slots">, statement: string): string | null {
  const found = Object.entries(slots).find(
    ([, slot]) => slot.kind === "text" && slot.text.includes(statement),
  );
  if (found) return found[0];
  return Object.entries(slots).find(([, { kind }]) => kind === "number")?.[0] ?? null;
}
