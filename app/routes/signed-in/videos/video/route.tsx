import Clapperboard from "lucide-react/icons/clapperboard";
import Copy from "lucide-react/icons/copy";
import Download from "lucide-react/icons/download";
import PanelRight from "lucide-react/icons/panel-right";
import Share from "lucide-react/icons/share";
import { Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { href, useNavigate, useSearchParams } from "react-router";
import { lazy } from "~/client/lazy";
import type { PlayerHandle } from "~/player/player";
import { resolveComposition } from "~/scene/resolve-composition";
import { variantOrigin } from "~/scene/variant-origin";
import { idleMoment } from "~/session/idle-moment";
import { loadFromServer } from "~/session/page-loaders";
import { useLibrary } from "~/session/use-library";
import { usePageCommands } from "~/shell/page-commands";
import { pageTitle } from "~/shell/page-title";
import { useChangeVideo } from "~/studio/change-video";
import { duplicateVideo } from "~/studio/duplicate-video";
import { useOpenClaims } from "~/studio/use-open-claims";
import { useStudioKeys } from "~/studio/use-studio-keys";
import { useVideo } from "~/studio/use-video";
import { VideoHeader } from "~/studio/video-header";
import { VideoSkeleton } from "~/studio/video-skeleton";
import { VideoStage } from "~/studio/video-stage";
import { Button } from "~/ui/button";
import { Skeleton } from "~/ui/skeleton";
import { Tabs } from "~/ui/tabs";
import type { Route } from "./+types/route";
import { VideoFacts } from "./video-facts";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.content.title ?? "Video") },
];

export { loader } from "./loader.server";

export const clientLoader = (asked: Route.ClientLoaderArgs) => loadFromServer(asked);
clientLoader.hydrate = true as const;

export { keepOnSearchChange as shouldRevalidate } from "~/client/keep-on-search-change";

export default function VideoRoute({ loaderData }: Route.ComponentProps) {
  return <Video key={loaderData.content.id} {...loaderData} />;
}

// Making files comes when it is asked for.
const loadFinishPanel = () => import("~/studio/finish-panel");
const FinishPanel = lazy(loadFinishPanel);

// Rarely does either come to be seen.
const DeletedVideo = lazy(() => import("~/studio/deleted-video"));
const RefusalBanner = lazy(() => import("~/studio/refusal-banner"));

// Few videos are of a product, and of those few are out of date.
const PublishedNote = lazy(async () => ({
  default: (await import("~/studio/published-note")).PublishedNote,
}));
const OutOfDateWork = lazy(async () => ({
  default: (await import("~/products/out-of-date-work")).OutOfDateWork,
}));

// It stands below all else.
const MakingNotes = lazy(() => import("~/studio/making-notes"));

const VideoVersions = lazy(async () => ({
  default: (await import("~/editor/versions/video-versions")).VideoVersions,
}));

const LinkedWorks = lazy(async () => ({
  default: (await import("~/editor/linked/linked-works")).LinkedWorks,
}));

const panels = ["about", "versions", "export"] as const;
const panelNames = { about: "About", versions: "Versions", export: "Export" };

function Video({ content: served, making, facts, costCredits, link }: Route.ComponentProps["loaderData"]) {
  const { session, video } = useVideo(served, facts);
  const { content, storyboard } = video;
  const change = useChangeVideo(served.id, session.change);
  const [opened] = useState(storyboard);
  const [parameters, setParameters] = useSearchParams();
  const panel = panels.find((known) => known === parameters.get("panel")) ?? "about";
  const player = useRef<PlayerHandle>(null);
  const library = useLibrary();
  // Typing comes first; the picture follows as fast as it can.
  const shown = useDeferredValue(storyboard);
  const composition = useMemo(() => resolveComposition(shown, undefined, library), [shown, library]);
  const origin = useMemo(() => variantOrigin(served), [served]);
  const isPublished = content?.status === "published";
  const openClaims = useOpenClaims(content, shown, video.facts);
  // Once the page rests, the other panel comes too: it opens at once then, also without a connection.
  useEffect(() => {
    void idleMoment().then(() => loadFinishPanel().catch(() => {}));
  }, []);

  const setPanel = (next: (typeof panels)[number]) =>
    setParameters(next === "about" ? {} : { panel: next }, { replace: true, preventScrollReset: true });

  const download =
    content && panel !== "export"
      ? () => {
          setPanel("export");
          void loadFinishPanel().then(({ startUsualExport }) =>
            startUsualExport({ content, storyboard, library, making }),
          );
        }
      : null;
  const navigate = useNavigate();
  usePageCommands("This video", [
    ...(download
      ? [{ label: "Download MP4", words: "export save file render", icon: <Download />, run: download }]
      : []),
    {
      label: "Open in editor",
      words: "edit change scenes timeline",
      icon: <Clapperboard />,
      run: () => void navigate(href("/content/:contentId/edit", { contentId: served.id })),
    },
    {
      label: "Share",
      words: "publish link",
      icon: <Share />,
      run: () => void navigate(href("/content/:contentId/share", { contentId: served.id })),
    },
    {
      label: "Duplicate",
      words: "copy",
      icon: <Copy />,
      run: () => void duplicateVideo(content ?? served, (address) => void navigate(address)),
    },
    ...panels
      .filter((name) => name !== panel)
      .map((name) => ({
        label: `Show ${panelNames[name].toLowerCase()}`,
        words: "panel tab",
        icon: <PanelRight />,
        run: () => setPanel(name),
      })),
  ]);
  useStudioKeys({ player, undo: session.undo, redo: session.redo });

  if (!content) {
    return (
      <Suspense>
        <DeletedVideo storyboard={storyboard} />
      </Suspense>
    );
  }

  const exported = { content, storyboard, library, making };
  return (
    <main className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 px-4 py-4 lg:px-6">
      <VideoHeader content={content} session={session} video={video} onDownload={download} />
      {video.saveState.kind === "refused" && (
        <Suspense>
          <RefusalBanner
            refusal={video.saveState.refusal}
            storyboard={storyboard}
            onRetry={session.retry}
            onDiscard={session.discard}
          />
        </Suspense>
      )}
      {content.trashedAt && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-warning-soft px-4 py-2.5">
          <p>This video is in the trash. Its link shows nothing until you restore it.</p>
          <Button size="sm" onClick={session.restore}>
            Restore
          </Button>
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_360px] xl:grid-cols-[minmax(0,1fr)_400px]">
        <VideoStage
          ref={player}
          title={content.title}
          storyboard={storyboard}
          opened={opened}
          origin={origin}
          composition={composition}
          library={library}
          onChange={change}
          staysInView={panel !== "export"}
        />
        <Tabs
          label="Video"
          value={panel}
          onChange={setPanel}
          tabs={[
            {
              value: "about",
              label: panelNames.about,
              content: (
                <div className="grid gap-6">
                  {isPublished && content.productId && (
                    <Suspense>
                      <OutOfDateWork contentId={content.id} productId={content.productId} />
                    </Suspense>
                  )}
                  {isPublished && (
                    <Suspense fallback={<Skeleton className="h-5" />}>
                      <PublishedNote link={link} openClaims={openClaims} content={content} isOwner />
                    </Suspense>
                  )}
                  <VideoFacts
                    content={content}
                    storyboard={storyboard}
                    durationSeconds={composition.durationSeconds}
                    costCredits={costCredits}
                  />
                  <Suspense>
                    <LinkedWorks
                      content={content}
                      storyboard={storyboard}
                      facts={video.facts}
                      onChange={change}
                    />
                    <MakingNotes making={making} />
                  </Suspense>
                </div>
              ),
            },
            {
              value: "versions",
              label: panelNames.versions,
              content: (
                <Suspense fallback={<Skeleton className="h-64" />}>
                  <VideoVersions content={content} storyboard={storyboard} library={library} />
                </Suspense>
              ),
            },
            {
              value: "export",
              label: panelNames.export,
              content: (
                <Suspense fallback={<Skeleton className="h-96" />}>
                  <FinishPanel {...exported} />
                </Suspense>
              ),
            },
          ]}
        />
      </div>
    </main>
  );
}

export function HydrateFallback() {
  return (
    <main className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 px-4 py-4 lg:px-6">
      <VideoSkeleton />
    </main>
  );
}
