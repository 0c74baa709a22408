import { lazy, Suspense } from "react";
import { data, useSearchParams } from "react-router";
import { settingsContext, viewerContext } from "~/context";
import { readWatchedVideo } from "~/watch/read-watched-video.server";
import { startSecondsOf } from "~/watch/start-seconds";
import { privateMeta, watchMeta } from "~/watch/watch-meta";
import { WatchPage } from "~/watch/watch-page";
import type { Route } from "./+types/route";

/** Most videos have no password. */
const PasswordPage = lazy(() => import("~/watch/password-page"));

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.kind === "open"
    ? watchMeta(loaderData.origin, loaderData.video)
    : privateMeta(loaderData ? "Password" : "Not found");

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const reading = await readWatchedVideo({
    settings: context.get(settingsContext),
    viewer: context.get(viewerContext),
    request,
    contentId: params.contentId,
  });
  if (reading.kind === "locked") {
    return data({ kind: "locked" as const, contentId: params.contentId }, { status: 403 });
  }
  return data({ ...reading, origin: new URL(request.url).origin });
}

export default function Watch({ loaderData }: Route.ComponentProps) {
  const [parameters] = useSearchParams();
  if (loaderData.kind === "locked") {
    return (
      <Suspense fallback={null}>
        <PasswordPage contentId={loaderData.contentId} />
      </Suspense>
    );
  }
  return <WatchPage {...loaderData} startSeconds={startSecondsOf(parameters)} />;
}
