import { forgetEdit, keptEditKey, keptEditKeys } from "./kept-edit-keys";

const tabKey = "vitrine:tab";

/** Which tab's edit it is: each keeps its own. Survives a reload. */
let tab: string | undefined;
/** Documents open in this page, whose edits their own page sends. */
const open = new Set<string>();

/**
 * Keeps an unsent edit past a reload and past the end of the tab, or forgets it. False where nothing can be kept. `key` names the
 * document; what an edit holds is its kind's own affair.
 */
export function keepEdit(userId: string, key: string, edit: object | null): boolean {
  try {
    const place = keptEditKey(userId, key, thisTab());
    if (edit) localStorage.setItem(place, JSON.stringify(edit));
    else localStorage.removeItem(place);
    return true;
  } catch {
    // Storage is full or off: the edit then waits in memory for its answer.
    return false;
  }
}

/** Makes an edit of what was kept; null where it is of another kind. */
export type ParseEdit<Edit> = (kept: Record<string, unknown>) => Edit | null;

/** The edit this tab left unsent before a reload. */
export function readOwnEdit<Edit>(userId: string, key: string, parse: ParseEdit<Edit>): Edit | null {
  try {
    return parseKept(localStorage.getItem(keptEditKey(userId, key, thisTab())), parse);
  } catch {
    return null;
  }
}

/** While a document is open, its edits are not for others to send. Returns how to end that. */
export function claimEdits(key: string): () => void {
  open.add(key);
  return () => open.delete(key);
}

export interface LeftEdit<Edit> {
  edit: Edit;
  /** Forgets it, once it is taken over. */
  forget: () => void;
}

/** Edits of this person that no open page will send: their tab is gone, or shows something else by now. */
export async function findLeftEdits<Edit>(userId: string, parse: ParseEdit<Edit>): Promise<LeftEdit<Edit>[]> {
  const alive = await livingTabs();
  return keptEditKeys(userId).flatMap((place) => {
    const [key = "", owner = ""] = place.split(":").slice(-2);
    const isOwn = owner === thisTab();
    if (isOwn ? open.has(key) : alive === null || alive.has(owner)) return [];
    const edit = parseKept(localStorage.getItem(place), parse);
    return edit ? [{ edit, forget: () => forgetEdit(place) }] : [];
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

function parseKept<Edit>(text: string | null, parse: ParseEdit<Edit>): Edit | null {
  try {
    return parse(JSON.parse(text ?? ""));
  } catch {
    return null;
  }
}

/** `randomUUID` is missing on pages without TLS. */
function newTab(): string {
  return Math.random().toString(36).slice(2);
}
