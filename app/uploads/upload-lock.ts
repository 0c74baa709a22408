const releases = new Map<string, () => void>();

/**
 * Keeps an upload to this tab as long as the tab lives or until it is let go; false where another tab has it. Where a
 * browser has no locks every tab may send it, which is slower and as right.
 */
export function holdUpload(id: string): Promise<boolean> {
  if (!navigator.locks || releases.has(id)) return Promise.resolve(true);
  return new Promise((resolve) => {
    void navigator.locks
      .request(`vitrine-upload-${id}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock && new Promise<void>((release) => releases.set(id, release));
      })
      .catch(() => resolve(true));
  });
}

export function letGoOfUpload(id: string): void {
  releases.get(id)?.();
  releases.delete(id);
}
