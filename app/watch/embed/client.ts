import { stillPicture } from "./still-picture";
import type { PlayerEvents, PlayerOptions, PlayerState, VitrinePlayer } from "./v1";

/**
 * The client that other sites load as /embed/v1.js. It depends on nothing; v1.d.ts, served beside it, is its contract, so a change
 * that breaks a page out there is a new version.
 */

const version = 1;
/** Our names of events → theirs. */
const names = {
  ready: "ready",
  playing: "play",
  paused: "pause",
  time: "time",
  ended: "end",
  action: "cta",
  state: "state",
  error: "error",
} as const satisfies Record<string, keyof PlayerEvents>;

type Hearers = { [Name in keyof PlayerEvents]?: Set<(event: PlayerEvents[Name]) => void> };

/** `origin`: of the site whose player it is. */
export function createPlayerOf(
  origin: string,
  element: HTMLElement,
  videoId: string,
  options: PlayerOptions = {},
): VitrinePlayer {
  const hearers: Hearers = {};
  const waiting: object[] = [];
  let frame: HTMLIFrameElement | null = null;
  let isReady = false;
  let isGone = false;

  const post = (command: object) =>
    frame?.contentWindow?.postMessage({ target: "vitrine", version, ...command }, origin);
  const send = (command: object) => {
    if (isReady) post(command);
    else waiting.push(command);
  };

  function load(): void {
    if (frame || isGone) return;
    observer?.disconnect();
    frame = document.createElement("iframe");
    frame.src = frameAddress(origin, videoId, options);
    frame.title = options.title ?? "Video";
    frame.allow = "autoplay; fullscreen; picture-in-picture";
    frame.style.cssText = "position:absolute;inset:0;width:100%;height:100%;border:0";
    // Whoever was ready before this page listened is asked again.
    frame.addEventListener("load", () => post({ type: "hello" }));
    element.appendChild(frame);
  }

  function hear({ source, origin: from, data }: MessageEvent): void {
    // Only the very frame, and only while our own site is in it.
    if (!frame || source !== frame.contentWindow || from !== origin) return;
    if (typeof data !== "object" || data === null) return;
    if (data.source !== "vitrine" || data.version !== version || typeof data.type !== "string") return;
    const name = Object.hasOwn(names, data.type) ? names[data.type as keyof typeof names] : null;
    if (!name) return;
    if (name === "ready") beReady(data);
    // What the frame says of it would lie under the sign to press.
    if (name === "error") still.remove();
    const { source: _s, version: _v, type: _t, ...event } = data;
    for (const one of hearers[name] ?? []) (one as (event: unknown) => void)(event);
  }

  function beReady({ width, height }: { width: unknown; height: unknown }): void {
    if (isReady) return;
    isReady = true;
    if (Number(width) > 0 && Number(height) > 0)
      element.style.aspectRatio = `${Number(width)} / ${Number(height)}`;
    still.remove();
    for (const command of waiting.splice(0)) post(command);
  }

  element.replaceChildren();
  element.style.position = "relative";
  element.style.overflow = "hidden";
  element.style.display = "block";
  element.style.aspectRatio = options.ratio ?? "9 / 16";
  const still = stillPicture(origin, videoId, options.title ?? "video", () => {
    load();
    send({ type: "play" });
  });
  element.appendChild(still);
  addEventListener("message", hear);
  const waits = options.load ?? "visible";
  const observer =
    waits === "visible"
      ? new IntersectionObserver((entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) load();
        })
      : null;
  observer?.observe(element);
  if (waits === "now") load();

  /** A command for a player that waits to be pressed is a press. */
  const command = (message: object) => {
    load();
    send(message);
  };
  return {
    get frame() {
      return frame;
    },
    play: () => command({ type: "play" }),
    pause: () => send({ type: "pause" }),
    seek: (timeSeconds) => command({ type: "seek", timeSeconds }),
    mute: (muted = true) => send({ type: "mute", muted }),
    volume: (volume) => send({ type: "volume", volume }),
    speed: (speed) => send({ type: "speed", speed }),
    loop: (looping = true) => send({ type: "loop", looping }),
    captions: (shown = true) =>
      send({
        type: "captions",
        shown: shown !== false,
        ...(typeof shown === "string" && { language: shown }),
      }),
    state: () =>
      new Promise<PlayerState>((resolve) => {
        const stop = on("state", (state) => {
          stop();
          resolve(state);
        });
        command({ type: "state" });
      }),
    on,
    destroy() {
      isGone = true;
      removeEventListener("message", hear);
      observer?.disconnect();
      element.replaceChildren();
      frame = null;
    },
  };

  function on<Name extends keyof PlayerEvents>(
    name: Name,
    one: (event: PlayerEvents[Name]) => void,
  ): () => void {
    const set: Set<(event: PlayerEvents[Name]) => void> = hearers[name] ?? new Set();
    Object.assign(hearers, { [name]: set });
    set.add(one);
    return () => void set.delete(one);
  }
}

/** The player's address with what is asked of it. */
export function frameAddress(origin: string, videoId: string, options: PlayerOptions): string {
  const url = new URL(`/v0/videos/${encodeURIComponent(videoId)}`, origin);
  const { autoplay, loop, muted, captions, controls, startSeconds } = options;
  if (autoplay) url.searchParams.set("autoplay", "1");
  if (muted ?? autoplay) url.searchParams.set("muted", "1");
  if (loop) url.searchParams.set("loop", "1");
  if (captions) url.searchParams.set("captions", captions === true ? "1" : captions);
  if (controls === false) url.searchParams.set("controls", "0");
  if (startSeconds) url.searchParams.set("t", String(startSeconds));
  url.searchParams.set("origin", location.origin);
  return url.href;
}
