import type { ProjectReading } from "../use-project-session";

/** A project that is known and can be edited. */
export type OpenProject = Extract<ProjectReading, { status: "ready" }>;
