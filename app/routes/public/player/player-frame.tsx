import { Suspense, useCallback, useMemo, useRef } from "react";
import { lazyPart } from "~/player/lazy-part";
import { Player, type PlayerHandle } from "~/player/player";
import { hasSound } from "~/player/player-controller";
import { ActionLink } from "~/watch/action-link";
import { startSecondsOf } from "~/watch/start-seconds";
import { useWatchSteps } from "~/watch/use-watch-steps";
import { coverOf, publicPicturePath } from "~/watch/watched-video";
import type { Correspondents } from "./correspondents";
import type { FramedVideo } from "./framed-video";
import { frameState, useFrameMessages } from "./use-frame-messages";

export interface FrameOptions {
  parameters: URLSearchParams;
  correspondents: Correspondents;
  /** What was heard before the player was there. */
  early: readonly MessageEvent[];
  /** Somebody pressed the still picture: it plays as soon as it can. */
  pressed: boolean;
}

const EndCard = lazyPart(async () => ({ default: (await import("~/watch/end-card")).EndCard }));

const secondsBetweenTimes = 0.25;

/** A published video and nothing else, driven by the page around it. */
export function PlayerFrame({
  video,
  isOwner,
  parameters,
  correspondents,
  early,
  pressed,
}: FramedVideo & FrameOptions) {
  const player = useRef<PlayerHandle>(null);
  const { tell, open } = useFrameMessages(player, correspondents, early);
  const startSeconds = startSecondsOf(parameters);
  const { composition, title, captionTracks, callToAction } = video;
  const steps = useWatchSteps(video.contentId, composition.durationSeconds, !isOwner);
  const lastTold = useRef<number | null>(null);
  const isOn = (name: string) => ["1", "true", ""].includes(parameters.get(name) ?? "0");
  const chapters = useMemo(
    () => video.chapters.map(({ startSeconds, headline }) => ({ startSeconds, title: headline })),
    [video.chapters],
  );

  const beReady = useCallback(() => {
    lastTold.current = player.current?.getPositionSeconds() ?? 0;
    open(() => ({
      type: "ready",
      title,
      durationSeconds: composition.durationSeconds,
      width: composition.width,
      height: composition.height,
      chapters: chapters.map(({ startSeconds, title }) => ({ timeSeconds: startSeconds, title })),
      hasSound: hasSound(composition),
      hasCaptions: captionTracks.length > 0,
      captionLanguages: captionTracks.map(({ language }) => language),
      hasAction: callToAction !== null,
    }));
    if (pressed) player.current?.play();
  }, [open, title, composition, chapters, captionTracks, callToAction, pressed]);
  const followPosition = useCallback(
    (timeSeconds: number) => {
      steps.follow(timeSeconds);
      if (lastTold.current === null || Math.abs(timeSeconds - lastTold.current) < secondsBetweenTimes) return;
      lastTold.current = timeSeconds;
      tell({ type: "time", timeSeconds });
    },
    [tell, steps],
  );
  const followStatus = useCallback(
    (status: "paused" | "playing" | "ended") => {
      steps.setPlaying(status === "playing");
      if (lastTold.current !== null) tell({ type: status });
    },
    [tell, steps],
  );
  const followState = useCallback(() => {
    if (player.current && lastTold.current !== null) tell({ type: "state", ...frameState(player.current) });
  }, [tell]);
  const sayFailed = useCallback(() => tell({ type: "error", code: "media-unavailable" }), [tell]);
  const act = () => {
    steps.act();
    tell({ type: "action" });
  };

  return (
    <Player
      ref={player}
      composition={composition}
      mediaUrl={(assetId) => publicPicturePath(video.contentId, assetId)}
      label={title}
      poster={coverOf(video, startSeconds)}
      startSeconds={startSeconds}
      playsFromStart
      chapters={chapters}
      fontFamilies={video.fontFamilies}
      captionTracks={captionTracks}
      autoPlay={isOn("autoplay")}
      loop={isOn("loop")}
      muted={isOn("muted")}
      captions={isOn("captions") || captionLanguageOf(parameters)}
      controls={parameters.get("controls") !== "0"}
      onReady={beReady}
      onPositionChange={followPosition}
      onStatusChange={followStatus}
      onStateChange={followState}
      onFailure={sayFailed}
      endCard={
        callToAction && (
          <Suspense fallback={null}>
            <EndCard action={callToAction} onAction={act} onReplay={() => player.current?.play()} />
          </Suspense>
        )
      }
    >
      {callToAction && (
        <ActionLink
          action={callToAction}
          onPress={act}
          size="sm"
          className="absolute! end-2 top-2 z-10 max-w-[70%]! in-data-[status=ended]:hidden @max-[7rem]/player:hidden"
        />
      )}
    </Player>
  );
}

/** `captions=de` asks for a language; false where none is named. */
function captionLanguageOf(parameters: URLSearchParams): string | false {
  const language = parameters.get("captions") ?? "";
  return /^[a-z]{2,3}(-[a-z0-9]+)*$/i.test(language) && language;
}
