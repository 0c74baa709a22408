import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { lazy } from "~/client/lazy";
import { nonceContext } from "~/server/http/context";
import { keptAtEdge } from "~/server/pages/kept-at-edge.server";
import { publicationQuestion } from "~/server/pages/publication-question.server";
import { ClosedPage } from "~/watch/closed-page";
import { closedTitles, privateMeta } from "~/watch/private-meta";
import { readWatchedOrOwnVideo } from "~/watch/read-watched-video.server";
import { routerAfterFirstFrame } from "~/watch/router-after-first-frame.server";
import { startSecondsOf } from "~/watch/start-seconds";
import { watchAnswer } from "~/watch/watch-answer.server";
import { WatchPage } from "~/watch/watch-page";
import type { Route } from "./+types/route";

/** Only its owner sees it. */
const OwnerBar = lazy(() => import("./owner-bar"));
export const middleware: Route.MiddlewareFunction[] = [
  keptAtEdge,
  async ({ context }, next) => routerAfterFirstFrame(await next(), context.get(nonceContext)),
];

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.kind === "open" ? loaderData.meta : privateMeta(closedTitles[loaderData?.kind ?? "absent"]);

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const question = publicationQuestion(context, request, params.contentId);
  return watchAnswer(question, await readWatchedOrOwnVideo(question));
}

export default function Content({ loaderData }: Route.ComponentProps) {
  const [parameters] = useSearchParams();
  if (loaderData.kind !== "open") return <ClosedPage {...loaderData} />;
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
