import type { PixelSize } from "~/player/canvas-size";
import { type FrameSource, takeFramesFrom } from "~/player/frame-loop";
import type { PlayerController } from "~/player/player-controller";

/** https://wicg.github.io/document-picture-in-picture; the DOM library does not know it yet. */
interface DocumentPictureInPicture {
  requestWindow(options: PixelSize): Promise<Window>;
}

interface Asked {
  canvas: HTMLCanvasElement;
  controller: PlayerController;
  composition: PixelSize;
  label: string;
  onClose: () => void;
}

const LONGER_SIDE = 400;

/**
 * Shows what a player's canvas shows in a small window above all others. Resolves with a function that closes it; `onClose`
 * is called however it is closed. Must be called from a press of a button or key; rejects where the browser refuses.
 */
export async function openPictureInPicture(asked: Asked): Promise<() => void> {
  const inWindow = (globalThis as { documentPictureInPicture?: DocumentPictureInPicture })
    .documentPictureInPicture;
  // Frames get no windows of their own, but may show a video in one.
  return inWindow && window.top === window ? openWindow(inWindow, asked) : openVideo(asked);
}

/**
 * A window with a copy of the canvas. The player goes on drawing its own, which has the fonts of the page; frames come
 * from the new window, since the page may be hidden behind others.
 */
async function openWindow(pictures: DocumentPictureInPicture, asked: Asked): Promise<() => void> {
  const { canvas, controller, composition, label, onClose } = asked;
  const scale = LONGER_SIDE / Math.max(composition.width, composition.height);
  const size = {
    width: Math.round(composition.width * scale),
    height: Math.round(composition.height * scale),
  };
  const opened = await pictures.requestWindow(size);
  const { document } = opened;
  document.title = label;
  document.body.style.cssText = "margin:0;background:#000;overflow:hidden";
  const button = document.createElement("button");
  button.style.cssText = "all:unset;display:block;width:100vw;height:100vh;cursor:pointer";
  button.setAttribute("aria-label", `Play or pause ${label}`);
  const copy = document.createElement("canvas");
  copy.style.cssText = "display:block;width:100%;height:100%;object-fit:contain";
  button.appendChild(copy);
  document.body.appendChild(button);
  button.addEventListener("click", controller.toggle);

  const mirror = () => {
    if (copy.width !== canvas.width) copy.width = canvas.width;
    if (copy.height !== canvas.height) copy.height = canvas.height;
    copy.getContext("2d", { alpha: false })?.drawImage(canvas, 0, 0);
  };
  mirror();
  const leave = [controller.subscribeToPosition(mirror), takeFramesFrom(opened)];
  opened.addEventListener("pagehide", () => {
    for (const stop of leave) stop();
    onClose();
  });
  return () => opened.close();
}

/** A video of the canvas, for browsers and frames that have picture in picture for videos alone. */
async function openVideo({ canvas, controller, onClose }: Asked): Promise<() => void> {
  const stream = canvas.captureStream();
  const video = document.createElement("video");
  video.muted = true;
  video.srcObject = stream;
  await video.play();
  await video.requestPictureInPicture();
  // The buttons of the small window.
  video.addEventListener("play", controller.play);
  video.addEventListener("pause", controller.pause);
  const source = ticks();
  const leaveTicks = takeFramesFrom(source);
  video.addEventListener("leavepictureinpicture", () => {
    leaveTicks();
    source.close();
    video.removeEventListener("pause", controller.pause);
    for (const track of stream.getTracks()) track.stop();
    onClose();
  });
  return () => void document.exitPictureInPicture().catch(() => {});
}

/** Frames from a worker's clock: a hidden page gets none from the screen. */
function ticks(): FrameSource & { close(): void } {
  const worker = new Worker(new URL("./tick-worker.ts", import.meta.url), { type: "module", name: "ticks" });
  let waiting: (() => void) | null = null;
  worker.onmessage = () => {
    const callback = waiting;
    waiting = null;
    callback?.();
  };
  return {
    requestAnimationFrame(callback) {
      waiting = callback;
      return 1;
    },
    cancelAnimationFrame() {
      waiting = null;
    },
    close: () => worker.terminate(),
  };
}
