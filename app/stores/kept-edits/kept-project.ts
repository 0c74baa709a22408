import { type Page, parsePage } from "~/sections/page";
import type { ProjectContent } from "../projects/project-document";

/** A project changed on this device that the server does not have yet: only the sections that differ. */
export interface KeptProject {
  projectId: string;
  /** What the server had when it was changed. */
  base: ProjectContent;
  present: ProjectContent;
}

export const keptProjectKey = (projectId: string) => `project-${projectId}`;

export function parseKeptProject({ projectId, base, present }: Record<string, unknown>): KeptProject | null {
  if (typeof projectId !== "string" || !isContent(base) || !isContent(present)) return null;
  return { projectId, base: parsed(base), present: parsed(present) };
}

function isContent(value: unknown): value is ProjectContent {
  return typeof value === "object" && value !== null && "page" in value && "title" in value;
}

function parsed({ title, page }: ProjectContent): { title: string; page: Page } {
  return { title: String(title), page: parsePage(page) };
}
