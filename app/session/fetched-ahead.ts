import { loadOptional } from "~/client/load-module";
import { idleMoment } from "./idle-moment";

/**
 * A part of the product that is fetched once the page is idle, before anybody wants it. So it is there offline; and a browser
 * that could not fetch a part does not ask for it again before the page is loaded anew.
 */
export function fetchedAhead<Part>(fetchPart: () => Promise<Part>): () => Promise<Part> {
  if (typeof window !== "undefined") {
    void idleMoment()
      .then(() => (navigator.onLine ? loadOptional(fetchPart) : null))
      .catch(() => {});
  }
  return fetchPart;
}
