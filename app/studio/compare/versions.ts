import { sameData } from "~/domain/data/same-data";
import type { Take } from "~/domain/video/take";
import { bringBack, type NewMark } from "~/scene/edit-takes";
import { shownStoryboard } from "~/scene/shown-storyboard";
import type { Storyboard } from "~/scene/storyboard";

/** A whole video that can stand beside another one. */
export interface Version {
  id: string;
  name: string;
  storyboard: Storyboard;
}

interface Sources {
  now: Storyboard;
  /** As it was when the page was opened. */
  opened: Storyboard;
  variants: readonly { name: string; storyboard: Storyboard }[];
  newMark: NewMark;
}

/**
 * Every version of a video there is to compare: as it is, as it was, in other variants, and with what a scene had before.
 * No two of them show the same.
 */
export function versionsOf({ now, opened, variants, newMark }: Sources): Version[] {
  const takes = now.scenes.flatMap((scene, index) =>
    (scene.takes ?? []).map((take) => ({
      id: `take/${scene.id}/${take.id}`,
      name: `Scene ${index + 1}: ${nameOf(take)}`,
      storyboard: bringBack(now, scene.id, take, newMark),
    })),
  );
  const all = [
    { id: "now", name: "As it is now", storyboard: now },
    { id: "opened", name: "When you opened it", storyboard: opened },
    ...variants.map(({ name, storyboard }, index) => ({ id: `variant/${index}`, name, storyboard })),
    ...takes,
  ];
  const shown = all.map(({ storyboard }) => shownStoryboard(storyboard));
  return all.filter((_, index) => !shown.slice(0, index).some((earlier) => sameData(earlier, shown[index])));
}

function nameOf(take: Take): string {
  if (take.kind === "picture") return take.alt ? `picture “${take.alt}”` : "earlier picture";
  const { headline, body, label, action } = take.lines;
  return `“${headline || body || label || action || take.spoken || "no words"}”`;
}
