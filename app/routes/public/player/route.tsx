import { useCallback, useRef } from "react";
import { data, href, useSearchParams } from "react-router";
import { settingsContext, viewerContext } from "~/context";
import { Player, type PlayerHandle } from "~/player/player";
import { buttonStyle } from "~/ui/button-style";
import { readWatchedVideo } from "~/watch/read-watched-video.server";
import { startSecondsOf } from "~/watch/start-seconds";
import { useViewCount } from "~/watch/use-view-count";
import { privateMeta } from "~/watch/watch-meta";
import { publicPicturePath, type WatchedVideo } from "~/watch/watched-video";
import type { Route } from "./+types/route";
import { parseFrameOrigin } from "./frame-messages";
import { useFrameMessages } from "./use-frame-messages";

/** The watch page is what search engines should find. */
export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta(loaderData?.kind === "open" ? loaderData.video.title : "Video");

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const reading = await readWatchedVideo({
    settings: context.get(settingsContext),
    viewer: context.get(viewerContext),
    request,
    contentId: params.contentId,
  });
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
  const [parameters] = useSearchParams();
  const player = useRef<PlayerHandle>(null);
  const tell = useFrameMessages(player, parseFrameOrigin(parameters.get("origin")));
  const countView = useViewCount(video.contentId, !isOwner);
  const lastTold = useRef<number | null>(null);
  const { composition } = video;
  const { width, height, durationSeconds } = composition;
  const startSeconds = startSecondsOf(parameters);
  const isOn = (name: string) => ["1", "true", ""].includes(parameters.get(name) ?? "0");

  const followPosition = useCallback(
    (timeSeconds: number) => {
      if (lastTold.current === null) {
        tell({ type: "ready", durationSeconds, width, height });
        // The player chooses its own first picture right after this call.
        if (startSeconds !== null) queueMicrotask(() => player.current?.seek(startSeconds));
      } else if (Math.abs(timeSeconds - lastTold.current) < secondsBetweenTimes) return;
      lastTold.current = timeSeconds;
      tell({ type: "time", timeSeconds });
    },
    [tell, durationSeconds, width, height, startSeconds],
  );
  const followStatus = useCallback(
    (status: "paused" | "playing" | "ended") => {
      if (status === "playing") countView();
      if (lastTold.current !== null) tell({ type: status });
    },
    [tell, countView],
  );

  return (
    <main className="grid h-dvh place-items-center overflow-hidden bg-black">
      <h1 className="sr-only">{video.title}</h1>
      <div style={{ width: `min(100dvw, 100dvh * ${width / height})` }}>
        <Player
          ref={player}
          composition={composition}
          mediaUrl={(assetId) => publicPicturePath(video.contentId, assetId)}
          label={video.title}
          poster={video.posterPath ?? undefined}
          autoPlay={isOn("autoplay")}
          loop={isOn("loop")}
          muted={isOn("muted")}
          controls={parameters.get("controls") !== "0"}
          onPositionChange={followPosition}
          onStatusChange={followStatus}
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
