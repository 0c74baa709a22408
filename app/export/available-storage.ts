/** Room in bytes that the browser still grants this site; null where it does not say. */
export async function availableStorage(): Promise<number | null> {
  try {
    const { quota, usage } = await navigator.storage.estimate();
    return quota === undefined ? null : quota - (usage ?? 0);
  } catch {
    return null;
  }
}
