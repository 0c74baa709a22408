import { type RefObject, useCallback, useSyncExternalStore } from "react";

/** Full screen of one element; `toggle` is `null` where the browser has none for elements. */
export function useFullScreen(ref: RefObject<Element | null>) {
  const isFullScreen = useSyncExternalStore(
    onFullScreenChange,
    () => document.fullscreenElement !== null && document.fullscreenElement === ref.current,
    () => false,
  );
  const isSupported = useSyncExternalStore(
    () => () => {},
    () => document.fullscreenEnabled,
    () => false,
  );
  const toggle = useCallback(() => {
    // Refusals (no user gesture, forbidden in a frame) leave everything as it is, which says enough.
    if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    else ref.current?.requestFullscreen().catch(() => {});
  }, [ref]);
  return { isFullScreen, toggle: isSupported ? toggle : null };
}

function onFullScreenChange(onChange: () => void): () => void {
  document.addEventListener("fullscreenchange", onChange);
  return () => document.removeEventListener("fullscreenchange", onChange);
}
