import Play from "lucide-react/icons/play";
import {
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { PlayerController } from "~/player/player-controller";
import { PlayerControls } from "~/player/player-controls";
import { commandOfKey, type PlayerCommand } from "~/player/player-keys";
import { Stage } from "~/player/stage";
import { stillTime } from "~/player/still-time";
import { useAutoHide } from "~/player/use-auto-hide";
import { useFullScreen } from "~/player/use-full-screen";
import { useInView } from "~/player/use-in-view";
import { useReducedMotion } from "~/player/use-media-query";
import { useShown } from "~/player/use-shown";
import type { Composition } from "~/scene/composition";

/** What other parts of a page may do with a player. */
export interface PlayerHandle {
  play(): void;
  pause(): void;
  seek(positionSeconds: number): void;
  setMuted(isMuted: boolean): void;
  getPositionSeconds(): number;
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
  loop?: boolean;
  muted?: boolean;
  /** Frames per second for stepping. */
  frameRate?: number;
  className?: string;
  ref?: Ref<PlayerHandle>;
  onStatusChange?: (status: "paused" | "playing" | "ended") => void;
  /** Up to once per frame. */
  onPositionChange?: (positionSeconds: number) => void;
}

/**
 * Plays a composition. It takes the width it is given and keeps the composition's shape; on the server, and until the first
 * frame, it shows the poster or the video's own colour at the final size.
 */
export function Player({
  composition,
  mediaUrl,
  label,
  poster,
  autoPlay = false,
  controls = true,
  loop = false,
  muted = false,
  frameRate = 30,
  className = "",
  ref,
  onStatusChange,
  onPositionChange,
}: PlayerProps) {
  const [controller] = useState(() => new PlayerController({ isLooping: loop, isMuted: muted, frameRate }));
  const snapshot = useSyncExternalStore(controller.subscribe, controller.getSnapshot, controller.getSnapshot);
  const containerRef = useRef<HTMLElement>(null);
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const reducedMotion = useReducedMotion();
  const isInView = useInView(containerRef);
  const { shown, hasFailed, retry } = useShown(composition, mediaUrl, true);
  const { isFullScreen, toggle: toggleFullScreen } = useFullScreen(containerRef);
  const autoHide = useAutoHide(snapshot.status === "playing");
  const hasStarted = useRef(false);

  useEffect(() => {
    controller.attach(canvasRef.current);
    const observer = new ResizeObserver(controller.repaint);
    if (canvasRef.current) observer.observe(canvasRef.current);
    return () => {
      observer.disconnect();
      controller.attach(null);
    };
  }, [controller]);

  useEffect(() => () => controller.dispose(), [controller]);
  useEffect(() => controller.setInView(isInView), [controller, isInView]);
  useEffect(() => controller.setLooping(loop), [controller, loop]);
  useEffect(() => controller.setMuted(muted), [controller, muted]);

  useEffect(() => {
    if (!shown) return;
    controller.show(shown);
    if (hasStarted.current) return;
    hasStarted.current = true;
    if (autoPlay && !reducedMotion) controller.play();
    else controller.seek(stillTime(shown.composition));
  }, [controller, shown, autoPlay, reducedMotion]);

  useEffect(() => onStatusChange?.(snapshot.status), [snapshot.status, onStatusChange]);
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
      getPositionSeconds: () => controller.positionSeconds,
    }),
    [controller],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const command = commandOfKey({ ...keyPress(event), target: partOf(event.target) });
    if (!command) return;
    event.preventDefault();
    event.stopPropagation();
    autoHide.wake();
    run(command);
  };

  const run = (command: PlayerCommand) => {
    switch (command.type) {
      case "toggle":
        return controller.toggle();
      case "seekBy":
        return controller.seek(controller.positionSeconds + command.seconds);
      case "seekToShare":
        return controller.seek(command.share * composition.durationSeconds);
      case "step":
        return controller.step(command.frames);
      case "volumeBy":
        return controller.setVolume((snapshot.isMuted ? 0 : snapshot.volume) + command.share);
      case "toggleMuted":
        return controller.setMuted(!snapshot.isMuted);
      case "toggleLoop":
        return controller.setLooping(!snapshot.isLooping);
      case "toggleFullScreen":
        return toggleFullScreen?.();
    }
  };

  /** A mouse click plays or pauses; the first tap of a finger only brings the controls. */
  const onPointerUp = (event: PointerEvent) => {
    if (event.button !== 0 || isControl(event.target)) return;
    if (controls && event.pointerType === "touch" && !autoHide.isVisible) autoHide.wake();
    else if (shown) controller.toggle();
  };

  return (
    <section
      ref={containerRef}
      aria-label={label}
      data-status={snapshot.status}
      data-ready={shown ? "" : undefined}
      tabIndex={controls ? 0 : undefined}
      onKeyDown={controls ? onKeyDown : undefined}
      onPointerMove={(event) => event.pointerType === "mouse" && autoHide.wake()}
      onPointerLeave={(event) => event.pointerType === "mouse" && autoHide.hide()}
      onFocus={autoHide.wake}
      onPointerUp={onPointerUp}
      className={`@container/player relative isolate w-full select-none overflow-hidden bg-black outline-offset-2 focus-visible:outline-2 focus-visible:outline-accent ${
        autoHide.isVisible ? "" : "cursor-none"
      } ${className}`}
      style={isFullScreen ? undefined : { aspectRatio: `${composition.width} / ${composition.height}` }}
    >
      <Stage canvasRef={canvasRef} composition={composition} poster={poster} isReady={shown !== null}>
        {controls && shown && snapshot.status !== "playing" && <PlaySign />}
        {hasFailed && !shown && <FailedNotice onRetry={retry} />}
        {controls && shown && (
          <PlayerControls
            controller={controller}
            snapshot={snapshot}
            composition={shown.composition}
            isVisible={autoHide.isVisible}
            isFullScreen={isFullScreen}
            onToggleFullScreen={toggleFullScreen}
          />
        )}
      </Stage>
    </section>
  );
}

/** Says that a click anywhere plays; the button for it is in the bar. */
function PlaySign() {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute top-1/2 left-1/2 grid size-16 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full bg-black/55 text-white"
    >
      <Play className="ml-0.5 size-7 fill-current" />
    </div>
  );
}

function FailedNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      data-player-part="controls"
      className="scheme-dark absolute inset-0 grid place-content-center gap-3 bg-black/70 p-4 text-center text-sm text-text"
    >
      <p>This video could not be loaded. Check the connection, then try again.</p>
      <button
        type="button"
        onClick={onRetry}
        className="mx-auto rounded-full bg-accent px-4 py-2 font-medium text-on-accent outline-offset-2 focus-visible:outline-2 focus-visible:outline-white"
      >
        Try again
      </button>
    </div>
  );
}

function keyPress({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  return { key, ctrlKey, metaKey, altKey };
}

function partOf(target: EventTarget): "player" | "button" | "position" | "volume" {
  if (!(target instanceof HTMLElement)) return "player";
  if (target.closest("button")) return "button";
  const part = target.dataset.playerPart;
  return part === "position" || part === "volume" ? part : "player";
}

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-player-part="controls"]') !== null;
}
