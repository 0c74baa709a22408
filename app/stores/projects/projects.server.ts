import type { ClaimDecisions } from "~/domain/facts/claim-decisions";
import type { Fact } from "~/domain/facts/fact";
import type { FactSheet } from "~/domain/facts/fact-sheet";
import { currentFacts } from "~/domain/products/current-facts";
import { pageWithFacts } from "~/sections/bind-page-facts";
import type { Page } from "~/sections/page";
import type { Settings } from "~/settings/settings.server";
import { auditWrite } from "../audit/audit.server";
import { commitRecorded } from "../audit/commit-recorded.server";
import { claimEvents, settledClaims } from "../claims/settle-claims.server";
import { isDocumentId } from "../firestore/document-id";
import { type FirestoreWrite, firestoreOf } from "../firestore/firestore.server";
import { serverTimestamp } from "../firestore/firestore-values.server";
import { readStored } from "../firestore/read-stored.server";
import { auditedKey } from "../media/media-keys.server";
import { getOwnProduct } from "../products/products.server";
import { deletePublishedPage } from "../published-pages/published-pages.server";
import { deleteBelow } from "../review/delete-below.server";
import { type Project, type ProjectPerson, parseProject, roleIn } from "./project-document";
import { factsOfProject } from "./project-facts";

/** A project whosever it is; null for none, and for what is not readable. */
async function getProject(settings: Settings, projectId: string): Promise<Project | null> {
  if (!isDocumentId(projectId)) return null;
  return readStored(await firestoreOf(settings).get(`projects/${projectId}`), parseProject);
}

/** A project if it is this person's own, also one in the trash; null otherwise, as for none. */
export async function getOwnProject(
  settings: Settings,
  projectId: string,
  ownerId: string,
): Promise<Project | null> {
  const project = await getProject(settings, projectId);
  return project?.ownerId === ownerId ? project : null;
}

/** A project that this person may edit: their own, or one that is shared with an address they proved and not in the trash. */
export async function getEditableProject(
  settings: Settings,
  projectId: string,
  person: ProjectPerson,
): Promise<Project | null> {
  const project = await getProject(settings, projectId);
  const role = project && roleIn(project, person);
  return role === "owner" || (role === "member" && !project?.trashedAt) ? project : null;
}

/** What is known of a project today. */
export interface ProjectToday {
  /** In the words its facts have now. */
  page: Page;
  /** What every fact says now. */
  facts: Fact[];
  /** Those of its product alone. */
  productFacts: Fact[];
  /** Its own sheet and that of its product: what statements are held against. */
  sheets: FactSheet[];
}

/** A project in the words its own facts and those of its product have today. The product is that of the project's owner. */
export async function projectInTodaysFacts(settings: Settings, project: Project): Promise<ProjectToday> {
  const { productId, ownerId, facts: own } = project;
  const product = productId ? await getOwnProduct(settings, productId, ownerId) : null;
  const productFacts = product ? currentFacts(product.facts) : [];
  const facts = factsOfProject(own, productFacts);
  return {
    page: pageWithFacts(project.page, facts),
    facts,
    productFacts,
    sheets: product ? [product.facts, own] : [own],
  };
}

/**
 * Writes down what somebody accepts as it stands, and the facts they state, in one commit with the audit events; returns the project
 * as it then is.
 */
export async function settleProjectClaims(
  settings: Settings,
  project: Project,
  decisions: ClaimDecisions,
  actorId: string,
): Promise<Project> {
  const change = settledClaims(project, { ...decisions, language: project.page.language });
  const path = `projects/${project.id}`;
  await commitRecorded(settings, [
    { kind: "update", path, data: change, exists: true },
    ...claimEvents("project", { actorId, subject: path }, decisions),
  ]);
  return { ...project, ...change };
}

/** The write that keeps a project as a version, for the commit that publishes it. */
export function publishedVersionWrite(
  { id, ownerId, title, updatedAt }: Pick<Project, "id" | "ownerId" | "title" | "updatedAt">,
  page: Page,
): FirestoreWrite {
  return {
    kind: "set",
    path: `projects/${id}/versions/${crypto.randomUUID()}`,
    data: {
      title,
      page,
      name: null,
      reason: "published",
      authorId: ownerId,
      authorName: "",
      asOf: updatedAt,
      createdAt: serverTimestamp,
    },
    exists: false,
  };
}

export const belowProjects = ["versions", "comments", "presence"] as const;

/**
 * Deletes a project for good, with all that was published of it, its versions and its comments. It goes last: broken off in between,
 * it is done again.
 */
export async function deleteProject(
  settings: Settings,
  { id, ownerId }: Pick<Project, "id" | "ownerId">,
): Promise<void> {
  const path = `projects/${id}`;
  await deletePublishedPage(settings, id);
  await deleteBelow(settings, path, belowProjects);
  await commitRecorded(settings, [
    { kind: "delete", path },
    auditWrite({ actorId: ownerId, action: "project.delete", subject: path, details: {} }),
  ]);
  await settings.media.delete([auditedKey(path)]);
}
