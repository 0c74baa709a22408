import {
  type PointerEvent,
  type ReactNode,
  type Ref,
  Suspense,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { FontFamily } from "~/media/fonts/font-family";
import { type CaptionTrack, trackFor, tracksOf } from "~/player/caption-track";
import { lazyPart } from "~/player/lazy-part";
import { repeatsScreen } from "~/player/offers-captions";
import { PlayerController, type PlayerSnapshot } from "~/player/player-controller";
import type { PlayerCommand } from "~/player/player-keys";
import { FailedNotice, MissingNotice, PlaySign, WaitingSign } from "~/player/player-notices";
import { recallPreferences } from "~/player/preferences";
import { nearestRate } from "~/player/rates";
import type { PlayerChapter } from "~/player/scrubber";
import { Stage } from "~/player/stage";
import { stillTime } from "~/player/still-time";
import { useAutoHide } from "~/player/use-auto-hide";
import { useFullScreen } from "~/player/use-full-screen";
import { useInView } from "~/player/use-in-view";
import { useReducedMotion } from "~/player/use-media-query";
import { usePictureInPicture } from "~/player/use-picture-in-picture";
import { useCaptionsSwitch, usePlayerCommands } from "~/player/use-player-commands";
import { useShown } from "~/player/use-shown";
import type { Composition } from "~/scene/composition";

const PlayerControls = lazyPart(() => import("~/player/player-controls"));
const Captions = lazyPart(() => import("~/player/captions"));
const KeyList = lazyPart(() => import("~/player/key-list"));

/** Everything about a player that its viewer can change, but for the position. */
export interface PlayerState extends PlayerSnapshot {
  showsCaptions: boolean;
  /** Of the captions that are shown, or would be (BCP 47); null where there are none. */
  captionLanguage: string | null;
}

/** What other parts of a page may do with a player. */
export interface PlayerHandle {
  play(): void;
  pause(): void;
  seek(positionSeconds: number): void;
  setMuted(isMuted: boolean): void;
  /** Linear, 0–1. */
  setVolume(volume: number): void;
  /** The nearest speed on offer. */
  setRate(rate: number): void;
  setLooping(isLooping: boolean): void;
  setShowsCaptions(shows: boolean): void;
  /** The nearest language on offer. */
  setCaptionLanguage(language: string): void;
  getPositionSeconds(): number;
  getState(): PlayerState;
  /** What a key of the player does, for pages where its keys work wherever the focus is. */
  run(command: PlayerCommand): void;
}

export interface PlayerProps {
  /** A new object is a new composition: keep it between renders (useMemo). */
  composition: Composition;
  mediaUrl: (assetId: string) => string;
  /** Names the video for people who do not see it. */
  label: string;
  /** Picture for the time until the first frame can be drawn. */
  poster?: string;
  /** Does nothing for visitors who asked for less motion. */
  autoPlay?: boolean;
  controls?: boolean;
  /** Over the picture, where they hide while it plays; or below it, where they stay and cover nothing. */
  controlsPlacement?: "over" | "below";
  loop?: boolean;
  muted?: boolean;
  /** Shows captions, where there are any, whatever was chosen last: of a language (BCP 47), or true for the viewer's own. */
  captions?: boolean | string;
  /** Captions on offer, where they are not the composition's own alone. */
  captionTracks?: readonly CaptionTrack[];
  /** Where it stands at first, in seconds; without one, a telling moment of the first scene. */
  startSeconds?: number | null;
  /** Where it rests at a telling moment, playing begins at the start all the same. */
  playsFromStart?: boolean;
  /** Names of the video's parts, in order, shown while seeking. */
  chapters?: readonly PlayerChapter[];
  /** Tables of the fonts the composition is set in, where the page was sent them; else those of all are fetched. */
  fontFamilies?: readonly FontFamily[];
  /** Frames per second for stepping. */
  frameRate?: number;
  /** Lies on the picture once it has ended, instead of the sign to play again. */
  endCard?: ReactNode;
  /** Lies on the picture. */
  children?: ReactNode;
  className?: string;
  ref?: Ref<PlayerHandle>;
  /** The first frame is there, and commands do something from now on. */
  onReady?: () => void;
  onStatusChange?: (status: "paused" | "playing" | "ended") => void;
  onStateChange?: (state: PlayerState) => void;
  /** Nothing can be shown; the player offers to try again. */
  onFailure?: () => void;
  /** Up to once per frame. */
  onPositionChange?: (positionSeconds: number) => void;
}

const noChapters: readonly PlayerChapter[] = [];

/**
 * Plays a composition. It takes the width it is given and its picture keeps the composition's shape; on the server, and until the first
 * frame, it shows the poster or the video's own colour at the final size.
 */
export function Player({
  composition,
  mediaUrl,
  label,
  poster,
  autoPlay = false,
  controls = true,
  controlsPlacement = "over",
  loop = false,
  muted = false,
  captions = false,
  captionTracks,
  startSeconds = null,
  playsFromStart = false,
  chapters = noChapters,
  fontFamilies,
  frameRate = 30,
  endCard,
  children,
  className = "",
  ref,
  onReady,
  onStatusChange,
  onStateChange,
  onFailure,
  onPositionChange,
}: PlayerProps) {
  const [controller] = useState(() => new PlayerController({ isLooping: loop, isMuted: muted, frameRate }));
  const snapshot = useSyncExternalStore(controller.subscribe, controller.getSnapshot, controller.getSnapshot);
  const containerRef = useRef<HTMLElement>(null);
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const hasStarted = useRef(false);
  const reducedMotion = useReducedMotion();
  const isInView = useInView(containerRef);
  const startsPlaying = autoPlay && !reducedMotion;
  const { shown, hasFailed, retry } = useShown(composition, mediaUrl, {
    wanted: "all",
    fontFamilies,
    firstSeconds: () =>
      hasStarted.current
        ? controller.positionSeconds
        : (startSeconds ?? (startsPlaying ? 0 : stillTime(composition))),
  });
  const { isFullScreen, toggle: toggleFullScreen } = useFullScreen(containerRef);
  const isBelow = controlsPlacement === "below" && !isFullScreen;
  const pictureInPicture = usePictureInPicture(canvasRef, controller, composition, label);
  const {
    showsCaptions,
    setShowsCaptions,
    showCaptions,
    captionLanguage,
    setCaptionLanguage,
    askCaptionLanguage,
  } = useCaptionsSwitch();
  const tracks = useMemo(() => tracksOf(composition, captionTracks), [composition, captionTracks]);
  const track = trackFor(tracks, captionLanguage, languagesRead());
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [showsKeys, setShowsKeys] = useState(false);
  const autoHide = useAutoHide(snapshot.status === "playing" && !isMenuOpen);
  const { run, onKey } = usePlayerCommands(controller, {
    toggleCaptions: () => track !== null && setShowsCaptions(!showsCaptions),
    toggleFullScreen,
    togglePictureInPicture: pictureInPicture.toggle,
    showKeys: () => setShowsKeys(true),
  });

  const latestRun = useRef(run);
  useEffect(() => {
    latestRun.current = run;
  });

  useEffect(() => {
    const canvas = canvasRef.current;
    controller.attach(canvas);
    const observer = new ResizeObserver(controller.repaint);
    if (canvas) observer.observe(canvas);
    // What the engine has prepared is lost with the context: it is made anew, at the same place.
    canvas?.addEventListener("contextrestored", retry);
    return () => {
      observer.disconnect();
      canvas?.removeEventListener("contextrestored", retry);
      controller.attach(null);
    };
  }, [controller, retry]);

  useEffect(() => () => controller.dispose(), [controller]);
  useEffect(() => {
    controller.setInView(isInView || pictureInPicture.isOpen);
  }, [controller, isInView, pictureInPicture.isOpen]);
  useEffect(() => controller.setLooping(loop), [controller, loop]);
  const repeats = useMemo(() => repeatsScreen(composition), [composition]);
  useEffect(() => {
    const chosen = recallPreferences();
    controller.setVolume(chosen.volume);
    controller.setMuted(muted || chosen.isMuted);
    showCaptions(captions !== false || (chosen.showsCaptions && !repeats));
    const language = typeof captions === "string" ? captions : chosen.captionLanguage;
    if (language !== null) askCaptionLanguage(language);
  }, [controller, muted, captions, repeats, showCaptions, askCaptionLanguage]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a start that changes later is no start
  useEffect(() => {
    if (!shown) return;
    controller.show(shown, mediaUrl);
    if (hasStarted.current) return;
    hasStarted.current = true;
    const restsAt = startSeconds ?? (startsPlaying ? null : stillTime(composition));
    if (restsAt !== null && startSeconds === null && playsFromStart) controller.rest(restsAt);
    else if (restsAt !== null) controller.seek(restsAt);
    if (startsPlaying) controller.play();
    onReady?.();
  }, [controller, shown]);

  useEffect(() => onStatusChange?.(snapshot.status), [snapshot.status, onStatusChange]);
  const shownLanguage = track?.language ?? null;
  useEffect(
    () => onStateChange?.({ ...snapshot, showsCaptions, captionLanguage: shownLanguage }),
    [snapshot, showsCaptions, shownLanguage, onStateChange],
  );
  const isStuck = hasFailed && (!shown || snapshot.isWaiting);
  useEffect(() => {
    if (isStuck) onFailure?.();
  }, [isStuck, onFailure]);
  useEffect(() => {
    if (!onPositionChange) return;
    return controller.subscribeToPosition(() => onPositionChange(controller.positionSeconds));
  }, [controller, onPositionChange]);

  useImperativeHandle(
    ref,
    () => ({
      play: controller.play,
      pause: controller.pause,
      seek: (positionSeconds) => controller.seek(positionSeconds),
      setMuted: (isMuted) => controller.setMuted(isMuted),
      setVolume: (volume) => controller.setVolume(volume),
      setRate: (rate) => controller.setRate(nearestRate(rate)),
      setLooping: (isLooping) => controller.setLooping(isLooping),
      setShowsCaptions: showCaptions,
      setCaptionLanguage: askCaptionLanguage,
      getPositionSeconds: () => controller.positionSeconds,
      getState: () => ({ ...controller.getSnapshot(), showsCaptions, captionLanguage: shownLanguage }),
      run: (command) => latestRun.current(command),
    }),
    [controller, showCaptions, askCaptionLanguage, showsCaptions, shownLanguage],
  );

  /** A mouse click plays or pauses; the first tap of a finger only brings the controls. */
  const onPointerUp = (event: PointerEvent) => {
    if (event.button !== 0 || isControl(event.target)) return;
    if (isMenuOpen) return setMenuOpen(false);
    if (controls && !isBelow && event.pointerType === "touch" && !autoHide.isVisible) autoHide.wake();
    else if (shown) controller.toggle();
  };
  const closeKeys = useCallback(() => setShowsKeys(false), []);
  const isBarVisible = controls && shown !== null && (isBelow || autoHide.isVisible);
  const isStill = snapshot.status !== "playing" && !snapshot.isWaiting;
  const hasEndCard = Boolean(endCard) && snapshot.status === "ended";
  const shape = { aspectRatio: `${composition.width} / ${composition.height}` };

  return (
    <section
      ref={containerRef}
      aria-label={label}
      data-status={snapshot.status}
      data-ready={shown ? "" : undefined}
      tabIndex={controls ? 0 : undefined}
      onKeyDown={controls ? (event) => onKey(event) && autoHide.wake() : undefined}
      onPointerMove={(event) => event.pointerType === "mouse" && autoHide.wake()}
      onPointerLeave={(event) => event.pointerType === "mouse" && autoHide.hide()}
      onFocus={autoHide.wake}
      onPointerUp={onPointerUp}
      onDoubleClick={(event) => controls && !isControl(event.target) && toggleFullScreen?.()}
      className={`@container/player relative isolate w-full select-none outline-offset-2 focus-visible:outline-2 focus-visible:outline-accent ${
        isBelow
          ? ""
          : `overflow-hidden ${isFullScreen ? "bg-black" : ""} ${autoHide.isVisible ? "" : "cursor-none"}`
      } ${className}`}
      style={isFullScreen || isBelow ? undefined : shape}
    >
      <div
        className={isBelow ? "relative overflow-hidden sm:rounded-md" : "absolute inset-0"}
        style={isBelow ? shape : undefined}
      >
        <Stage canvasRef={canvasRef} composition={composition} poster={poster} isReady={shown !== null}>
          {showsCaptions && shown && track && (
            <Suspense fallback={null}>
              <Captions controller={controller} track={track} isRaised={isBarVisible && !isBelow} />
            </Suspense>
          )}
          {hasEndCard && endCard}
          {controls && !isBelow && shown && isStill && !hasEndCard && <PlaySign />}
          {shown && snapshot.isWaiting && !isStuck && <WaitingSign />}
          {isStuck && <FailedNotice onRetry={retry} />}
          {controls && !isStuck && shown && shown.assets.failedPictureIds.length > 0 && isBarVisible && (
            <MissingNotice onRetry={retry} />
          )}
          {showsKeys && (
            <Suspense fallback={null}>
              <KeyList onClose={closeKeys} />
            </Suspense>
          )}
        </Stage>
        {children}
      </div>
      <div className={isBelow && controls ? "h-16" : "contents"}>
        {controls && shown && (
          <Suspense fallback={null}>
            <PlayerControls
              controller={controller}
              snapshot={snapshot}
              composition={composition}
              shown={shown}
              mediaUrl={mediaUrl}
              chapters={chapters}
              placement={isBelow ? "below" : "over"}
              isVisible={isBarVisible}
              tracks={tracks}
              captionLanguage={showsCaptions ? shownLanguage : null}
              onCaptionLanguage={(language) => {
                if (language !== null) setCaptionLanguage(language);
                setShowsCaptions(language !== null);
              }}
              isFullScreen={isFullScreen}
              isInPictureInPicture={pictureInPicture.isOpen}
              canFullScreen={toggleFullScreen !== null}
              canPictureInPicture={pictureInPicture.toggle !== null}
              isMenuOpen={isMenuOpen}
              onMenu={setMenuOpen}
              run={run}
            />
          </Suspense>
        )}
      </div>
    </section>
  );
}

/** Languages of the visitor's browser; on the server nobody's. */
function languagesRead(): readonly string[] {
  return typeof navigator === "undefined" ? [] : (navigator.languages ?? []);
}

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-player-part="controls"]') !== null;
}
