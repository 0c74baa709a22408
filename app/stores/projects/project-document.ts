import * as z from "zod/mini";
import { acceptedClaimSchema } from "~/domain/facts/accepted-claim";
import { factSheetSchema } from "~/domain/facts/fact-sheet";
import { pageSchema } from "~/sections/page";

/** `projects/{projectId}`: a product page that is being made. Its owner and the people it is shared with edit it in the browser. */
export const projectDocumentSchema = z.object({
  ownerId: z.string(),
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  page: pageSchema,
  /** The product whose facts it states; null where it has its own alone. */
  productId: z.nullable(z.string().check(z.maxLength(128))),
  /** Facts of its own: of a page it was made from, and what people stated in it. */
  facts: factSheetSchema,
  acceptedClaims: z._default(z.array(acceptedClaimSchema).check(z.maxLength(400)), []),
  /** The folder it lies in, by its name; null outside all folders. */
  folder: z._default(z.nullable(z.string().check(z.maxLength(80))), null),
  /** E-mail addresses in lower case of people who edit it too. */
  members: z._default(z.array(z.string().check(z.maxLength(254))).check(z.maxLength(50)), []),
  createdAt: z.date(),
  updatedAt: z.date(),
  trashedAt: z._default(z.nullable(z.date()), null),
});
export type ProjectDocument = z.infer<typeof projectDocumentSchema>;
export type Project = ProjectDocument & { id: string };

export function parseProject(id: string, data: unknown): Project {
  return { id, ...projectDocumentSchema.parse(data) };
}
