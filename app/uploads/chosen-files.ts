import type { ChosenFile } from "./upload-queue";

/** A file with the folders it lay in, outermost first. */
export interface FoundFile extends ChosenFile {
  folders: string[];
}

const names = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

/** More than this of one drop is a mistake, such as a whole disk. */
const mostFiles = 2000;

/** The files of a drop, also those in folders. Must be called while the event lasts: after it the drop is empty. */
export async function filesOfDrop(data: DataTransfer): Promise<FoundFile[]> {
  const items = [...data.items].filter(({ kind }) => kind === "file");
  const entries = items.map((item) => ({
    entry: item.webkitGetAsEntry?.() ?? null,
    file: item.getAsFile(),
    handle: handleOf(item),
  }));
  const found: FoundFile[] = [];
  for (const { entry, file, handle } of entries) {
    if (entry?.isDirectory) await walk(entry as FileSystemDirectoryEntry, [], found);
    else if (file) found.push({ file, folders: [], handle: await handle });
  }
  return found.slice(0, mostFiles);
}

/** The files of a picker; with `webkitdirectory` each knows its folders. */
export function filesOfInput(files: FileList | null): FoundFile[] {
  return [...(files ?? [])]
    .filter(({ name }) => !isHidden(name))
    .slice(0, mostFiles)
    .map((file) => ({ file, folders: file.webkitRelativePath.split("/").slice(0, -1) }));
}

type HandleGiver = DataTransferItem & { getAsFileSystemHandle?(): Promise<FileSystemHandle | null> };

async function handleOf(item: HandleGiver): Promise<FileSystemFileHandle | null> {
  const handle = await item.getAsFileSystemHandle?.().catch(() => null);
  return handle?.kind === "file" ? (handle as FileSystemFileHandle) : null;
}

async function walk(folder: FileSystemDirectoryEntry, above: string[], found: FoundFile[]): Promise<void> {
  const reader = folder.createReader();
  const folders = [...above, folder.name];
  const inside: FileSystemEntry[] = [];
  for (;;) {
    // A reader gives a hundred at a time, and none at the end.
    const entries = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (entries.length === 0) break;
    inside.push(...entries);
  }
  // A reader gives them in the order of the disk.
  inside.sort((one, other) => names.compare(one.name, other.name));
  for (const entry of inside) {
    if (found.length >= mostFiles) return;
    if (isHidden(entry.name)) continue;
    if (entry.isDirectory) await walk(entry as FileSystemDirectoryEntry, folders, found);
    else found.push({ file: await fileOf(entry as FileSystemFileEntry), folders });
  }
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

/** What systems leave in folders: .DS_Store, Thumbs.db. */
function isHidden(name: string): boolean {
  return name.startsWith(".") || name === "Thumbs.db" || name === "desktop.ini";
}
