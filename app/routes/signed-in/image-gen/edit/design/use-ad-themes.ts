import { useMemo } from "react";
import { useUsableBrands } from "~/brands/use-usable-brands";
import { useModule } from "~/client/use-module";
import type { AdTheme } from "~/image-editor/ad/ad-theme";
import type { PictureMap } from "~/image-editor/ad/picture-map";
import { useBoards } from "~/images/boards/use-boards";
import type { EditedImage } from "~/images/edit/edited-image";
import { useIdle } from "~/shell/use-idle";
import type { Brand } from "~/stores/brands/brand-document";
import type { LoadedImage } from "../loaded-images";

export interface AdLooks {
  themes: readonly AdTheme[];
  brands: readonly Brand[];
  /** The brand with logos among the person's own files. */
  prepareBrand: (brandId: string) => Promise<Brand>;
  map: PictureMap | null;
}

const loadLooks = () => import("./ad-looks");

/**
 * What an ad can be dressed in: brands, the colours of the boards that the image lies on and of the others, of the image itself, and
 * the templates of the videos. The default brand speaks first, then boards: who keeps one means it. Nothing until the page is idle.
 */
export function useAdLooks(
  userId: string,
  { id: assetId, report }: EditedImage,
  picture: LoadedImage | null,
): AdLooks {
  const boards = useBoards(userId);
  const { brands, prepare } = useUsableBrands();
  const looks = useModule(loadLooks, useIdle());
  const look = useMemo(
    () => (looks && picture ? looks.lookOf(picture.levels, report?.box ?? null) : null),
    [looks, picture, report],
  );
  const themes = useMemo(
    () => looks?.adThemes(userId, brands, boards ?? [], assetId, look) ?? [],
    [looks, userId, brands, boards, assetId, look],
  );
  return { themes, brands, prepareBrand: prepare, map: look?.map ?? null };
}
