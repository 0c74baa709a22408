import { Suspense } from "react";
import { data, useSearchParams } from "react-router";
import { lazy } from "~/client/lazy";
import { nonceContext } from "~/server/http/context";
import { keptAtEdge } from "~/server/pages/kept-at-edge.server";
import { publicationQuestion } from "~/server/pages/publication-question.server";
import { closedTitles, privateMeta } from "~/watch/private-meta";
import { readWatchedOrOwnVideo } from "~/watch/read-watched-video.server";
import { routerAfterFirstFrame } from "~/watch/router-after-first-frame.server";
import { startSecondsOf } from "~/watch/start-seconds";
import { watchMeta } from "~/watch/watch-meta.server";
import { WatchPage } from "~/watch/watch-page";
import type { Route } from "./+types/route";

/** Only its owner sees it. */
const OwnerBar = lazy(() => import("./owner-bar"));
/** Most videos have no password and no end. */
const PasswordPage = lazy(() => import("~/watch/password-page"));
const LinkOverPage = lazy(() => import("~/watch/link-over-page"));

export const middleware: Route.MiddlewareFunction[] = [
  keptAtEdge,
  async ({ context }, next) => routerAfterFirstFrame(await next(), context.get(nonceContext)),
];

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.kind === "open" ? loaderData.meta : privateMeta(closedTitles[loaderData?.kind ?? "absent"]);

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const reading = await readWatchedOrOwnVideo(publicationQuestion(context, request, params.contentId));
  if (reading.kind === "locked") {
    return data({ kind: "locked" as const, contentId: params.contentId }, { status: 403 });
  }
  // Gone: search engines forget it.
  if (reading.kind === "ended") return data({ kind: "ended" as const }, { status: 410 });
  const { origin } = new URL(request.url);
  return data({ ...reading, origin, meta: watchMeta(origin, reading.video) });
}

export default function Content({ loaderData }: Route.ComponentProps) {
  const [parameters] = useSearchParams();
  if (loaderData.kind === "ended") {
    return (
      <Suspense fallback={null}>
        <LinkOverPage />
      </Suspense>
    );
  }
  if (loaderData.kind === "locked") {
    return (
      <Suspense fallback={null}>
        <PasswordPage contentId={loaderData.contentId} />
      </Suspense>
    );
  }
  return (
    <WatchPage
      {...loaderData}
      startSeconds={startSecondsOf(parameters)}
      banner={
        loaderData.isOwner && (
          <Suspense fallback={null}>
            <OwnerBar {...loaderData.video} hasEnded={loaderData.hasEnded} />
          </Suspense>
        )
      }
    />
  );
}
