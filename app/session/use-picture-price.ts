import { usePageData } from "~/session/page-data";

/** Credits for a picture of a scene by the model that makes them here; null where there is none. */
export function usePicturePrice(): number | null {
  return usePageData().studio?.models.pictures[0]?.creditsPerResult ?? null;
}
