import type { Size } from "~/image-editor/geometry";

/** Width by height of a choice; null where it is free. */
export function ratioOf(choice: string, size: Size): number | null {
  if (choice === "free") return null;
  if (choice === "original") return size.width / size.height;
  const [across = 1, down = 1] = choice.split(":").map(Number);
  return across / down;
}
