import * as z from "zod/mini";
import { pageSchema } from "~/sections/page";
import { projectLimits } from "./project-limits";

/** `projects/{projectId}/versions/{versionId}`: title and page as they were. */
export const versionDocumentSchema = z.object({
  title: z.string().check(z.maxLength(projectLimits.titleCharacters)),
  page: pageSchema,
  /** As a person called it; one that has a name is never forgotten by itself. */
  name: z.nullable(z.string().check(z.maxLength(projectLimits.versionNameCharacters))),
  /** `edited` is how it was before it was edited on, `published` how it was published. */
  reason: z.enum(["edited", "named", "published"]),
  /** Who kept it: with `edited`, who edited on. */
  authorId: z.string(),
  authorName: z._default(z.string(), ""),
  /** When it was last changed before it was kept. */
  asOf: z.date(),
  createdAt: z.date(),
});
export type VersionDocument = z.infer<typeof versionDocumentSchema>;
export type Version = VersionDocument & { id: string };

export function parseVersion(id: string, data: unknown): Version {
  return { id, ...versionDocumentSchema.parse(data) };
}

/** A version is kept by itself when a page is edited and the last one is older. */
export const versionEveryMs = 10 * 60_000;
