import { href } from "react-router";

/** Where a page is edited. */
export function projectAddress(projectId: string): string {
  return `${href("/pdp/project")}/${projectId}`;
}
