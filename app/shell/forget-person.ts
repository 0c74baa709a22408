import { forgetAllUploads } from "~/uploads/kept-uploads";

const prefix = "vitrine:";
/** What belongs to the screen rather than to whom it shows. */
const impersonal = ["vitrine:theme", "vitrine:player"];

/** Removes what this browser keeps of a person's work outside of the document database: drafts, prompts, edits, uploads. */
export function forgetPerson(): void {
  forgetAllUploads();
  for (const storage of storages()) {
    for (const key of Object.keys(storage)) {
      if (key.startsWith(prefix) && !impersonal.includes(key)) storage.removeItem(key);
    }
  }
}

function storages(): Storage[] {
  try {
    return [localStorage, sessionStorage];
  } catch {
    // Switched off: nothing was kept.
    return [];
  }
}
