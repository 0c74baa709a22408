import { type MediaType, mediaKindOf } from "~/domain/assets/media-type";
import { isSubjectMissing, type KeptReport, type PictureAreas } from "~/domain/image/picture-report";
import type { MediaContent } from "~/scene/storyboard";

interface MediaAsset {
  id: string;
  /** What it shows; empty where nobody said. A file's name is no description. */
  alt: string;
  mediaType: MediaType;
  width: number;
  height: number;
  report?: KeptReport | null | undefined;
}

type PictureContent = Extract<MediaContent, { kind: "picture" }>;

/** What a scene's picture slot holds for an asset of its own; null for what cannot be seen. */
export function mediaOfAsset({
  id,
  mediaType,
  width,
  height,
  report,
  ...asset
}: MediaAsset): MediaContent | null {
  const alt = asset.alt.slice(0, 400);
  switch (mediaKindOf(mediaType)) {
    case "picture": {
      if (!report) return pictureContent({ assetId: id, alt });
      const { box, textBox, textLuminance, missing } = report;
      const areas = { box, textBox, ...(textLuminance && { textLuminance }), ratio: width / height };
      return pictureContent({ assetId: id, alt, areas, ...(isSubjectMissing(report) && { missing }) });
    }
    case "clip":
      return {
        kind: "clip",
        assetId: id,
        alt,
        focusX: 0.5,
        focusY: 0.5,
        trimStartSeconds: 0,
        trimEndSeconds: null,
        speed: 1,
        loop: true,
        gain: 0,
      };
    case "sound":
    case "typeface":
      return null;
  }
}

/** Its width to its height; undefined where that is not known. */
export function ratioOfAsset({ width, height }: { width: number; height: number }): number | undefined {
  return width / height || undefined;
}

/** A picture as it is when it comes into a scene: cropped about its subject where that is known, else about its middle. */
export function pictureContent(
  picture: Pick<PictureContent, "assetId" | "alt" | "areas" | "missing">,
): PictureContent {
  const { x, y } = middleOfSubject(picture.areas);
  return { kind: "picture", ...picture, focusX: x, focusY: y };
}

/** The middle of a picture's subject, or of the picture. */
export function middleOfSubject(areas: PictureAreas | undefined): { x: number; y: number } {
  const box = areas?.box ?? { x: 0, y: 0, width: 1, height: 1 };
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
