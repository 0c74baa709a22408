import type { Script } from "~/domain/video/script";

const editsKey = (jobId: string) => `vitrine:script-edits:${jobId}`;

/** What was edited in this browser and not yet approved; null where nothing was. */
export function readEdits(jobId: string): Script | null {
  try {
    const kept = JSON.parse(localStorage.getItem(editsKey(jobId)) ?? "null") as Script | null;
    // An emptied line is an edit too, so only the shape is checked here; approval checks the rest.
    return kept && Array.isArray(kept.scenes) && typeof kept.title === "string" ? kept : null;
  } catch {
    return null;
  }
}

export function keepEdits(jobId: string, script: Script): void {
  try {
    localStorage.setItem(editsKey(jobId), JSON.stringify(script));
  } catch {
    // Storage is full or off: the edits then live as long as the page.
  }
}

export function forgetEdits(jobId: string): void {
  try {
    localStorage.removeItem(editsKey(jobId));
  } catch {
    // Nothing was kept.
  }
}
