import { WriteRefused } from "~/firebase/write-refusal";

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
export class ReviewError extends WriteRefused {
  constructor(code: "not_valid" | "too_large" | "too_many", message: string) {
    super({ code, message });
  }
}
