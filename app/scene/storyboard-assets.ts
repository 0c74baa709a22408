import type { Anchor } from "~/scene/anchor";
import type { Element, Overlay } from "~/scene/element";
import type { Scene, Storyboard } from "~/scene/storyboard";

/** Every file a scene shows or lets be heard, with those of its elements; takes that lie aside do not count. */
export function assetIdsOfScene({ slots, voice, elements }: Scene): string[] {
  return [
    ...Object.values(slots).flatMap((slot) => ("assetId" in slot ? [slot.assetId] : [])),
    ...(voice ? [voice.assetId] : []),
    ...Object.values(elements ?? {}).flatMap(assetIdsOfAdded),
  ];
}

/** Every file that a video shows or lets be heard besides its scenes' own, and its brand's, each with the scene it begins in. */
export function assetsBesideScenes({
  overlays,
  sounds,
  music,
}: Storyboard): { assetId: string; at?: Anchor }[] {
  return [
    ...Object.values(overlays ?? {}).flatMap((overlay) =>
      assetIdsOfAdded(overlay).map((assetId) => ({ assetId, at: overlay.start })),
    ),
    ...Object.values(sounds ?? {}).flatMap(({ source, start }) =>
      source.kind === "file" ? [{ assetId: source.assetId, at: start }] : [],
    ),
    ...(music?.assetId !== undefined ? [{ assetId: music.assetId }] : []),
  ];
}

/** Every file that a video needs, each once: what its scenes and what lies over them show and sound, and its brand's. */
export function assetIdsOf(storyboard: Storyboard): string[] {
  const { logos, typefaces = [] } = storyboard.brand ?? {};
  return [
    ...new Set([
      ...storyboard.scenes.flatMap(assetIdsOfScene),
      ...assetsBesideScenes(storyboard).map(({ assetId }) => assetId),
      ...Object.values(logos ?? {}).flatMap((logo) => logo?.assetId ?? []),
      ...typefaces.map(({ assetId }) => assetId),
    ]),
  ];
}

function assetIdsOfAdded({ content }: Element | Overlay): string[] {
  return content.kind === "picture" || content.kind === "clip" ? [content.assetId] : [];
}
