/** Of one work, page or video. */
export const reviewLimits = {
  members: 50,
  /** Kept by themselves; the oldest is forgotten. */
  versions: 40,
  namedVersions: 40,
  versionNameCharacters: 80,
  comments: 500,
  commentCharacters: 2000,
} as const;

/** What cannot be shared, kept or said so. `message` says why, and what to do. */
export class ReviewError extends Error {
  override name = "ReviewError";
  constructor(
    readonly code:
      | "too-many-members"
      | "not-an-address"
      | "too-many-versions"
      | "too-many-comments"
      | "comment-too-long"
      | "too-many-links",
    message: string,
  ) {
    super(message);
  }
}
