import { href } from "react-router";

/** Brings everything that made an inspiration into the composer. */
export function remixAddress(inspirationId: string): string {
  return `${href("/image-gen")}?inspiration=${encodeURIComponent(inspirationId)}`;
}
