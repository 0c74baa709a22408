/** Where unsent edits lie in this browser's storage, apart from what is in them: leaving needs no more. */

const prefix = "vitrine:unwritten:";

export function keptEditKey(userId: string, contentId: string, tab: string): string {
  return `${prefix}${userId}:${contentId}:${tab}`;
}

export function keptEditKeys(userId: string): string[] {
  return keysWith(`${prefix}${userId}:`);
}

export function forgetEdit(key: string): void {
  localStorage.removeItem(key);
}

/** What others left behind who did not sign out here. It goes as their documents go, sent or not. */
export function forgetEditsOfOthers(userId: string): void {
  const own = new Set(keptEditKeys(userId));
  for (const key of keysWith(prefix)) if (!own.has(key)) forgetEdit(key);
}

function keysWith(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}
