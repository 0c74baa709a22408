import { useEffect } from "react";
import { isRouteErrorResponse, Outlet, useRevalidator } from "react-router";
import { isModuleFailure } from "~/client/module-failure";
import { reportError } from "~/client/reporting";
import { useServerReturn } from "~/client/use-server-return";
import type { SignedInViewer } from "~/domain/access/viewer";
import { usePageData } from "~/session/page-data";
import { useSession } from "~/session/use-session";
import { useSignedInViewer } from "~/session/use-viewer";
import { Shell } from "~/shell/shell";
import { ButtonLink } from "~/ui/button-link";
import { ErrorState } from "~/ui/error-state";
import { FullPageSpinner } from "~/ui/full-page-spinner";
import type { Route } from "./+types/route";

export default function SignedInLayout() {
  const viewer = useSignedInViewer();
  // The document gives way to one of its own, or to the login page.
  if (!viewer) return <FullPageSpinner label="Opening your studio" />;
  return (
    <FollowedShell viewer={viewer}>
      <Outlet />
    </FollowedShell>
  );
}

/** A page that failed leaves the rest of the studio standing. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const viewer = useSignedInViewer();
  const { requestId } = usePageData();
  const { revalidate, state } = useRevalidator();
  // The root has the screens for these, and for a page whose code cannot be loaded.
  const isUnreached = isNetworkFailure(error);
  const isForRoot =
    !viewer || isModuleFailure(error) || (isRouteErrorResponse(error) && [401, 404].includes(error.status));
  useEffect(() => {
    if (!isForRoot && !isUnreached) reportError(error);
  }, [error, isForRoot, isUnreached]);
  useServerReturn(isUnreached, () => void revalidate());
  if (isForRoot) throw error;

  const told = isRouteErrorResponse(error)
    ? (error.data as { message?: string; requestId?: string } | null)
    : null;
  const title = isUnreached ? "You are offline" : "This page did not load";
  return (
    <FollowedShell viewer={viewer}>
      <main className="measure py-10">
        <h1 className="sr-only">{title}</h1>
        <ErrorState
          title={title}
          onRetry={() => void revalidate()}
          retrying={state === "loading"}
          requestId={isUnreached ? undefined : (told?.requestId ?? requestId)}
          action={<ButtonLink to="/">Go to the home page</ButtonLink>}
        >
          {isUnreached
            ? "The server cannot be reached, so this page could not be loaded. Your work is safe. The page loads by itself once you are online."
            : (told?.message ?? "Your work is safe. Try again; if it stays, tell support the request id.")}
        </ErrorState>
      </main>
    </FollowedShell>
  );
}

function FollowedShell({ viewer, children }: { viewer: SignedInViewer; children: React.ReactNode }) {
  useSession({ isPublic: false, servedUserId: viewer.viewedBy?.userId ?? viewer.userId });
  return <Shell viewer={viewer}>{children}</Shell>;
}

/** A request that no server answered. Browsers word it differently; none gives it a code. */
function isNetworkFailure(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /^(failed to fetch|load failed|networkerror)/i.test(error.message) &&
    !isModuleFailure(error)
  );
}
