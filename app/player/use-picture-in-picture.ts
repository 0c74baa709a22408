import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { PixelSize } from "~/player/canvas-size";
import type { PlayerController } from "~/player/player-controller";

interface PictureInPicture {
  isOpen: boolean;
  /** `null` where the browser has no picture in picture for what we draw. */
  toggle: (() => void) | null;
}

/** The player in a small window above all others. */
export function usePictureInPicture(
  canvasRef: RefObject<HTMLCanvasElement | null>,
  controller: PlayerController,
  composition: PixelSize,
  label: string,
): PictureInPicture {
  const [isOpen, setOpen] = useState(false);
  const close = useRef<(() => void) | null>(null);
  const isSupported = useSyncExternalStore(
    () => () => {},
    hasPictureInPicture,
    () => false,
  );
  useEffect(() => () => close.current?.(), []);

  const { width, height } = composition;
  const toggle = useCallback(async () => {
    const canvas = canvasRef.current;
    if (close.current) return close.current();
    if (!canvas) return;
    const { openPictureInPicture } = await import("~/player/picture-in-picture");
    const onClose = () => {
      close.current = null;
      setOpen(false);
    };
    // A refusal leaves everything as it is, which says enough.
    close.current = await openPictureInPicture({
      canvas,
      controller,
      composition: { width, height },
      label,
      onClose,
    }).catch(() => null);
    setOpen(close.current !== null);
  }, [canvasRef, controller, width, height, label]);
  return { isOpen, toggle: isSupported ? () => void toggle() : null };
}

function hasPictureInPicture(): boolean {
  const hasWindows = "documentPictureInPicture" in window && window.top === window;
  const hasVideos = document.pictureInPictureEnabled && "captureStream" in HTMLCanvasElement.prototype;
  return hasWindows || hasVideos;
}
