/** Who is asking, as far as a verified token says. The `userId` cookie is never a source of this. */
export type Viewer =
  | { kind: "anonymous" }
  | {
      kind: "user" | "staff";
      /** Firebase uid, the product's user_id. */
      userId: string;
      email: string | null;
      /** Whether the address was proved to be theirs; anybody may sign up with any. */
      emailVerified: boolean;
      displayName: string | null;
      /** When the verified token ends, in seconds since the epoch. */
      expiresAtSeconds: number;
      /** The member of staff who looks at this account, and changes nothing of it; absent where it is its owner. */
      viewedBy?: { userId: string; endsAtMs: number };
    };

export type SignedInViewer = Exclude<Viewer, { kind: "anonymous" }>;

/** What a person is called on the screen. */
export function viewerName(viewer: Viewer): string {
  return viewer.kind === "anonymous" ? "" : (viewer.displayName ?? viewer.email ?? "Account");
}
