import Clapperboard from "lucide-react/icons/clapperboard";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useMemo, useState } from "react";
import { href, useSearchParams } from "react-router";
import { usePageCommands } from "~/shell/page-commands";
import { pageTitle } from "~/shell/page-title";
import type { Content } from "~/stores/content/content-document";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { ErrorState } from "~/ui/error-state";
import type { Route } from "./+types/route";
import { DeleteDialog } from "./delete-dialog";
import { LibrarySkeleton } from "./library-skeleton";
import { LibraryToolbar } from "./library-toolbar";
import {
  chooseVideos,
  countVideos,
  defaultView,
  type LibraryView,
  libraryViewParameters,
  parseLibraryView,
} from "./library-view";
import { SharedVideos } from "./shared-videos";
import { useVideos } from "./use-videos";
import { VideoGrid } from "./video-grid";
import { VideoTile } from "./video-tile";

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Videos") }];

export { loadViewer as clientLoader } from "~/session/page-loaders";

export default function Videos({ loaderData }: Route.ComponentProps) {
  const [parameters, setParameters] = useSearchParams();
  const { list, retry } = useVideos(loaderData.userId);
  const view = parseLibraryView(parameters);
  const videos = list.kind === "ready" ? list.videos : null;
  const counts = useMemo(() => videos && countVideos(videos), [videos]);

  function changeView(next: LibraryView) {
    // Typing in the search box is one step of the history, a change of filter or order is another.
    setParameters(libraryViewParameters(next), {
      replace: next.search !== view.search,
      preventScrollReset: true,
    });
  }

  const isTrash = view.show === "trash";
  usePageCommands("Your videos", [
    {
      label: isTrash ? "Show all videos" : "Open the trash",
      words: "deleted restore",
      icon: isTrash ? <Clapperboard /> : <Trash2 />,
      run: () => changeView({ ...view, show: isTrash ? "all" : "trash" }),
    },
  ]);

  return (
    <main className="measure grid content-start gap-6 py-8 lg:py-10">
      <Header />
      {list.kind === "failed" ? (
        <ErrorState title="Your videos could not be loaded" onRetry={retry}>
          {list.message} Your work is safe.
        </ErrorState>
      ) : counts && counts.all + counts.trash === 0 ? (
        <FirstVideo />
      ) : (
        <>
          <LibraryToolbar view={view} counts={counts} onChange={changeView} />
          {videos ? <Grid videos={videos} view={view} onChange={changeView} /> : <LibrarySkeleton />}
        </>
      )}
      {!isTrash && <SharedVideos userId={loaderData.userId} />}
    </main>
  );
}

interface GridProps {
  videos: readonly Content[];
  view: LibraryView;
  onChange: (view: LibraryView) => void;
}

function Grid({ videos, view, onChange }: GridProps) {
  const [deleting, setDeleting] = useState<Content | null>(null);
  const { search, show, sort } = view;
  const chosen = useMemo(() => chooseVideos(videos, { search, show, sort }), [videos, search, show, sort]);
  if (chosen.length === 0) return <NoMatch view={view} onChange={onChange} />;
  const now = new Date();
  return (
    <>
      <p className="sr-only" role="status">
        {chosen.length === 1 ? "1 video" : `${chosen.length} videos`}
      </p>
      <VideoGrid
        label="Videos"
        items={chosen.map((video) => ({ id: video.id, format: video.storyboard.format, video }))}
      >
        {({ video }) => <VideoTile video={video} now={now} onDelete={setDeleting} />}
      </VideoGrid>
      <DeleteDialog video={deleting} onClose={() => setDeleting(null)} />
    </>
  );
}

function NoMatch({ view, onChange }: Pick<GridProps, "view" | "onChange">) {
  if (view.search) {
    return (
      <EmptyState
        title={`Nothing matches “${view.search}”`}
        action={
          <>
            <Button onClick={() => onChange({ ...view, search: "" })}>Clear the search</Button>
            {view.show !== "all" && (
              <Button variant="ghost" onClick={() => onChange({ ...view, show: "all" })}>
                Search all videos
              </Button>
            )}
          </>
        }
      >
        Search looks at titles and at every word in your videos.
      </EmptyState>
    );
  }
  if (view.show === "trash") {
    return (
      <EmptyState title="The trash is empty">
        Videos you move to the trash wait here until you delete them.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={view.show === "published" ? "Nothing is published yet" : "No drafts"}
      action={<Button onClick={() => onChange(defaultView)}>Show all videos</Button>}
    >
      {view.show === "published"
        ? "Open a video and choose Share to give it a link of its own."
        : "Every video you have is published or in the trash."}
    </EmptyState>
  );
}

function FirstVideo() {
  return (
    <EmptyState
      title="Your first video is one sentence away"
      action={
        <ButtonLink to={href("/prompt-to-video")} variant="primary" size="lg">
          New video
        </ButtonLink>
      }
    >
      Say what it is about. You approve the script, choose among six versions that play at once, and download
      or share the one you like.
    </EmptyState>
  );
}

/** The page before it is known whose videos it shows. */
export function HydrateFallback() {
  return (
    <main className="measure grid content-start gap-6 py-8 lg:py-10">
      <Header />
      <LibraryToolbar view={defaultView} counts={null} onChange={() => {}} />
      <LibrarySkeleton />
    </main>
  );
}

function Header() {
  return (
    <header className="flex items-center justify-between gap-4">
      <h1 tabIndex={-1} className="font-display text-3xl">
        Videos
      </h1>
      <ButtonLink to={href("/prompt-to-video")} variant="primary" icon={<Plus className="size-4" />}>
        New video
      </ButtonLink>
    </header>
  );
}
