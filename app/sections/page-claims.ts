import { type AcceptedClaim, openClaims } from "~/domain/facts/accepted-claim";
import type { Claim } from "~/domain/facts/claim";
import { type ClaimPart, type ClaimSources, findClaims } from "~/domain/facts/find-claims";
import { blocksOf, type Page, sectionsOf } from "~/sections/page";
import { wordsOfSlots } from "~/sections/page-words";

/** Parts of a page that are no section. */
export const pagePartIds = { seo: "page:seo", action: "page:action" } as const;

/**
 * The statements of fact in all words that a page shows, or tells search engines, with what backs each; parts are its sections and
 * `pagePartIds`. What stands there as a fact is backed by itself. The page is to be in the words of today (`pageWithFacts`).
 */
export function claimsOfPage(page: Page, sources: Omit<ClaimSources, "language">): Claim[] {
  return findClaims(partsOf(page), { ...sources, language: page.language });
}

/** Those that nothing backs and nobody has accepted. While there is one the page is not published. */
export function openClaimsOfPage(
  page: Page,
  sources: Omit<ClaimSources, "language">,
  accepted: readonly Pick<AcceptedClaim, "statement">[],
): Claim[] {
  return openClaims(claimsOfPage(page, sources), accepted);
}

function partsOf(page: Page): ClaimPart[] {
  const { seo, action } = page;
  const sections = sectionsOf(page)
    .filter(({ isHidden }) => !isHidden)
    .map((section) => ({
      id: section.id,
      texts: [
        ...wordsOfSlots(section.slots),
        ...blocksOf(section).flatMap(({ slots }) => wordsOfSlots(slots)),
      ],
    }));
  return [
    ...sections,
    { id: pagePartIds.action, texts: [action.label] },
    { id: pagePartIds.seo, texts: [seo.title, seo.description] },
  ];
}
