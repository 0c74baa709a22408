import ArrowLeft from "lucide-react/icons/arrow-left";
import Download from "lucide-react/icons/download";
import Redo2 from "lucide-react/icons/redo-2";
import Share from "lucide-react/icons/share";
import Undo2 from "lucide-react/icons/undo-2";
import { useMemo, useRef, useState } from "react";
import { data, href, Link, useSearchParams } from "react-router";
import { settingsContext, viewerContext } from "~/context";
import { Player, type PlayerHandle } from "~/player/player";
import { resolveComposition } from "~/scene/resolve-composition";
import { pageTitle } from "~/shell/page-title";
import { getOwnContent } from "~/stores/content.server";
import { isDocumentId } from "~/stores/document-id";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { IconButton } from "~/ui/icon-button";
import { Tabs } from "~/ui/tabs";
import { showUndoToast } from "~/ui/toast";
import type { Route } from "./+types/route";
import { exportFileName, exportSize, provenanceOf, type Quality } from "./export-file";
import { ExportList } from "./export-list";
import { ExportPanel } from "./export-panel";
import { type ExportOrder, startExport } from "./export-runs";
import { MakingNotes } from "./making-notes";
import { readMaking } from "./read-making.server";
import { SaveNote } from "./save-note";
import { SceneWords } from "./scene-words";
import { ShapeAndSound } from "./shape-and-sound";
import { TitleField } from "./title-field";
import { useUndoKeys } from "./undo-keys";
import { useVideo } from "./use-video";
import { lookOf, VariantStrip } from "./variant-strip";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.content.title ?? "Video") },
];

export async function loader({ context, params }: Route.LoaderArgs) {
  const settings = context.get(settingsContext);
  const viewer = context.get(viewerContext);
  const { contentId } = params;
  const content =
    viewer.kind !== "anonymous" && isDocumentId(contentId)
      ? await getOwnContent(settings, contentId, viewer.userId)
      : null;
  if (!content) throw data({ code: "not_found" }, { status: 404 });
  return { content, making: await readMaking(settings, content) };
}

export default function VideoRoute({ loaderData }: Route.ComponentProps) {
  return <Video key={loaderData.content.id} {...loaderData} />;
}

const panels = ["words", "style", "export"] as const;

function Video({ content: served, making }: Route.ComponentProps["loaderData"]) {
  const video = useVideo(served);
  const { content, storyboard } = video;
  const [parameters, setParameters] = useSearchParams();
  const panel = panels.find((known) => known === parameters.get("panel")) ?? "words";
  const player = useRef<PlayerHandle>(null);
  const [sceneIndex, setSceneIndex] = useState(0);
  const composition = useMemo(() => resolveComposition(storyboard), [storyboard]);
  useUndoKeys(video.undo, video.redo);

  const setPanel = (next: (typeof panels)[number]) =>
    setParameters(next === "words" ? {} : { panel: next }, { replace: true, preventScrollReset: true });
  const orderExport = (quality: Quality): ExportOrder => ({
    contentId: served.id,
    composition: resolveComposition(storyboard, exportSize(storyboard.format, quality)),
    fileName: exportFileName(content?.title ?? served.title, quality),
    provenance: provenanceOf(content?.title ?? served.title, making),
    variant: content?.chosenVariant ?? 0,
    despiteGaps: false,
  });

  if (!content) {
    return (
      <main className="measure py-10">
        <h1 className="sr-only">Video</h1>
        <EmptyState
          title="This video was deleted"
          action={<ButtonLink to={href("/videos")}>All videos</ButtonLink>}
        />
      </main>
    );
  }

  const { width, height } = composition;
  const isTall = width < height;
  return (
    <main className="grid content-start gap-5 px-4 py-4 lg:px-6">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Link
          to={href("/videos")}
          aria-label="All videos"
          className="-ms-2 grid size-9 place-items-center rounded-md text-muted hover:bg-hover hover:text-text"
        >
          <ArrowLeft className="size-4 rtl:-scale-x-100" />
        </Link>
        <TitleField title={content.title} onRename={video.rename} />
        <div className="flex w-full items-center gap-1.5 sm:w-auto">
          <SaveNote state={video.saveState} onRetry={video.retry} />
          <IconButton
            label="Undo"
            shortcut="Mod z"
            icon={<Undo2 className="size-4" />}
            disabled={!video.canUndo}
            onClick={video.undo}
          />
          <IconButton
            label="Redo"
            shortcut="Mod Shift z"
            icon={<Redo2 className="size-4" />}
            disabled={!video.canRedo}
            onClick={video.redo}
          />
          {content.status === "published" && <Badge tone="success">Published</Badge>}
          <ButtonLink
            to={href("/content/:contentId/share", { contentId: content.id })}
            icon={<Share className="size-4" />}
            className="ms-auto sm:ms-1.5"
          >
            <span className="max-sm:sr-only">Share</span>
          </ButtonLink>
          {panel !== "export" && (
            <Button
              variant="primary"
              icon={<Download className="size-4" />}
              onClick={() => {
                setPanel("export");
                void startExport(orderExport("1080p"));
              }}
            >
              <span>
                Download<span className="max-sm:sr-only"> MP4</span>
              </span>
            </Button>
          )}
        </div>
      </header>
      {content.trashedAt && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-warning-soft px-4 py-2.5">
          <p>This video is in the trash. Its link shows nothing until you restore it.</p>
          <Button size="sm" onClick={video.restore}>
            Restore
          </Button>
        </div>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_360px] xl:grid-cols-[minmax(0,1fr)_400px]">
        <div
          className={`grid min-w-0 gap-x-6 gap-y-5 lg:sticky lg:top-18 ${isTall ? "lg:grid-cols-[minmax(0,1fr)_13rem]" : ""}`}
        >
          <div className="-mx-4 grid place-items-center bg-sunken sm:mx-0 sm:rounded-lg sm:p-6">
            <div
              style={{ width: `min(100%, ${isTall ? 72 : 58}dvh * ${width / height})` }}
              className="overflow-hidden sm:rounded-md"
            >
              <Player
                ref={player}
                composition={composition}
                mediaUrl={(assetId) => `/media/assets/${assetId}`}
                label={content.title}
                onPositionChange={(seconds) =>
                  setSceneIndex(composition.sceneStartsSeconds.findLastIndex((start) => seconds >= start))
                }
              />
            </div>
          </div>
          <VariantStrip
            storyboard={storyboard}
            onChoose={(look, name) => {
              const before = lookOf(storyboard);
              video.change((current) => ({ ...current, ...look }));
              showUndoToast(`Now in the ${name} look`, () =>
                video.change((current) => ({ ...current, ...before })),
              );
            }}
          />
        </div>
        <Tabs
          label="Video"
          value={panel}
          onChange={(next) =>
            setParameters(next === "words" ? {} : { panel: next }, {
              replace: true,
              preventScrollReset: true,
            })
          }
          tabs={[
            {
              value: "words",
              label: "Words",
              content: (
                <SceneWords
                  storyboard={storyboard}
                  sceneStartsSeconds={composition.sceneStartsSeconds}
                  currentIndex={sceneIndex}
                  onChange={video.change}
                  onShow={(index) => player.current?.seek(showTime(composition.sceneStartsSeconds, index))}
                />
              ),
            },
            {
              value: "style",
              label: "Shape and sound",
              content: <ShapeAndSound storyboard={storyboard} onChange={video.change} />,
            },
            {
              value: "export",
              label: "Export",
              content: (
                <div className="grid gap-8">
                  <ExportPanel storyboard={storyboard} order={orderExport} />
                  <ExportList userId={content.ownerId} contentId={content.id} />
                  <MakingNotes making={making} />
                </div>
              ),
            },
          ]}
        />
      </div>
    </main>
  );
}

/** Far enough into a scene that its words have come in, in seconds from the start of the video. */
function showTime(sceneStartsSeconds: readonly number[], index: number): number {
  return (sceneStartsSeconds[index] ?? 0) + 1;
}
