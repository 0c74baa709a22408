import { useCallback, useMemo, useRef } from "react";
import { data, href, useSearchParams } from "react-router";
import { offersCaptions } from "~/player/offers-captions";
import { Player, type PlayerHandle } from "~/player/player";
import { hasSound } from "~/player/player-controller";
import { keptAtEdge } from "~/server/pages/kept-at-edge.server";
import { publicationQuestion } from "~/server/pages/publication-question.server";
import { buttonStyle } from "~/ui/button-style";
import { preloadOpening } from "~/watch/preload-opening";
import { privateMeta } from "~/watch/private-meta";
import { readWatchedVideo } from "~/watch/read-watched-video.server";
import { startSecondsOf } from "~/watch/start-seconds";
import { useViewCount } from "~/watch/use-view-count";
import { coverOf, publicPicturePath, type WatchedVideo } from "~/watch/watched-video";
import type { Route } from "./+types/route";
import { parseFrameOrigin } from "./frame-messages";
import { frameState, useFrameMessages } from "./use-frame-messages";

export const middleware: Route.MiddlewareFunction[] = [keptAtEdge];

/** The watch page is what search engines should find. */
export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta(loaderData?.kind === "open" ? loaderData.video.title : "Video");

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const reading = await readWatchedVideo(publicationQuestion(context, request, params.contentId));
  return reading.kind === "open" ? data(reading) : data(reading, { status: 403 });
}

export default function PlayerFrame({ loaderData, params }: Route.ComponentProps) {
  if (loaderData.kind === "open") return <Frame {...loaderData} />;
  // Browsers keep cookies from frames of other sites, so a password cannot be given in here.
  return (
    <Notice heading="This video has a password">
      <a
        href={href("/v1/videos/:contentId", { contentId: params.contentId })}
        target="_blank"
        rel="noopener"
        className={buttonStyle("secondary", "sm")}
      >
        Open its page
      </a>
    </Notice>
  );
}

const secondsBetweenTimes = 0.25;

function Frame({ video, isOwner }: { video: WatchedVideo; isOwner: boolean }) {
  preloadOpening(video);
  const [parameters] = useSearchParams();
  const player = useRef<PlayerHandle>(null);
  const tell = useFrameMessages(player, parseFrameOrigin(parameters.get("origin")));
  const startSeconds = startSecondsOf(parameters);
  const countView = useViewCount(video.contentId, !isOwner);
  const lastTold = useRef<number | null>(null);
  const { composition, title } = video;
  const { width, height } = composition;
  const isOn = (name: string) => ["1", "true", ""].includes(parameters.get(name) ?? "0");
  const chapters = useMemo(
    () => video.chapters.map(({ startSeconds, headline }) => ({ startSeconds, title: headline })),
    [video.chapters],
  );

  const beReady = useCallback(() => {
    lastTold.current = player.current?.getPositionSeconds() ?? 0;
    tell({
      type: "ready",
      title,
      durationSeconds: composition.durationSeconds,
      width: composition.width,
      height: composition.height,
      chapters: chapters.map(({ startSeconds, title }) => ({ timeSeconds: startSeconds, title })),
      hasSound: hasSound(composition),
      hasCaptions: offersCaptions(composition),
    });
  }, [tell, title, composition, chapters]);
  const followPosition = useCallback(
    (timeSeconds: number) => {
      if (lastTold.current === null || Math.abs(timeSeconds - lastTold.current) < secondsBetweenTimes) return;
      lastTold.current = timeSeconds;
      tell({ type: "time", timeSeconds });
    },
    [tell],
  );
  const followStatus = useCallback(
    (status: "paused" | "playing" | "ended") => {
      if (status === "playing") countView();
      if (lastTold.current !== null) tell({ type: status });
    },
    [tell, countView],
  );
  const followState = useCallback(() => {
    if (player.current && lastTold.current !== null) tell({ type: "state", ...frameState(player.current) });
  }, [tell]);
  const sayFailed = useCallback(() => tell({ type: "error", code: "media-unavailable" }), [tell]);

  return (
    <main className="grid h-dvh place-items-center overflow-hidden bg-black">
      <h1 className="sr-only">{title}</h1>
      <div style={{ width: `min(100dvw, 100dvh * ${width / height})` }}>
        <Player
          ref={player}
          composition={composition}
          mediaUrl={(assetId) => publicPicturePath(video.contentId, assetId)}
          label={title}
          poster={coverOf(video, startSeconds)}
          startSeconds={startSeconds}
          chapters={chapters}
          fontFamilies={video.fontFamilies}
          autoPlay={isOn("autoplay")}
          loop={isOn("loop")}
          muted={isOn("muted")}
          captions={isOn("captions")}
          controls={parameters.get("controls") !== "0"}
          onReady={beReady}
          onPositionChange={followPosition}
          onStatusChange={followStatus}
          onStateChange={followState}
          onFailure={sayFailed}
        />
      </div>
    </main>
  );
}

export function ErrorBoundary() {
  return <Notice heading="This video is not available" />;
}

/** Fits a frame of any size. */
function Notice({ heading, children }: { heading: string; children?: React.ReactNode }) {
  return (
    <main className="scheme-dark grid h-dvh place-content-center justify-items-center gap-3 bg-sunken p-4 text-center text-text">
      <h1 className="text-balance font-[550]">{heading}</h1>
      {children}
    </main>
  );
}
