import type { Image } from "~/stores/images/image-document";

/** What the page of a new video begins with: an image for its first scene, and what is known of it as the brief. */
export interface VideoState {
  prompt: string;
  picture: { assetId: string; name: string };
}

interface ShownImage {
  assetId: string;
  title: string;
  image: Pick<Image, "request" | "title" | "lettering"> | null;
  /** What is set on it now, a part a line; without it, what was set when it was made. */
  lettering?: string;
}

/**
 * The words set on an image are what it offers: they are the facts. Without them the words it was made from, in their language,
 * else what it is called.
 */
export function videoStateOf({
  assetId,
  title,
  image,
  lettering = image?.lettering,
}: ShownImage): VideoState {
  const prompt = lettering || image?.request?.prompt?.trim() || image?.title || title;
  return { prompt, picture: { assetId, name: image?.title || title } };
}
