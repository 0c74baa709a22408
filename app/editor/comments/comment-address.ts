import { href } from "react-router";

/** Where the editor opens a video, at a comment or through a link of its owner's. */
export function editorAddress(contentId: string, query: Record<string, string> = {}): string {
  const address = new URL(href("/content/:contentId/edit", { contentId }), location.origin);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
}

export function commentAddress(contentId: string, commentId: string): string {
  return editorAddress(contentId, { panel: "comments", comment: commentId });
}
