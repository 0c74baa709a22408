export const projectLimits = {
  /** Of one person, with those in the trash: as many as lists show. */
  projects: 500,
  members: 50,
  folderCharacters: 80,
  titleCharacters: 200,
  /** Kept by themselves; the oldest is forgotten. */
  versions: 40,
  namedVersions: 40,
  versionNameCharacters: 80,
  comments: 500,
  commentCharacters: 2000,
} as const;

/** A project that cannot be made or shared so. `message` says why, and what to do. */
export class ProjectError extends Error {
  override name = "ProjectError";
  constructor(
    readonly code:
      | "too-many-projects"
      | "too-many-members"
      | "not-an-address"
      | "too-many-versions"
      | "too-many-comments"
      | "comment-too-long",
    message: string,
  ) {
    super(message);
  }
}
