import { useMemo } from "react";
import { type AdTheme, inColours, themeOfTemplate } from "~/image-editor/ad/ad-theme";
import { paletteOfPicture } from "~/image-editor/ad/picture-colours";
import { mapPicture, type PictureMap, type Pixels } from "~/image-editor/ad/picture-map";
import { smallCopy } from "~/image-editor/ad/small-copy";
import type { ImageLevels } from "~/image-editor/image-levels";
import { useBoards } from "~/images/boards/use-boards";
import { builtInTemplates, templateOrDefault } from "~/scene/templates/built-in-templates";
import type { LoadedImage } from "../loaded-images";

export interface AdLooks {
  themes: readonly AdTheme[];
  map: PictureMap | null;
}

/** Boards in whose colours an ad can be dressed. */
const mostBoardThemes = 8;

/**
 * What an ad can be dressed in: the colours of the boards that the image lies on and of the others, of the image itself, and
 * the templates of the videos. Boards speak first: who keeps one means it.
 */
export function useAdLooks(userId: string, assetId: string, picture: LoadedImage | null): AdLooks {
  const boards = useBoards(userId);
  const pixels = useMemo<Pixels | null>(() => (picture ? copyOf(picture.levels) : null), [picture]);
  const map = useMemo(() => (pixels ? mapPicture(pixels) : null), [pixels]);
  const themes = useMemo(() => {
    const withColours = (boards ?? []).filter(({ palette }) => palette.length > 1);
    const ownFirst = withColours.toSorted(
      (one, other) => Number(other.assetIds.includes(assetId)) - Number(one.assetIds.includes(assetId)),
    );
    const ofBoards = ownFirst.slice(0, mostBoardThemes).map(({ id, name, palette, typography }) => {
      const template = builtInTemplates.find(({ style }) => style === typography) ?? templateOrDefault("");
      return inColours(themeOfTemplate(template), `board/${id}`, name, palette);
    });
    const ofPicture = pixels
      ? [
          inColours(
            themeOfTemplate(templateOrDefault("")),
            "picture",
            "This picture’s colours",
            paletteOfPicture(pixels),
          ),
        ]
      : [];
    const ofTemplates = builtInTemplates.flatMap((template) =>
      template.palettes.slice(0, 2).map((_, index) => themeOfTemplate(template, index)),
    );
    return [...ofBoards, ...ofTemplates, ...ofPicture];
  }, [boards, assetId, pixels]);
  return { themes, map };
}

function copyOf(levels: ImageLevels): Pixels {
  return smallCopy(levels, (context, size) => {
    const place = { x: 0, y: 0, ...size };
    levels.draw(context, place, place);
  });
}
