import { href, isRouteErrorResponse } from "react-router";
import { nonceContext, publicationReadContext, settingsContext } from "~/server/http/context";
import { reportError } from "~/server/http/report-error.server";
import { keptAtEdge } from "~/server/pages/kept-at-edge.server";
import { publicationQuestion } from "~/server/pages/publication-question.server";
import { type Embedding, frameAncestors } from "~/stores/publications/embedding";
import { mayEmbed } from "~/stores/publications/may-embed";
import { embeddingOf, readPublicationDocuments } from "~/stores/publications/read-publication.server";
import { parseFrameOrigin } from "~/watch/frame-messages";
import { readWatchedVideo } from "~/watch/read-watched-video.server";
import { startSecondsOf } from "~/watch/start-seconds";
import type { Route } from "./+types/route";
import { frameDocument, frameNotice } from "./frame-document.server";

/** Which sites may frame it stands in its policy (see workers/gate/security-headers.ts). Read anew each time, as it is no part of what is kept. */
const framedBy: Route.MiddlewareFunction = async ({ request, context, params }, next) => {
  try {
    const response = await next();
    const documents =
      context.get(publicationReadContext)?.documents ??
      (await readPublicationDocuments(context.get(settingsContext), params.contentId ?? ""));
    const embedding = embeddingOf(documents);
    // A browser that keeps the video out shows an empty frame: the site that is known not to be for it is told instead.
    if (response.status === 200 && isElsewhere(request, embedding)) {
      const heading = "This video may not be shown on this site";
      const link = {
        href: href("/v1/videos/:contentId", { contentId: params.contentId ?? "" }),
        label: "Open its page",
      };
      return noticeAnywhere({
        status: 403,
        code: "site-not-allowed",
        heading,
        link,
        nonce: context.get(nonceContext),
      });
    }
    response.headers.set("X-Frame-Ancestors", response.status === 200 ? frameAncestors(embedding) : "*");
    return response;
  } catch (error) {
    if (isRouteErrorResponse(error)) throw error;
    await reportError(error, context);
    const heading = "This video cannot be shown right now. Try again soon";
    return noticeAnywhere({ status: 503, code: "not-available", heading, nonce: context.get(nonceContext) });
  }
};

/** It says nothing of the video, so it may stand anywhere. */
function noticeAnywhere(notice: Parameters<typeof frameNotice>[0]): Response {
  const response = frameNotice(notice);
  response.headers.set("X-Frame-Ancestors", "*");
  return response;
}

/** Whether a page that is known by the address of the frame, or as where it is asked from, is none that may show the video. */
function isElsewhere(request: Request, embedding: Embedding): boolean {
  const { origin, searchParams } = new URL(request.url);
  if (request.headers.get("Sec-Fetch-Dest") !== "iframe") return false;
  const around = [searchParams.get("origin"), request.headers.get("Referer")].map(parseFrameOrigin);
  return around.some((page) => page !== null && !mayEmbed(embedding, page, origin));
}

export const middleware: Route.MiddlewareFunction[] = [framedBy, keptAtEdge];

export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const { contentId } = params;
  const nonce = context.get(nonceContext);
  const parameters = new URL(request.url).searchParams;
  const code = "not-available";
  const question = publicationQuestion(context, request, contentId);
  try {
    const documents = question.documents ?? (await readPublicationDocuments(question.settings, contentId));
    const reading = await readWatchedVideo({ ...question, documents });
    switch (reading.kind) {
      case "open": {
        const { video, isOwner } = reading;
        const framed = { video, isOwner, embedding: embeddingOf(documents) };
        return frameDocument(framed, { nonce, parameters, startSeconds: startSecondsOf(parameters) });
      }
      case "ended":
        return frameNotice({ status: 410, code, heading: "This video has ended its time here", nonce });
      // Browsers keep cookies from frames of other sites, so a password cannot be given in here.
      case "locked": {
        const link = { href: href("/v1/videos/:contentId", { contentId }), label: "Open its page" };
        return frameNotice({ status: 403, code, heading: "This video has a password", link, nonce });
      }
    }
  } catch (error) {
    if (!isRouteErrorResponse(error) && !isNotFound(error)) throw error;
    return frameNotice({ status: 404, code, heading: "This video is not available", nonce });
  }
}

/** As `readWatchedVideo` throws it. */
function isNotFound(error: unknown): boolean {
  const { init } = (error ?? {}) as { init?: { status?: number } | null };
  return init?.status === 404;
}
