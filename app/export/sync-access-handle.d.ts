/**
 * Files of the private file system, opened for synchronous writing. TypeScript declares them in its library for workers
 * only, which cannot be combined with the library for pages.
 */
interface FileSystemSyncAccessHandle {
  write(data: AllowSharedBufferSource, options?: { at?: number }): number;
  truncate(newSize: number): void;
  flush(): void;
  close(): void;
}

interface FileSystemFileHandle {
  createSyncAccessHandle(): Promise<FileSystemSyncAccessHandle>;
}
