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

/** Of everybody: for when somebody leaves this browser. */
export function forgetAllEdits(): void {
  for (const key of keysWith(prefix)) forgetEdit(key);
}

function keysWith(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}
