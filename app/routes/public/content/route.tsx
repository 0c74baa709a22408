import { lazy, Suspense } from "react";
import { data, href, useSearchParams } from "react-router";
import { settingsContext, viewerContext } from "~/context";
import { ButtonLink } from "~/ui/button-link";
import { readWatchedOrOwnVideo } from "~/watch/read-watched-video.server";
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
  const reading = await readWatchedOrOwnVideo({
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

export default function Content({ loaderData }: Route.ComponentProps) {
  const [parameters] = useSearchParams();
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
      banner={loaderData.isOwner && <OwnerBar {...loaderData.video} />}
    />
  );
}

/** Tells its owner who else can see the page. */
function OwnerBar({ contentId, publishedAt, isProtected }: OwnerBarProps) {
  const audience =
    publishedAt === null
      ? "Only you can see this"
      : isProtected
        ? "Anyone with the link and the password can see this"
        : "Anyone with the link can see this";
  return (
    <aside
      aria-label="Visibility"
      className="flex h-full items-center justify-between gap-4 border-line border-b bg-raised px-4 sm:px-6"
    >
      <p className="min-w-0 truncate text-muted">{audience}</p>
      <div className="flex shrink-0 gap-1.5">
        <ButtonLink to={href("/videos/:contentId", { contentId })} variant="ghost" size="sm">
          Edit
        </ButtonLink>
        <ButtonLink
          to={href("/content/:contentId/share", { contentId })}
          variant={publishedAt === null ? "primary" : "secondary"}
          size="sm"
        >
          {publishedAt === null ? "Publish" : "Sharing"}
        </ButtonLink>
      </div>
    </aside>
  );
}

interface OwnerBarProps {
  contentId: string;
  publishedAt: string | null;
  isProtected: boolean;
}
