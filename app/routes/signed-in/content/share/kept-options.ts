import { differs, type Published, type ShareOptions } from "./share-options";

/** What somebody set and has not saved yet, on top of what is published. */
interface KeptOptions {
  /** What was published then, as text: what is published anew has settings of its own. */
  published: string;
  options: ShareOptions;
}

/** Of another shape, it gets another number: what is kept is read without a check. */
const keyOf = (contentId: string) => `vitrine:share-1:${contentId}`;

/** What was set before a reload, or on the way to the editor and back; `start` where nothing was. */
export function readKeptOptions(
  contentId: string,
  published: Published | null,
  start: ShareOptions,
): ShareOptions {
  try {
    const kept: KeptOptions | null = JSON.parse(sessionStorage.getItem(keyOf(contentId)) ?? "null");
    if (kept?.published === JSON.stringify(published)) return kept.options;
  } catch {
    // Storage is off, or what lies there is none: nothing is kept.
  }
  return start;
}

/** Keeps what differs from `start` in this tab; a password lies nowhere but in the field. */
export function keepOptions(
  contentId: string,
  published: Published | null,
  { start, options }: { start: ShareOptions; options: ShareOptions },
): void {
  const kept: KeptOptions = {
    published: JSON.stringify(published),
    options: { ...options, password: "" },
  };
  try {
    if (differs(kept.options, start)) sessionStorage.setItem(keyOf(contentId), JSON.stringify(kept));
    else sessionStorage.removeItem(keyOf(contentId));
  } catch {
    // Storage is full or off: the settings then live as long as the page.
  }
}
