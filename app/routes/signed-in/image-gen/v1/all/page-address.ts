import type { GalleryView } from "~/images/gallery/gallery-view";
import { defaultGalleryView, galleryViewParameters, parseGalleryView } from "~/images/gallery/gallery-view";
import type { PagePlace } from "~/images/gallery/image-page";

/** What the list shows, and which page of it; all of it is in the address. */
export interface ListAddress {
  view: GalleryView;
  place: PagePlace;
}

/** Reads an address; of what the newer list can filter by, this one knows the search and the status. */
export function parseListAddress(parameters: URLSearchParams): ListAddress {
  const { search, show } = parseGalleryView(parameters);
  const [older, newer] = [parameters.get("older"), parameters.get("newer")];
  return {
    view: { ...defaultGalleryView, search, show },
    place: older ? { side: "older", imageId: older } : newer ? { side: "newer", imageId: newer } : null,
  };
}

/** The address as a search, beginning with "?"; of the newest page of everything it is "?" alone, which clears it. */
export function listSearch({ view, place }: ListAddress): string {
  const parameters = galleryViewParameters(view);
  if (place) parameters.set(place.side, place.imageId);
  return `?${parameters}`;
}
