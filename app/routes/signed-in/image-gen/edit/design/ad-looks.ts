import type { ShareBox } from "~/domain/image/picture-report";
import { type AdTheme, inColours, themeOfTemplate } from "~/image-editor/ad/ad-theme";
import { themeOfBrand } from "~/image-editor/ad/brand-theme";
import { paletteOfPicture } from "~/image-editor/ad/picture-colours";
import { mapPicture, type PictureMap, type Pixels } from "~/image-editor/ad/picture-map";
import { smallCopy } from "~/image-editor/ad/small-copy";
import type { ImageLevels } from "~/image-editor/image-levels";
import { builtInTemplates, templateOrDefault } from "~/scene/templates/built-in-templates";
import type { Board } from "~/stores/boards/board-document";
import type { Brand } from "~/stores/brands/brand-document";

/** What is known of a picture by its pixels: its colours, and where it is calm. */
export interface PictureLook {
  pixels: Pixels;
  map: PictureMap;
}

/** Boards in whose colours an ad can be dressed. */
const mostBoardThemes = 8;

export function lookOf(levels: ImageLevels, subject: ShareBox | null): PictureLook {
  const pixels = smallCopy(levels, (context, size) => {
    const place = { x: 0, y: 0, ...size };
    levels.draw(context, place, place);
  });
  return { pixels, map: mapPicture(pixels, subject) };
}

/**
 * A person's default brand, the colours of the boards that an image lies on and of others, the templates of the videos, other
 * brands, and the image's own colours.
 */
export function adThemes(
  userId: string,
  brands: readonly Brand[],
  boards: readonly Board[],
  assetId: string,
  look: PictureLook | null,
): AdTheme[] {
  const withColours = boards.filter(({ palette }) => palette.length > 1);
  const ownFirst = withColours.toSorted(
    (one, other) => Number(other.assetIds.includes(assetId)) - Number(one.assetIds.includes(assetId)),
  );
  const ofBoards = ownFirst.slice(0, mostBoardThemes).map(({ id, name, palette, typography }) => {
    const template = builtInTemplates.find(({ style }) => style === typography) ?? templateOrDefault("");
    return inColours(themeOfTemplate(template), `board/${id}`, name, palette);
  });
  const plain = themeOfTemplate(templateOrDefault(""));
  const ofPicture = look
    ? [inColours(plain, "picture", "This picture’s colours", paletteOfPicture(look.pixels))]
    : [];
  const ofTemplates = builtInTemplates.flatMap((template) =>
    template.palettes.slice(0, 2).map((_, index) => themeOfTemplate(template, index)),
  );
  // The first is taken until somebody chooses: their default brand, never one that they only have.
  const ofBrands = (isFirst: boolean) =>
    brands
      .filter(({ isDefault, ownerId }) => (isDefault && ownerId === userId) === isFirst)
      .map((brand) => themeOfBrand(plain, brand));
  return [...ofBrands(true), ...ofBoards, ...ofTemplates, ...ofBrands(false), ...ofPicture];
}
