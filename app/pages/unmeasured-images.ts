import { mediaAddress } from "~/client/media-address";
import type { Page } from "~/sections/page";
import type { PageImage } from "~/sections/shown-page";
import { imagesOfPage } from "./images-of-page";

/** The images of a page as a picture of it needs them, of assets nothing is known of but their ids: nothing is read for it. */
export function unmeasuredImages(page: Page): ReadonlyMap<string, PageImage> {
  return new Map(
    imagesOfPage(page).map(({ assetId }) => [
      assetId,
      { src: mediaAddress(assetId, 640), width: 1200, height: 900, files: [], color: null },
    ]),
  );
}
