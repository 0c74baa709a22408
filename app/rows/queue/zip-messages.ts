/** What the page tells the zip worker: once. */
export interface ZipJob {
  fileName: string;
  files: readonly { name: string; file: Blob }[];
  /** A file the person chose; else `temporaryName`, in the private file system. */
  saveTo: FileSystemFileHandle | null;
  temporaryName: string | null;
}

export type ZipMessage =
  | { type: "progress"; filesDone: number }
  | { type: "done"; file: File }
  | { type: "failed"; code: "storage-full" | "file-refused" | "file-missing" };
