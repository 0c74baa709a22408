import * as z from "zod/mini";
import { pageSchema } from "~/sections/page";
import { versionFields } from "../review/versions";
import { projectLimits } from "./project-limits";

/** `projects/{projectId}/versions/{versionId}`: title and page as they were. */
const versionDocumentSchema = z.object({
  ...versionFields,
  title: z.string().check(z.maxLength(projectLimits.titleCharacters)),
  page: pageSchema,
  /** `edited` is how it was before it was edited on, `published` how it was published. */
  reason: z.enum(["edited", "named", "published"]),
});
export type Version = z.infer<typeof versionDocumentSchema> & { id: string };

export function parseVersion(id: string, data: unknown): Version {
  return { id, ...versionDocumentSchema.parse(data) };
}
