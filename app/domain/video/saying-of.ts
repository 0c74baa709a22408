import type { RewriteSlot, SceneLines } from "./rewrite";

const slots: readonly RewriteSlot[] = ["label", "headline", "body", "action", "spoken"];

/** What the copy of a scene or one line of it says, as one text: callers remember by it what they have seen. */
export function sayingOf(lines: SceneLines, target: RewriteSlot | "scene"): string {
  return target === "scene"
    ? slots.flatMap((slot) => lines[slot]?.trim() || []).join("\n")
    : (lines[target]?.trim() ?? "");
}
