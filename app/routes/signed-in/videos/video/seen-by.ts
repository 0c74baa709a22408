import type { Content } from "~/stores/content/content-document";

/** Who may look at a video, in a few words. Links to the editor are known to the editor alone. */
export function seenBy({ status, members = [] }: Pick<Content, "status" | "members">): string {
  if (status === "published") return "Anyone with its link";
  if (members.length === 0) return "Only you";
  return members.length === 1
    ? "You and 1 person you invited"
    : `You and ${members.length} people you invited`;
}
