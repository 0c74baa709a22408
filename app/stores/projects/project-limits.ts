import { WriteRefused } from "~/firebase/write-refusal";

export const projectLimits = {
  /** Of one person, with those in the trash: as many as lists show. */
  projects: 500,
  folderCharacters: 80,
  titleCharacters: 200,
} as const;

/** A project that cannot be made. `message` says why, and what to do. */
export class ProjectError extends WriteRefused {
  constructor(code: "too_many", message: string) {
    super({ code, message });
  }
}
