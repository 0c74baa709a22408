import { useMemo } from "react";
import { useModule } from "~/client/use-module";
import type { AdTheme } from "~/image-editor/ad/ad-theme";
import type { PictureMap } from "~/image-editor/ad/picture-map";
import { useBoards } from "~/images/boards/use-boards";
import type { EditedImage } from "~/images/edit/edited-image";
import { useIdle } from "~/shell/use-idle";
import type { LoadedImage } from "../loaded-images";

export interface AdLooks {
  themes: readonly AdTheme[];
  map: PictureMap | null;
}

const loadLooks = () => import("./ad-looks");

/**
 * What an ad can be dressed in: the colours of the boards that the image lies on and of the others, of the image itself, and
 * the templates of the videos. Boards speak first: who keeps one means it. Nothing until the page is idle.
 */
export function useAdLooks(
  userId: string,
  { id: assetId, report }: EditedImage,
  picture: LoadedImage | null,
): AdLooks {
  const boards = useBoards(userId);
  const looks = useModule(loadLooks, useIdle());
  const look = useMemo(
    () => (looks && picture ? looks.lookOf(picture.levels, report?.box ?? null) : null),
    [looks, picture, report],
  );
  const themes = useMemo(
    () => looks?.adThemes(boards ?? [], assetId, look) ?? [],
    [looks, boards, assetId, look],
  );
  return { themes, map: look?.map ?? null };
}
