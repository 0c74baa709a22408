import {
  type CSSProperties,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useMemo,
  useRef,
  useState,
} from "react";
import { lazy } from "~/client/lazy";
import { PlayerIcon } from "~/player/icons";
import { Player, type PlayerHandle } from "~/player/player";
import { stillTime } from "~/player/still-time";
import { timecode } from "~/scene/timecode";
import { Mark } from "~/shell/mark";
import { buttonStyle } from "~/ui/button-style";
import { ActionLink } from "./action-link";
import { ChapterList } from "./chapter-list";
import { CopyLink } from "./copy-link";
import { EndCard } from "./end-card";
import { FirstFrameData } from "./first-frame-data";
import { preloadOpening } from "./preload-opening";
import { useWatchSteps } from "./use-watch-steps";
import { coverOf, publicPicturePath, type WatchedVideo } from "./watched-video";

/** Few videos may be copied. */
const CopyVideo = lazy(() => import("./copy-video"));

/** As large as the button of `CopyVideo`. */
function CopyRoom() {
  return (
    <span aria-hidden="true" className={buttonStyle("secondary", "md", "invisible")}>
      <span className="size-4" />
      Make it mine
    </span>
  );
}

/**
 * Its room is kept until its code is there: what stands beside it would move. The page draws it no second time: what the server sent
 * would give way to its room, until it can be pressed.
 */
const CopyPart = memo(function CopyPart({ contentId }: { contentId: string }) {
  return (
    <Suspense fallback={<CopyRoom />}>
      <CopyVideo contentId={contentId} />
    </Suspense>
  );
});

interface WatchPageProps {
  origin: string;
  video: WatchedVideo;
  /** Where to start, in seconds; null for the beginning. */
  startSeconds: number | null;
  /** Whoever made it does not count as a view. */
  isOwner: boolean;
  /** A bar above the page, as high as `bannerHeight` says. */
  banner?: ReactNode;
}

/** Before it, a link to a moment is the link to the beginning. */
const firstShareableSecond = 2;

/** Height of the banner, which the page leaves free. */
export const bannerHeight = "2.875rem";

/** Where its words stand below a tall picture, they and the button are in sight from the beginning. */
const besideAction =
  "w-[min(100%,(100dvh-var(--banner)-14rem)*var(--ratio))] lg:w-[min(100%,84dvh*var(--ratio))]";

/**
 * A video for whoever has its link: the picture first, then its title and words. Tall videos stand beside their
 * words where there is room, others above them.
 */
export function WatchPage({ origin, video, startSeconds, isOwner, banner }: WatchPageProps) {
  const { composition, contentId, chapters } = video;
  preloadOpening(video);
  const player = useRef<PlayerHandle>(null);
  const [hasPlayed, setHasPlayed] = useState(false);
  const [chapterIndex, setChapterIndex] = useState(-1);
  const [hasMoved, setMoved] = useState(false);
  const address = `${origin}/v1/videos/${contentId}`;
  const steps = useWatchSteps(contentId, composition.durationSeconds, !isOwner);
  const { callToAction } = video;
  const ratio = composition.width / composition.height;
  const isTall = ratio < 0.9;

  const playerChapters = useMemo(
    () => chapters.map(({ startSeconds, headline }) => ({ startSeconds, title: headline })),
    [chapters],
  );
  // Nobody has chosen the moment it shows before it plays.
  const restsAt = startSeconds === null ? stillTime(composition) : null;
  const followPosition = useCallback(
    (seconds: number) => {
      steps.follow(seconds);
      setChapterIndex(chapters.findLastIndex((chapter) => seconds >= chapter.startSeconds));
      if (seconds >= firstShareableSecond && seconds !== restsAt) setMoved(true);
    },
    [chapters, steps, restsAt],
  );

  return (
    <main
      style={{ "--banner": banner ? bannerHeight : "0px" } as CSSProperties}
      className={`grid min-h-dvh pt-(--banner) ${isTall ? "lg:grid-cols-[minmax(0,1fr)_minmax(22rem,30rem)]" : "grid-rows-[auto_1fr]"}`}
    >
      <FirstFrameData video={video} startSeconds={startSeconds} />
      {banner && <div className="fixed inset-x-0 top-0 z-10 h-(--banner)">{banner}</div>}
      <div
        style={{
          backgroundColor: `color-mix(in oklab, ${composition.background} 10%, oklch(0.15 0.012 290))`,
        }}
        className={`grid place-items-center sm:p-6 ${isTall ? "lg:sticky lg:top-(--banner) lg:h-[calc(100dvh-var(--banner))] lg:p-8" : "lg:p-8"}`}
      >
        <div
          style={{ "--ratio": ratio } as CSSProperties}
          className={`overflow-hidden sm:rounded-md ${isTall ? (callToAction ? besideAction : "w-[min(100%,84dvh*var(--ratio))]") : "w-[min(100%,68dvh*var(--ratio))]"}`}
        >
          <Player
            ref={player}
            composition={composition}
            mediaUrl={(assetId) => publicPicturePath(contentId, assetId)}
            label={video.title}
            poster={coverOf(video, startSeconds)}
            startSeconds={startSeconds}
            playsFromStart
            chapters={playerChapters}
            fontFamilies={video.fontFamilies}
            captionTracks={video.captionTracks}
            endCard={
              callToAction && (
                <EndCard action={callToAction} onAction={steps.act} onReplay={() => player.current?.play()} />
              )
            }
            onPositionChange={followPosition}
            onStatusChange={(status) => {
              steps.setPlaying(status === "playing");
              if (status === "playing") setHasPlayed(true);
            }}
          >
            {video.posterPath && (
              <noscript>
                <img src={video.posterPath} alt="" className="absolute inset-0 size-full object-cover" />
              </noscript>
            )}
          </Player>
        </div>
      </div>
      <div
        className={
          isTall
            ? "grid content-start gap-8 px-5 py-6 sm:px-8 lg:content-center lg:py-10"
            : "measure grid content-start gap-x-16 gap-y-8 py-7 lg:grid-cols-[minmax(0,1fr)_22rem] lg:py-10"
        }
      >
        <div className="grid content-start gap-5">
          <div className="grid gap-2">
            <h1
              tabIndex={-1}
              lang={composition.language}
              className="wrap-anywhere text-balance font-display text-3xl"
            >
              <bdi>{video.title}</bdi>
            </h1>
            <p className="tabular text-muted">
              {video.publishedAt && (
                <>
                  <time dateTime={video.publishedAt}>{video.publishedDay}</time>
                  {" · "}
                </>
              )}
              {timecode(composition.durationSeconds)}
            </p>
          </div>
          {callToAction && (
            <div className="flex">
              <ActionLink action={callToAction} onPress={steps.act} />
            </div>
          )}
          <div className="flex flex-wrap gap-2">
            {video.download && (
              <a
                href={video.download.path}
                download={`${video.title}.mp4`}
                className={buttonStyle(callToAction ? "secondary" : "primary")}
              >
                <PlayerIcon name="download" className="size-4" />
                Download · {video.download.size}
              </a>
            )}
            {video.mayDuplicate && !isOwner && <CopyPart contentId={contentId} />}
            {video.publishedAt && (
              <CopyLink label="Copy link" copiedLabel="Link copied" address={() => address} />
            )}
            {video.publishedAt && (
              // Its room is kept: what stands around it would move.
              <span className={hasMoved ? "contents" : "invisible contents"}>
                <CopyLink
                  label="Copy link at this moment"
                  copiedLabel="Link to this moment copied"
                  variant="ghost"
                  address={() => `${address}?t=${Math.floor(player.current?.getPositionSeconds() ?? 0)}`}
                />
              </span>
            )}
          </div>
        </div>
        <ChapterList
          chapters={chapters}
          language={composition.language}
          currentIndex={hasPlayed ? chapterIndex : -1}
          onChoose={(chapter) => {
            player.current?.seek(chapter.startSeconds);
            player.current?.play();
          }}
        />
        {video.words.length > 0 && (
          <details className="group">
            <summary className="cursor-pointer rounded-sm font-[550] text-muted text-sm hover:text-text">
              What the video says
            </summary>
            <ol lang={composition.language} className="wrap-anywhere mt-3 grid gap-2">
              {video.words.map(({ key, label, headline, text }) => (
                <li key={key} dir="auto">
                  <p>{[label, headline].filter(Boolean).join(" · ")}</p>
                  {text && <p className="text-muted text-sm">{text}</p>}
                </li>
              ))}
            </ol>
          </details>
        )}
        <p className="self-end lg:col-span-full">
          <a href="/" className="inline-flex items-center gap-2 text-muted text-sm hover:text-text">
            <Mark className="size-5" />
            Made with Vitrine
          </a>
        </p>
      </div>
    </main>
  );
}
