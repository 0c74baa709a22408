import * as z from "zod/mini";
import { acceptedClaimSchema } from "~/domain/facts/accepted-claim";
import { factSheetSchema } from "~/domain/facts/fact-sheet";
import { pageSchema } from "~/sections/page";
import { reviewLimits } from "../review/review-limits";
import { projectLimits } from "./project-limits";

/** `projects/{projectId}`: a product page that is being made. Its owner and the people it is shared with edit it in the browser. */
export const projectDocumentSchema = z.object({
  ownerId: z.string(),
  title: z.string().check(z.minLength(1), z.maxLength(projectLimits.titleCharacters)),
  page: pageSchema,
  /** The product whose facts it states; null where it has its own alone. */
  productId: z.nullable(z.string().check(z.maxLength(128))),
  /** Facts of its own: of a page it was made from, and what people stated in it. */
  facts: factSheetSchema,
  acceptedClaims: z._default(z.array(acceptedClaimSchema).check(z.maxLength(400)), []),
  /** The folder it lies in, by its name; null outside all folders. */
  folder: z._default(z.nullable(z.string().check(z.maxLength(projectLimits.folderCharacters))), null),
  /** E-mail addresses in lower case of people who edit it too. */
  members: z._default(
    z.array(z.string().check(z.maxLength(254))).check(z.maxLength(reviewLimits.members)),
    [],
  ),
  /** When a version of it was last kept by itself; null before it was first edited. */
  versionedAt: z._default(z.nullable(z.date()), null),
  createdAt: z.date(),
  updatedAt: z.date(),
  trashedAt: z._default(z.nullable(z.date()), null),
});
export type ProjectDocument = z.infer<typeof projectDocumentSchema>;
export type Project = ProjectDocument & { id: string };

export function parseProject(id: string, data: unknown): Project {
  return { id, ...projectDocumentSchema.parse(data) };
}

/** What its owner and members edit and can take back. */
export type ProjectContent = Pick<ProjectDocument, "title" | "page">;

/** Somebody as rules know them: an address counts where it is proved. */
export interface ProjectPerson {
  userId: string;
  email: string | null;
  emailVerified: boolean;
}

/** What somebody is to a project: its owner, one of those it is shared with, or nobody (null). */
export function roleIn(
  { ownerId, members }: Pick<ProjectDocument, "ownerId" | "members">,
  { userId, email, emailVerified }: ProjectPerson,
): "owner" | "member" | null {
  if (ownerId === userId) return "owner";
  return emailVerified && email && members.includes(email.toLowerCase()) ? "member" : null;
}
