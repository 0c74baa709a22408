import type { Scene } from "~/scene/storyboard";

/** What a person made of a scene: that it keeps its look beside others changes nothing in it. */
export function withoutKeptLook(scene: Scene | undefined): Scene | undefined {
  if (!scene?.keptLook) return scene;
  const { keptLook: _, ...rest } = scene;
  return rest;
}
