import { href } from "react-router";

/** Where everybody signed in sees a public image, with what made it. */
export function publicImageAddress(imageId: string): string {
  return `${href("/image-gen/trending")}?image=${encodeURIComponent(imageId)}`;
}
