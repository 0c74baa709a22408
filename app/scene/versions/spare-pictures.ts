import type { PictureTake } from "~/domain/video/take";
import { pictureContent } from "~/scene/media-of-asset";
import { mediaOf } from "~/scene/resolve/scene-slots";
import type { MediaContent, Scene } from "~/scene/storyboard";

/** Marks a take that keeps the picture of a scene this version does not have, for versions that have it. */
const prefix = "of-";

/** What every scene shows, by its id, those among them that the present version does without. */
export function picturesOf(scenes: readonly Scene[]): Record<string, MediaContent> {
  const spare = scenes.flatMap(({ takes = [] }) =>
    takes.flatMap((take) =>
      take.kind === "picture" && take.id.startsWith(prefix)
        ? [[take.id.slice(prefix.length), pictureContent(contentOf(take))] as const]
        : [],
    ),
  );
  const shown = scenes.flatMap((scene) => {
    const media = mediaOf(scene);
    return media ? [[scene.id, media] as const] : [];
  });
  return Object.fromEntries([...spare, ...shown]);
}

/** The scenes with the pictures they have no scene for among the takes of the first: none is lost by choosing them. */
export function withSparePictures(
  scenes: readonly Scene[],
  pictures: Readonly<Record<string, MediaContent>>,
  keptAt: Date,
): Scene[] {
  const spare = Object.entries(pictures).flatMap(([sceneId, media]): PictureTake[] => {
    if (media.kind !== "picture" || scenes.some(({ id }) => id === sceneId)) return [];
    const { assetId, alt, areas, missing } = media;
    const stamp = { id: `${prefix}${sceneId}`, keptAt: keptAt.toISOString(), madeBy: null };
    return [
      { ...stamp, kind: "picture", assetId, alt, ...(areas && { areas }), ...(missing && { missing }) },
    ];
  });
  const [first, ...rest] = scenes;
  if (!first || spare.length === 0) return [...scenes];
  return [{ ...first, takes: [...(first.takes ?? []), ...spare] }, ...rest];
}

function contentOf({ assetId, alt, areas, missing }: PictureTake) {
  return { assetId, alt, ...(areas && { areas }), ...(missing && { missing }) };
}
