import { useCallback, useLayoutEffect } from "react";
import type { ChangeVideo } from "./scenes/scene-task";
import { tryEdit } from "./try-edit";

/** By video: how the page that shows it changes it, or the last page that did. */
const pages = new Map<string, ChangeVideo>();

/**
 * How everything on a video's page changes it. What comes late, such as an upload or a voice, finds the page that shows
 * the video by then; without one, the last page keeps the change and has it sent. What cannot be changed is said.
 */
export function useChangeVideo(contentId: string, change: ChangeVideo): ChangeVideo {
  useLayoutEffect(() => takeChanges(contentId, change), [contentId, change]);
  return useCallback(
    (edited, place) => tryEdit(() => (pages.get(contentId) ?? change)(edited, place)),
    [contentId, change],
  );
}

/** From now on, changes of a video are made by `change`. */
export function takeChanges(contentId: string, change: ChangeVideo): void {
  pages.set(contentId, change);
}

/** Changes a video from beside its page. */
export function changeVideo(contentId: string, edited: Parameters<ChangeVideo>[0]): void {
  tryEdit(() => pages.get(contentId)?.(edited));
}
