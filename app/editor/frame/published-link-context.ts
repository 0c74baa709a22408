import { createContext } from "react";
import type { PublishedLink } from "~/studio/published-note";

/** What the video's link shows; null where it had none when the page was opened. */
export const PublishedLinkContext = createContext<PublishedLink | null>(null);
