/** What was kept on this device; null where nothing was, or the browser keeps nothing. */
export function readStored<Value>(key: string): Value | null {
  try {
    const stored = localStorage.getItem(key);
    return stored === null ? null : (JSON.parse(stored) as Value);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}
