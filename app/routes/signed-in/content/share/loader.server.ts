import { openClaims } from "~/domain/facts/accepted-claim";
import { factDifferences } from "~/domain/products/fact-differences";
import { shownStoryboard } from "~/scene/shown-storyboard";
import { withFacts } from "~/scene/with-facts";
import { settingsContext } from "~/server/http/context";
import { ownContentOf } from "~/server/pages/own-content.server";
import { claimsOfContent } from "~/stores/content/content-claims";
import type { Content } from "~/stores/content/content-document";
import { libraryWith, noLibraryChanges } from "~/stores/library/library-changes";
import { inTodaysWords } from "~/stores/products/products.server";
import type { Publication } from "~/stores/publications/publication-document";
import { getPublication, getViews } from "~/stores/publications/publications.server";
import { looksTheSame } from "~/watch/looks-the-same";
import type { Route } from "./+types/route";
import type { Published } from "./share-options";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const settings = context.get(settingsContext);
  const { contentId } = params;
  const work = await ownContentOf(context, contentId);
  const { today: content, facts, sheet } = await inTodaysWords(settings, work);
  const claims = claimsOfContent(content, { sheet });
  const publication = await getPublication(settings, contentId);
  const published: Published | null = publication && {
    mode: publication.mode,
    isProtected: publication.visibility === "password",
    exportId: publication.exportId,
    publishedAt: publication.publishedAt,
    hasPreview: publication.previewKey !== null,
    sharing: publication.sharing,
    expiresAt: publication.expiresAt,
    posterPath: publication.posterKey && `/media/posters/${contentId}?v=${publication.version}`,
  };
  const { storyboard, library } = publication ?? {};
  return {
    origin: new URL(request.url).origin,
    content,
    claims,
    openClaims: openClaims(claims, content.acceptedClaims),
    published,
    // What a pinned link shows, of which its poster is drawn while the work goes on.
    pinned: publication?.mode === "pin" && storyboard ? { storyboard, library } : null,
    hasNewerEdits: publication ? wasEditedSince(content, publication) : false,
    outOfDate: publication ? factDifferences(publication.facts, facts, content.storyboard.language) : [],
    views: await getViews(settings, contentId),
  };
}

/** Whether a pinned link shows another video than there is now, other than by facts that changed; the link of one that follows does not. */
function wasEditedSince({ title, storyboard, updatedAt }: Content, publication: Publication): boolean {
  if (publication.mode !== "pin" || updatedAt <= publication.publishedAt) return false;
  const asThen = shownStoryboard(withFacts(storyboard, publication.facts));
  const library = libraryWith(publication.library ?? noLibraryChanges);
  return title !== publication.title || !looksTheSame(asThen, publication.storyboard, library);
}
