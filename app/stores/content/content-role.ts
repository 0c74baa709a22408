import type { ContentDocument } from "./content-document";

/** What somebody may do with a video, from all to least. */
export type ContentRole = "owner" | "edit" | "comment" | "view";
export const memberRoles = ["view", "comment", "edit"] as const;
export type MemberRole = (typeof memberRoles)[number];

/** What a link gives. To edit, a person is invited by their address. */
export type LinkRole = "view" | "comment";

/** Somebody as rules know them: an address counts where it is proved. */
export interface Person {
  userId: string;
  email: string | null;
  emailVerified: boolean;
}

type Shared = Pick<ContentDocument, "ownerId" | "members" | "commenters" | "editors" | "trashedAt">;

/** What the members of a video may do, in the order they were added. */
export function membersOf(content: Pick<Shared, "members" | "commenters" | "editors">) {
  const { members = [], commenters = [], editors = [] } = content;
  return members.map((email): { email: string; role: MemberRole } => ({
    email,
    role: editors.includes(email) ? "edit" : commenters.includes(email) ? "comment" : "view",
  }));
}

/** The same people once one of them may do something else, is new, or (`null`) is out. */
export function withMember(
  members: readonly { email: string; role: MemberRole }[],
  email: string,
  role: MemberRole | null,
): { email: string; role: MemberRole }[] {
  const roles = new Map(members.map((member) => [member.email, member.role]));
  if (role) roles.set(email, role);
  else roles.delete(email);
  return [...roles].map(([address, its]) => ({ email: address, role: its }));
}

/** The same as it is stored. */
export function storedMembers(members: readonly { email: string; role: MemberRole }[]) {
  const having = (role: MemberRole) => members.filter((one) => one.role === role).map(({ email }) => email);
  return {
    members: members.map(({ email }) => email),
    commenters: having("comment"),
    editors: having("edit"),
  };
}

/** What a video is to somebody by its own document, as rules have it; null for nothing. Links are apart. */
export function roleIn(content: Shared, { userId, email, emailVerified }: Person): ContentRole | null {
  if (content.ownerId === userId) return "owner";
  if (!emailVerified || !email || content.trashedAt) return null;
  return membersOf(content).find((member) => member.email === email.toLowerCase())?.role ?? null;
}

export function mayEdit(role: ContentRole | null): boolean {
  return role === "owner" || role === "edit";
}
