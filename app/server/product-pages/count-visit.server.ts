import { isbot } from "isbot";
import type { Viewer } from "~/domain/access/viewer";
import type { EditionId, VisitKind, Visitor } from "~/domain/pages/page-visits";
import { clientAddress } from "~/server/http/client-address.server";
import type { Settings } from "~/settings/settings.server";
import { pageVisitsOf } from "~/stores/published-pages/page-objects.server";
import { editionFor } from "./edition-for";
import type { KeptPage } from "./kept-page.server";

interface Visit {
  request: Request;
  viewer: Viewer;
  page: Pick<KeptPage, "ownerId" | "experiment">;
  pageId: string;
}

/** Counts somebody who is shown a page, or leaves it by its call to action; what is counted once stays at one. */
export async function countVisit(settings: Settings, kind: VisitKind, visit: Visit): Promise<void> {
  if (!isPerson(visit)) return;
  const { request, page, pageId } = visit;
  await pageVisitsOf(settings, pageId).count(kind, visitorOf(request), page.experiment?.id ?? null);
}

/** The edition that whoever asks is shown: theirs for as long as the experiment lasts. */
export async function chooseEdition(
  request: Request,
  page: Pick<KeptPage, "experiment">,
): Promise<EditionId> {
  const { experiment } = page;
  if (!experiment?.key) return "a";
  const key = Uint8Array.from(atob(experiment.key), (character) => character.charCodeAt(0));
  return editionFor(key, visitorOf(request), experiment.shareB);
}

function visitorOf(request: Request): Visitor {
  return { address: clientAddress(request), userAgent: request.headers.get("user-agent") ?? "" };
}

/**
 * Whether a person looks, as far as a request tells: neither the owner nor a program that says what it is, and no browser that fetches
 * ahead of somebody who may never come, or for something else than a page of its own.
 */
function isPerson({ request, viewer, page }: Visit): boolean {
  const { method, headers } = request;
  if (method !== "GET") return false;
  if (viewer.kind !== "anonymous" && viewer.userId === page.ownerId) return false;
  const userAgent = headers.get("user-agent") ?? "";
  if (userAgent === "" || isbot(userAgent)) return false;
  const purposes = ["sec-purpose", "purpose", "x-purpose", "x-moz"].map((name) => headers.get(name) ?? "");
  if (purposes.some((purpose) => /prefetch|prerender|preview/i.test(purpose))) return false;
  return (headers.get("sec-fetch-dest") ?? "document") === "document";
}
