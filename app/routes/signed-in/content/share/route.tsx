import ArrowLeft from "lucide-react/icons/arrow-left";
import ExternalLink from "lucide-react/icons/external-link";
import { useEffect, useMemo, useRef, useState } from "react";
import { href, Link, useRevalidator } from "react-router";
import { BackedClaims } from "~/claims/backed-claims";
import { ApiError, callApi, unreachedMessage } from "~/client/call-api";
import { isModuleFailure } from "~/client/module-failure";
import { stillTime } from "~/player/still-time";
import { OutOfDate } from "~/products/out-of-date";
import { captionLanguagesOf } from "~/scene/caption-tracks";
import { describeStoryboard } from "~/scene/describe-storyboard";
import { sizeOfFormat } from "~/scene/format-size";
import { textOf } from "~/scene/resolve/scene-slots";
import { resolveComposition } from "~/scene/resolve-composition";
import type { Storyboard } from "~/scene/storyboard";
import { loadFromServer } from "~/session/page-loaders";
import { useExports } from "~/session/use-exports";
import { useLibrary } from "~/session/use-library";
import { pageTitle } from "~/shell/page-title";
import { libraryWith } from "~/stores/library/library-changes";
import { longestActionLabel } from "~/stores/publications/call-to-action";
import { plainSharing } from "~/stores/publications/sharing";
import { drawPublished } from "~/studio/draw-published";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { buttonStyle } from "~/ui/button-style";
import { Card } from "~/ui/card";
import { CopyField } from "~/ui/copy-field";
import { Skeleton } from "~/ui/skeleton";
import { showErrorToast, showToast, showUndoToast } from "~/ui/toast";
import { useToastsAbove } from "~/ui/use-toasts-above";
import { chaptersOf } from "~/watch/chapters";
import type { Route } from "./+types/route";
import { EmbedPanel } from "./embed-panel";
import { InTrash } from "./in-trash";
import { keepOptions, readKeptOptions } from "./kept-options";
import { LinkCard } from "./link-card";
import { OpenClaims } from "./open-claims";
import { PublishForm } from "./publish-form";
import { QrPanel } from "./qr-panel";
import { differs, type ShareProblems, shareProblems, sharingBody, startOptions } from "./share-options";
import { ShownVersion } from "./shown-version";
import { usePoster } from "./use-poster";
import { ViewChart } from "./view-chart";

export const handle = { place: "Share" };

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData ? `Share ${loaderData.content.title}` : "Share") },
];

export { loader } from "./loader.server";

export const clientLoader = (asked: Route.ClientLoaderArgs) => loadFromServer(asked);
clientLoader.hydrate = true as const;

export default function ShareRoute({ loaderData }: Route.ComponentProps) {
  return <Share key={loaderData.content.id} {...loaderData} />;
}

function Share({
  origin,
  content,
  claims,
  openClaims,
  published,
  pinned,
  hasNewerEdits,
  outOfDate,
  views,
}: Route.ComponentProps["loaderData"]) {
  const { id: contentId, title, storyboard, productId, trashedAt } = content;
  const revalidator = useRevalidator();
  const library = useLibrary();
  const composition = useMemo(
    () => resolveComposition(storyboard, undefined, library),
    [storyboard, library],
  );
  const startOf = (from: typeof published) =>
    startOptions(from, Math.round(stillTime(composition) * 10) / 10, lastActionOf(storyboard));
  const [start, setStart] = useState(() => startOf(published));
  const [options, setOptions] = useState(() => readKeptOptions(contentId, published, start));
  const [problems, setProblems] = useState<ShareProblems>({});
  const [busy, setBusy] = useState<"publish" | "keep" | "unpublish" | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const link = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  useToastsAbove(foot);
  const exports = useExports(content.ownerId, contentId);
  const poster = usePoster(composition, options.posterSeconds);
  const chapters = useMemo(
    () => chaptersOf(storyboard, composition, plainSharing.chapters),
    [storyboard, composition],
  );
  const languages = useMemo(() => captionLanguagesOf(storyboard), [storyboard]);
  const address = `${origin}/v1/videos/${contentId}`;
  const hasEnded = published?.expiresAt ? published.expiresAt.getTime() <= Date.now() : false;
  const isHeldBack = openClaims.length > 0;
  const isChanged = differs(options, start);
  // Another way of showing the video is publishing it.
  const keepsWhatIsShown = published !== null && published.mode === options.mode;
  useEffect(
    () => keepOptions(contentId, published, { start, options }),
    [contentId, published, start, options],
  );
  // Whoever has published wants the link, which stands above what was just pressed.
  const isPublished = published !== null;
  const wasPublished = useRef(isPublished);
  useEffect(() => {
    if (isPublished && !wasPublished.current) {
      link.current?.focus({ preventScroll: true });
      link.current?.scrollIntoView({ block: "center" });
    }
    wasPublished.current = isPublished;
  }, [isPublished]);
  const canPublish = !isHeldBack && !trashedAt && (hasNewerEdits || !keepsWhatIsShown);
  // Another way of showing it may leave what is shown as it is.
  const showsAnother = hasNewerEdits || outOfDate.length > 0 || isHeldBack;

  /** Publishes the video as it is now, or changes how what is published is shared and leaves that as it is. */
  async function save(does: "publish" | "keep", chosen = options) {
    const wrong = shareProblems(chosen, published, new Date());
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    setBusy(does);
    try {
      const shown = does === "keep" && pinned ? compositionOf(pinned) : composition;
      const isShownAnew = does === "publish" || pinned === null;
      const isDrawn = isShownAnew || chosen.posterSeconds !== start.posterSeconds;
      const drawn = isDrawn ? await drawPublished(shown, chosen.posterSeconds) : null;
      if (drawn) await callApi(`/api/v1/content/${contentId}/poster`, { method: "PUT", body: drawn.poster });
      if (chosen.hasPreview && (isShownAnew || !start.hasPreview)) {
        const { drawMovingPreview } = await import("~/studio/draw-moving-preview");
        const body = await drawMovingPreview(shown);
        await callApi(`/api/v1/content/${contentId}/preview`, { method: "PUT", body });
      }
      const sharing = sharingBody(chosen);
      await callApi(
        `/api/v1/content/${contentId}/publish`,
        does === "keep"
          ? { method: "PUT", body: sharing }
          : {
              method: "POST",
              body: { ...sharing, mode: chosen.mode, openingPicture: drawn?.openingPicture },
            },
      );
      const done = { ...chosen, password: "" };
      setOptions(done);
      setStart(done);
      showToast(
        does === "keep" || (published && published.mode !== chosen.mode && !showsAnother)
          ? "The settings are saved"
          : published
            ? "The published video is up to date"
            : `Published. Anyone with the link${chosen.isProtected ? " and the password" : ""} can watch.`,
      );
      await revalidator.revalidate();
    } catch (error) {
      const failed = does === "keep" ? "The settings were not saved" : "The video could not be published";
      showErrorToast(failed, isModuleFailure(error) ? unreachedMessage : messageOf(error));
    } finally {
      setBusy(null);
    }
  }

  async function unpublish() {
    setBusy("unpublish");
    try {
      await callApi(`/api/v1/content/${contentId}/publish`, { method: "DELETE" });
      // A way back would open to everybody what had a password, which is not known here any more, or show what was never shown.
      const hasWayBack = !start.isProtected && !hasNewerEdits && !isHeldBack && outOfDate.length === 0;
      const said = "Unpublished. The link shows nothing any more.";
      if (hasWayBack) showUndoToast(said, () => void save("publish", start));
      else showToast(said);
      // What was set goes on being set, for the next time, and outlives a reload.
      setStart(startOf(null));
      await revalidator.revalidate();
    } catch (error) {
      showErrorToast("The video could not be unpublished", messageOf(error));
    } finally {
      setBusy(null);
    }
  }

  return (
    <main className="measure grid content-start gap-7 py-6 lg:py-8">
      <header className="grid gap-3">
        <Link
          to={href("/videos/:contentId", { contentId })}
          className="-ms-2 inline-flex h-8 max-w-full items-center gap-1.5 justify-self-start rounded-sm px-2 text-muted text-sm hover:bg-hover hover:text-text"
        >
          <ArrowLeft className="size-4 shrink-0 rtl:-scale-x-100" aria-hidden="true" />
          <span className="truncate">{title}</span>
        </Link>
        <div className="flex flex-wrap items-center gap-3">
          <h1 ref={heading} tabIndex={-1} className="font-display text-3xl">
            Share
          </h1>
          {published ? <Badge tone="success">Published</Badge> : <Badge>Not published</Badge>}
          {outOfDate.length > 0 && <Badge tone="warning">Out of date</Badge>}
          {hasEnded && <Badge tone="warning">Ended</Badge>}
        </div>
        {trashedAt && (
          <InTrash
            contentId={contentId}
            isPublished={isPublished}
            onRestored={async () => {
              await revalidator.revalidate();
              // The button that was pressed is gone.
              heading.current?.focus();
            }}
          />
        )}
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-6">
          {published && (
            <Card className="grid grid-cols-[minmax(0,1fr)] p-5">
              <ViewChart {...views} hasAction={options.hasAction} />
            </Card>
          )}
          {published && (
            <Card className="grid grid-cols-[minmax(0,1fr)] gap-6 p-5">
              {/* biome-ignore lint/a11y/useSemanticElements: a place to come to, not fields */}
              <div
                ref={link}
                role="group"
                aria-label="Link"
                tabIndex={-1}
                className="flex items-center justify-between gap-1 rounded-sm outline-offset-4"
              >
                <CopyField label="Link" value={address} className="min-w-0" />
                <a href={address} target="_blank" rel="noopener" className={buttonStyle("ghost", "sm")}>
                  <ExternalLink className="size-4" aria-hidden="true" />
                  Open
                </a>
              </div>
              <QrPanel address={address} title={title} />
              {published.isProtected ? (
                <p className="text-muted text-sm">
                  A video with a password cannot be embedded: on another site it only links to its page here.
                </p>
              ) : published.sharing.embedding.by === "nobody" ? (
                <p className="text-muted text-sm">No other site may embed this video.</p>
              ) : (
                <EmbedPanel
                  origin={origin}
                  contentId={contentId}
                  title={title}
                  size={sizeOfFormat(storyboard.format)}
                />
              )}
            </Card>
          )}
          <Card className="grid grid-cols-[minmax(0,1fr)] gap-7 p-5">
            {published?.mode === "pin" && (
              <ShownVersion publishedAt={published.publishedAt} hasNewerEdits={hasNewerEdits} />
            )}
            {productId && outOfDate.length > 0 && (
              <OutOfDate
                contentId={contentId}
                productId={productId}
                differences={outOfDate}
                onBroughtUp={() => revalidator.revalidate()}
              />
            )}
            {isHeldBack && (
              <OpenClaims
                contentId={contentId}
                claims={openClaims}
                storyboard={storyboard}
                isPublished={published !== null}
                onSettled={() => revalidator.revalidate()}
              />
            )}
            <BackedClaims claims={claims} />
            <div ref={form}>
              <PublishForm
                options={options}
                published={published}
                title={title}
                exports={exports.kind === "present" ? exports.value : []}
                composition={composition}
                poster={poster}
                chapters={chapters}
                languages={languages}
                problems={problems}
                onChange={(next) => {
                  setOptions(next);
                  setProblems({});
                }}
              />
            </div>
            <div
              ref={foot}
              className="sticky bottom-0 z-10 -mx-5 -mb-5 flex max-md:bottom-14 flex-wrap items-center justify-between gap-3 rounded-b-lg border-line border-t bg-raised px-5 py-4"
            >
              {published ? (
                <Button variant="ghost" onClick={() => void unpublish()} disabled={busy !== null}>
                  Unpublish
                </Button>
              ) : (
                <p className="text-muted text-sm">Nobody else can see this video yet.</p>
              )}
              <div className="ms-auto flex flex-wrap items-center gap-2">
                {isChanged && isPublished && (
                  <p className="text-muted text-sm max-sm:sr-only">Not saved yet</p>
                )}
                {keepsWhatIsShown && (
                  <Button
                    variant={canPublish ? "secondary" : "primary"}
                    loading={busy === "keep"}
                    disabled={busy !== "keep" && (busy !== null || !isChanged)}
                    onClick={() => void save("keep")}
                  >
                    Save settings
                  </Button>
                )}
                {(!keepsWhatIsShown || hasNewerEdits) && (
                  <Button
                    variant="primary"
                    loading={busy === "publish"}
                    disabled={busy !== "publish" && (busy !== null || !canPublish)}
                    onClick={() => void save("publish")}
                  >
                    {!published ? "Publish" : showsAnother ? "Publish the changes" : "Save settings"}
                  </Button>
                )}
              </div>
            </div>
          </Card>
        </div>
        <div className="lg:sticky lg:top-6">
          <LinkCard
            host={new URL(origin).host}
            title={title}
            description={describeStoryboard(storyboard)}
            poster={poster}
            isProtected={options.isProtected}
            isNext={hasNewerEdits}
          />
        </div>
      </div>
    </main>
  );
}

/** As a pinned link shows it, in the looks there were then. */
function compositionOf({ storyboard, library }: NonNullable<Route.ComponentProps["loaderData"]["pinned"]>) {
  return resolveComposition(storyboard, undefined, library ? libraryWith(library) : undefined);
}

/** What the last scene asks viewers to do. */
function lastActionOf({ scenes }: Storyboard): string {
  const last = scenes.at(-1);
  return last ? textOf(last, "action").slice(0, longestActionLabel) : "";
}

function messageOf(error: unknown): string {
  return error instanceof ApiError || error instanceof Error ? error.message : String(error);
}

export function HydrateFallback() {
  return (
    <main className="measure grid content-start gap-7 py-6 lg:py-8">
      <header className="grid gap-3">
        <Skeleton className="h-8 w-48" />
        <div className="flex items-center gap-3">
          <h1 tabIndex={-1} className="font-display text-3xl">
            Share
          </h1>
          <Skeleton className="h-5 w-24 rounded-full" />
        </div>
      </header>
      <div
        role="status"
        aria-label="Loading"
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]"
      >
        <Card data-frame="form" className="grid grid-cols-[minmax(0,1fr)] gap-7 p-5">
          <div className="grid gap-2">
            <p className="font-[550]">What the link shows</p>
            <Skeleton className="h-9 w-72 max-w-full" />
            <Skeleton className="h-5 w-4/5" />
          </div>
          <div className="grid gap-2">
            <p className="font-[550]">Poster</p>
            <Skeleton className="h-5" />
          </div>
          <div className="grid gap-1.5">
            <p className="font-[550]">Offer as download</p>
            <Skeleton className="h-10" />
            <Skeleton className="h-5 w-3/5" />
          </div>
          <Skeleton className="h-10" />
          <div className="flex justify-between gap-3 border-line border-t pt-5">
            <Skeleton className="h-9 w-56 max-w-full" />
            <Skeleton className="h-9 w-24" />
          </div>
        </Card>
        <div className="grid gap-2.5">
          <div
            data-frame="card"
            className="overflow-hidden rounded-lg border border-line bg-raised shadow-raised"
          >
            <div className="aspect-[1.91/1] bg-sunken" />
            <div className="grid gap-1.5 px-4 py-3">
              <Skeleton className="h-4 w-24" />
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="h-9" />
            </div>
          </div>
          <p className="text-muted text-sm">How the link looks where you paste it</p>
        </div>
      </div>
    </main>
  );
}
