import Plus from "lucide-react/icons/plus";
import { useMemo, useState } from "react";
import { href, useSearchParams } from "react-router";
import { useProjects, useSharedProjects } from "~/pages/use-projects";
import { pageTitle } from "~/shell/page-title";
import { ButtonLink } from "~/ui/button-link";
import { ErrorState } from "~/ui/error-state";
import { Skeleton } from "~/ui/skeleton";
import { TrashBar } from "~/ui/trash-bar";
import type { Route } from "./+types/route";
import { DeleteDialog } from "./delete-dialog";
import { FolderPanel } from "./folder-panel";
import { useKeptFolders } from "./kept-folders";
import { ListSkeleton } from "./list-skeleton";
import { FirstPage, NoMatch } from "./list-states";
import { ListToolbar } from "./list-toolbar";
import { ProjectList } from "./project-list";
import {
  chooseProjects,
  countFolders,
  defaultView,
  type ProjectView,
  parseProjectView,
  projectViewParameters,
} from "./project-view";

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Your pages") }];

export { loadViewer as clientLoader } from "~/session/page-loaders";

const frame =
  "mx-auto grid w-full max-w-[1600px] grid-cols-[minmax(0,1fr)] content-start gap-5 px-4 py-6 md:px-6 lg:py-8";
const columns =
  "grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-5 lg:grid-cols-[13rem_minmax(0,1fr)]";

/** Every page a person is making or has made, and those that others share with them. */
export default function Projects({ loaderData: { userId } }: Route.ComponentProps) {
  const [parameters, setParameters] = useSearchParams();
  const view = useMemo(() => parseProjectView(parameters), [parameters]);
  const reading = useProjects(userId);
  const projects = reading.kind === "present" ? reading.value : null;
  const shared = useSharedProjects(userId);
  const chosen = useMemo(
    () => projects && chooseProjects([...projects, ...shared], view),
    [projects, shared, view],
  );
  const [keptFolders, changeKept] = useKeptFolders(userId);
  const [isEmptying, setEmptying] = useState(false);
  const folders = useMemo(
    () => [...new Set([...countFolders(projects ?? []).keys(), ...keptFolders])].sort(byName),
    [projects, keptFolders],
  );
  const trashed = projects?.filter(({ trashedAt }) => trashedAt !== null) ?? [];

  function changeView(next: ProjectView) {
    // Typing in the search box is one step of the history, a change of folder or order is another.
    const replace = next.search !== view.search;
    setParameters(projectViewParameters(next), { replace, preventScrollReset: true });
  }

  if (reading.kind === "failed") {
    return (
      <main className={frame}>
        <Header title="Your pages" />
        <ErrorState title="Your pages could not be loaded" onRetry={reading.retry}>
          {reading.error.message} They are safe.
        </ErrorState>
      </main>
    );
  }
  return (
    <main className={frame}>
      <Header title={view.trash ? "Trash" : (view.folder ?? "Your pages")} />
      {projects?.length === 0 && shared.length === 0 ? (
        <FirstPage />
      ) : (
        <div className={columns}>
          <aside className="min-w-0 lg:sticky lg:top-20">
            <FolderPanel
              projects={projects ?? []}
              folders={folders}
              view={view}
              onChange={changeView}
              onKeep={changeKept}
            />
          </aside>
          <section aria-label="Pages" className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5">
            <ListToolbar view={view} onChange={changeView} />
            {view.trash && trashed.length > 0 && (
              <TrashBar onEmpty={() => setEmptying(true)}>
                What lies here is deleted after 30 days. Until then it can be restored.
              </TrashBar>
            )}
            {!chosen ? (
              <ListSkeleton />
            ) : chosen.length === 0 ? (
              <NoMatch view={view} onChange={changeView} />
            ) : (
              <ProjectList projects={chosen} view={view} userId={userId} folders={folders} />
            )}
          </section>
        </div>
      )}
      <DeleteDialog projects={isEmptying ? trashed : []} onClose={() => setEmptying(false)} />
    </main>
  );
}

const byName = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" }).compare;

function Header({ title }: { title: string }) {
  return (
    <header className="flex items-center justify-between gap-4">
      <h1 tabIndex={-1} dir="auto" className="min-w-0 truncate font-display text-3xl">
        {title}
      </h1>
      <ButtonLink to={href("/pdp/create")} variant="primary" icon={<Plus className="size-4" />}>
        New page
      </ButtonLink>
    </header>
  );
}

export function HydrateFallback() {
  return (
    <main className={frame}>
      <Header title="Your pages" />
      <div className={columns}>
        <Skeleton className="h-9 lg:h-26" />
        <section aria-label="Pages" className="grid min-w-0 content-start gap-5">
          <ListToolbar view={defaultView} onChange={() => {}} />
          <ListSkeleton />
        </section>
      </div>
    </main>
  );
}
