import { openClaims } from "~/domain/facts/accepted-claim";
import type { Claim } from "~/domain/facts/claim";
import type { Fact } from "~/domain/facts/fact";
import type { FactSheet } from "~/domain/facts/fact-sheet";
import { findClaims } from "~/domain/facts/find-claims";
import { currentFacts } from "~/domain/products/current-facts";
import { pageWithFacts } from "~/sections/bind-page-facts";
import { blocksOf, type Page, sectionsOf } from "~/sections/page";
import type { Settings } from "~/settings/settings.server";
import { isDocumentId } from "~/stores/firestore/document-id";
import { firestoreOf } from "~/stores/firestore/firestore.server";
import { readStored } from "~/stores/firestore/read-stored.server";
import { getOwnProduct } from "~/stores/products/products.server";
import { type Project, parseProject } from "~/stores/projects/project-document";

/** A project if it is this person's own, also one in the trash; null otherwise, as for none. */
export async function getOwnProject(
  settings: Settings,
  projectId: string,
  ownerId: string,
): Promise<Project | null> {
  if (!isDocumentId(projectId)) return null;
  const document = await firestoreOf(settings).get(`projects/${projectId}`);
  if (document?.data.ownerId !== ownerId) return null;
  return readStored(document, parseProject);
}

/** What is known of a project's product and of the project itself. */
export interface KnownOfProject {
  sheets: FactSheet[];
  /** What every fact says now. */
  facts: Fact[];
}

export async function knownOfProject(settings: Settings, project: Project): Promise<KnownOfProject> {
  const { productId, ownerId } = project;
  const product = productId ? await getOwnProduct(settings, productId, ownerId) : null;
  const sheets = [...(product ? [product.facts] : []), project.facts];
  const facts = new Map(sheets.flatMap(currentFacts).map((fact) => [fact.id, fact]));
  return { sheets, facts: [...facts.values()] };
}

/** What nothing backs in a page, in its words of today, and nobody accepted. While there is one it is not published. */
export function openClaimsOfPage(
  page: Page,
  { sheets, facts }: KnownOfProject,
  acceptedClaims: Project["acceptedClaims"],
): Claim[] {
  const parts = sectionsOf(pageWithFacts(page, facts))
    .filter(({ isHidden }) => !isHidden)
    .map((section) => ({
      id: section.id,
      texts: [section.slots, ...blocksOf(section).map(({ slots }) => slots)]
        .flatMap((slots) => Object.values(slots))
        .flatMap((slot) => (slot.kind === "text" ? [slot.text] : [])),
    }));
  return openClaims(findClaims(parts, { brief: "", sheets, language: page.language }), acceptedClaims);
}
