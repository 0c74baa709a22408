import { parseStoryboard, type Storyboard } from "~/scene/storyboard";
import { keptEditKey, keptEditKeys } from "./kept-edit-keys";

/** A storyboard changed on this device that the server does not have yet. */
export interface KeptEdit {
  contentId: string;
  /** What the server had when it was changed. */
  base: Storyboard;
  present: Storyboard;
}

const tabKey = "vitrine:tab";

/** Which tab's edit it is: each keeps its own. Survives a reload. */
let tab: string | undefined;
/** Videos open in this page, whose edits their own page sends. */
const open = new Set<string>();

/** Keeps an unsent edit past a reload and past the end of the tab, or forgets it. False where nothing can be kept. */
export function keepEdit(
  userId: string,
  contentId: string,
  unsent: { base: Storyboard; present: Storyboard } | null,
): boolean {
  try {
    const key = keptEditKey(userId, contentId, thisTab());
    if (unsent) localStorage.setItem(key, JSON.stringify({ contentId, ...unsent }));
    else localStorage.removeItem(key);
    return true;
  } catch {
    // Storage is full or off: the edit then waits in memory for its answer.
    return false;
  }
}

/** The edit this tab left unsent before a reload. */
export function readOwnEdit(userId: string, contentId: string): KeptEdit | null {
  try {
    return parseEdit(localStorage.getItem(keptEditKey(userId, contentId, thisTab())));
  } catch {
    return null;
  }
}

/** While `contentId` is open, its edits are not for others to send. Returns how to end that. */
export function claimEdits(contentId: string): () => void {
  open.add(contentId);
  return () => open.delete(contentId);
}

/** Edits of this person that no open page will send: their tab is gone, or shows something else by now. */
export async function findLeftEdits(userId: string): Promise<{ key: string; edit: KeptEdit }[]> {
  const alive = await livingTabs();
  return keptEditKeys(userId).flatMap((key) => {
    const [contentId = "", owner = ""] = key.split(":").slice(-2);
    const isOwn = owner === thisTab();
    if (isOwn ? open.has(contentId) : alive === null || alive.has(owner)) return [];
    const edit = parseEdit(localStorage.getItem(key));
    return edit ? [{ key, edit }] : [];
  });
}

/** Holds a lock as long as the page lives, by which other tabs know that it does. */
export function announceTab(): void {
  void navigator.locks?.request(`${tabKey}:${thisTab()}`, { ifAvailable: true }, (lock) => {
    if (lock) return new Promise(() => {});
    // A tab that was duplicated brings along its original's name.
    tab = newTab();
    sessionStorage.setItem(tabKey, tab);
    return navigator.locks.request(`${tabKey}:${tab}`, () => new Promise(() => {}));
  });
}

async function livingTabs(): Promise<Set<string> | null> {
  if (!navigator.locks) return null;
  const { held } = await navigator.locks.query();
  return new Set(held?.map(({ name }) => String(name).slice(tabKey.length + 1)));
}

function thisTab(): string {
  tab ??= sessionStorage.getItem(tabKey) ?? undefined;
  if (!tab) {
    tab = newTab();
    sessionStorage.setItem(tabKey, tab);
  }
  return tab;
}

function parseEdit(text: string | null): KeptEdit | null {
  try {
    const { contentId, base, present } = JSON.parse(text ?? "");
    return { contentId, base: parseStoryboard(base), present: parseStoryboard(present) };
  } catch {
    return null;
  }
}

/** `randomUUID` is missing on pages without TLS. */
function newTab(): string {
  return Math.random().toString(36).slice(2);
}
