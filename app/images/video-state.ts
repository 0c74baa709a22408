import type { Image } from "~/stores/images/image-document";

/** What the page of a new video begins with: an image for its first scene, and what is known of it as the brief. */
export interface VideoState {
  prompt: string;
  picture: { assetId: string; name: string };
}

/** The words an image was made from, in their language; without them what it shows, else what it is called. */
export function videoStateOf({
  assetId,
  title,
  image,
}: {
  assetId: string;
  title: string;
  image: Pick<Image, "request" | "title"> | null;
}): VideoState {
  const prompt = image?.request?.prompt?.trim() || image?.title || title;
  return { prompt, picture: { assetId, name: image?.title || title } };
}
