import type { FontFamily } from "~/media/fonts/font-family";
import type { CaptionTrack } from "~/player/caption-track";
import type { Composition } from "~/scene/composition";
import type { CallToAction } from "~/stores/publications/call-to-action";
import type { Embedding } from "~/stores/publications/embedding";

/** Everything a public page shows of a video. Plain data: it travels from the server to the browser as it is. */
export interface WatchedVideo {
  contentId: string;
  title: string;
  description: string;
  /** Resolved on the server, so that public pages carry no templates. */
  composition: Composition;
  /** Only the fonts it is set in, so that public pages carry no list of all. */
  fontFamilies: FontFamily[];
  opening: OpeningFiles;
  /** None where its owner shows none. */
  chapters: Chapter[];
  /** Its scenes in words, where they are not its chapters: its text for whoever cannot see it. */
  words: Chapter[];
  /** Captions that viewers may choose from. */
  captionTracks: CaptionTrack[];
  /** A button to another site. */
  callToAction: CallToAction | null;
  /** Whoever is signed in may make a copy of it as a draft of their own. */
  mayDuplicate: boolean;
  /** ISO 8601; null before it is published. */
  publishedAt: string | null;
  /** That day as people read it; empty before it is published. */
  publishedDay: string;
  /** Path of the still picture, if one was uploaded. */
  posterPath: string | null;
  /** Path of a few moments of it in motion. */
  previewPath: string | null;
  /** The first frame, small, as a `data:` address; null where nobody drew it as the video is now. */
  openingPicture: string | null;
  /** `size` as people read it. */
  download: { path: string; size: string; width: number; height: number } | null;
  /** Behind a password: not for search engines, not to be embedded elsewhere. */
  isProtected: boolean;
  /** Which sites may show its player. */
  embedding: Embedding["by"];
}

/** What the first frame needs: addresses of fonts and ids of pictures. */
export interface OpeningFiles {
  fonts: string[];
  pictureIds: string[];
}

/** One scene in words: a way into the video, and its text for whoever cannot see it. */
export interface Chapter {
  /** Stays the same when the video is edited. */
  key: string;
  startSeconds: number;
  /** Small words above the headline; may be empty, as may `text`. */
  label: string;
  headline: string;
  text: string;
}

/** What stands for the picture until the first frame is drawn: that frame itself, small, where the video begins there. */
export function coverOf(
  { openingPicture, posterPath }: Pick<WatchedVideo, "openingPicture" | "posterPath">,
  startSeconds: number | null,
): string | undefined {
  return (startSeconds === null ? openingPicture : null) ?? posterPath ?? undefined;
}

/** Where a picture of the video is served to whoever may see the video. */
export function publicPicturePath(contentId: string, assetId: string): string {
  return `/media/assets/${encodeURIComponent(assetId)}?in=${encodeURIComponent(contentId)}`;
}
