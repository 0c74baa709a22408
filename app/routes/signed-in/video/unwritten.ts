import { parseStoryboard, type Storyboard } from "~/scene/storyboard";

/**
 * What is shown but not yet in the database of this device, kept for the life of the tab: a reload in the pause
 * before writing loses nothing.
 */
const keyOf = (contentId: string) => `vitrine:unwritten:${contentId}`;

export function keepUnwritten(contentId: string, storyboard: Storyboard): void {
  try {
    sessionStorage.setItem(keyOf(contentId), JSON.stringify(storyboard));
  } catch {
    // Storage is full or off: the change then waits for its write alone.
  }
}

export function readUnwritten(contentId: string): Storyboard | null {
  try {
    return parseStoryboard(JSON.parse(sessionStorage.getItem(keyOf(contentId)) ?? ""));
  } catch {
    return null;
  }
}

export function forgetUnwritten(contentId: string): void {
  try {
    sessionStorage.removeItem(keyOf(contentId));
  } catch {
    // Nothing was kept.
  }
}
