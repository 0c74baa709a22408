import { Builder } from "~/pages/builder/builder";
import { BuilderSkeleton } from "~/pages/builder/builder-skeleton";
import { useProjectSession } from "~/pages/use-project-session";
import { loadViewer } from "~/session/page-loaders";
import { pageTitle } from "~/shell/page-title";
import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { ErrorState } from "~/ui/error-state";
import type { Route } from "./+types/route";

export const handle = { place: "Product page" };

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Product page") }];

export const clientLoader = loadViewer;

export default function BuilderRoute({ loaderData: { userId }, params: { id } }: Route.ComponentProps) {
  return <OpenedProject key={id} projectId={id} userId={userId} />;
}

export const HydrateFallback = BuilderSkeleton;

function OpenedProject({ projectId, userId }: { projectId: string; userId: string }) {
  const open = useProjectSession(projectId);
  if (open.status === "loading") return <BuilderSkeleton />;
  if (open.status === "ready") {
    return (
      <>
        <title>{pageTitle(open.project.title)}</title>
        <Builder open={open} userId={userId} />
      </>
    );
  }
  return (
    <main className="measure py-10">
      <h1 className="sr-only">Product page</h1>
      {open.status === "missing" ? (
        <EmptyState
          title="This page is not yours, or it was removed"
          action={<ButtonLink to="/pdp/project">Your pages</ButtonLink>}
        >
          If somebody sent you its address, ask them to share it with your account.
        </EmptyState>
      ) : (
        <ErrorState title="The page could not be opened" onRetry={open.retry}>
          {open.error.message} It is safe; try again.
        </ErrorState>
      )}
    </main>
  );
}
