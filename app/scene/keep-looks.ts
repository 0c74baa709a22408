import { type Library, templateFrom } from "~/scene/library";
import { themeOf } from "~/scene/resolve/scene-theme";
import { designsOf } from "~/scene/resolve/whole-video";
import { shotsOf } from "~/scene/shots";
import type { Scene, Storyboard } from "~/scene/storyboard";

/**
 * What an edit of the list of scenes made, with the look that every scene had before: layouts and grounds are chosen along the
 * video, so that a scene that comes, goes or moves would give others another one. Only what would change is written down. Where
 * the edit gives the video another template or seed, that decides.
 */
export function keepLooks(before: Storyboard, after: Storyboard, library: Library): Storyboard {
  if (idsOf(before) === idsOf(after)) return after;
  if (before.templateId !== after.templateId || before.seed !== after.seed) return after;
  const designsBefore = designsIn(before, library);
  const was = new Map(before.scenes.map(({ id }, index) => [id, designsBefore[index]!]));
  let kept = after;
  let designs = designsIn(kept, library);
  for (const [index, { first }] of shotsOf(after.scenes).entries()) {
    const scene = after.scenes[index]!;
    const had = was.get(scene.id);
    if (!had || index !== first) continue;
    const hasLayout = () => designs[index]?.layout.id === had.layout.id;
    if (hasLayout() && designs[index]?.ground === had.ground) continue;
    const layoutId = had.layout.id;
    const { templateId, seed } = after;
    const keptLook = { ...scene.keptLook, templateId, seed, layoutId, ground: had.ground };
    kept = withScene(kept, index, { ...scene, keptLook });
    designs = designsIn(kept, library);
    if (hasLayout()) continue;
    kept = withScene(kept, index, { ...scene, keptLook, layoutId });
    designs = designsIn(kept, library);
  }
  return kept;
}

/** An edit after which all scenes look as they did. */
export function keepingLooks(
  edit: (storyboard: Storyboard) => Storyboard,
  library: Library,
): (storyboard: Storyboard) => Storyboard {
  return (storyboard) => keepLooks(storyboard, edit(storyboard), library);
}

export function designsIn(storyboard: Storyboard, library: Library) {
  const { template, palette } = themeOf(templateFrom(library, storyboard.templateId), storyboard);
  return designsOf(storyboard, template, palette, library);
}

function withScene(storyboard: Storyboard, index: number, scene: Scene): Storyboard {
  return { ...storyboard, scenes: storyboard.scenes.with(index, scene) };
}

function idsOf({ scenes }: Storyboard): string {
  return scenes.map(({ id }) => id).join("\n");
}
