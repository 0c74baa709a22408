import { openClaims } from "~/domain/facts/accepted-claim";
import { factDifferences } from "~/domain/products/fact-differences";
import { settingsContext } from "~/server/http/context";
import { ownContentOf } from "~/server/pages/own-content.server";
import { claimsOfContent } from "~/stores/content/content-claims";
import { inTodaysWords } from "~/stores/products/products.server";
import { getPublication, getViews } from "~/stores/publications/publications.server";
import { hasNewerEdits } from "~/watch/newer-edits";
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
    hasNewerEdits: publication ? hasNewerEdits(content, publication) : false,
    outOfDate: publication ? factDifferences(publication.facts, facts, content.storyboard.language) : [],
    views: await getViews(settings, contentId),
  };
}
