import { mediaKindOf } from "~/domain/assets/media-type";
import type { MediaContent } from "~/scene/storyboard";
import type { Asset } from "~/stores/assets/asset-document";

/** What a scene's picture slot holds for an asset of its own; null for a sound. */
export function mediaOfAsset({
  id,
  alt,
  mediaType,
}: Pick<Asset, "id" | "alt" | "mediaType">): MediaContent | null {
  const shared = { assetId: id, alt: alt.slice(0, 400), focusX: 0.5, focusY: 0.5 };
  switch (mediaKindOf(mediaType)) {
    case "picture":
      return { kind: "picture", ...shared };
    case "clip":
      return {
        kind: "clip",
        ...shared,
        trimStartSeconds: 0,
        trimEndSeconds: null,
        speed: 1,
        loop: true,
        gain: 0,
      };
    case "sound":
      return null;
  }
}
