import FolderPlus from "lucide-react/icons/folder-plus";
import Plus from "lucide-react/icons/plus";
import Upload from "lucide-react/icons/upload";
import { useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import type { ApiError } from "~/client/call-api";
import type { ThreadFolder, ThreadList, ThreadSummary } from "~/domain/chat/thread";
import { FilterText } from "~/staff/filter-bar";
import { problemOf } from "~/staff/problem-of";
import { classNames } from "~/ui/class-names";
import { ErrorState } from "~/ui/error-state";
import { FolderNameDialog } from "~/ui/folder-name-dialog";
import { IconButton } from "~/ui/icon-button";
import { Skeleton } from "~/ui/skeleton";
import { showErrorToast } from "~/ui/toast";
import { actOnDesk } from "./api";
import { FolderHead } from "./folder-head";
import { readThreadFile } from "./thread-file";
import { ThreadItem } from "./thread-item";
import { useThreadAddress } from "./use-thread-address";

interface ThreadPaneProps {
  list: ThreadList | null;
  problem: ApiError | null;
  query: string;
  onQuery: (query: string) => void;
  openId: string | null;
  isOpenOnPhones: boolean;
  onClose: () => void;
  onChanged: () => void;
}

/** All threads: pinned ones, then by folder, then the rest, the last changed first. */
export function ThreadPane({
  list,
  problem,
  query,
  onQuery,
  openId,
  isOpenOnPhones,
  onClose,
  onChanged,
}: ThreadPaneProps) {
  const navigate = useNavigate();
  const addressOf = useThreadAddress();
  const picker = useRef<HTMLInputElement>(null);
  const [naming, setNaming] = useState(false);

  async function importFile(file: File | undefined) {
    if (!file) return;
    try {
      const thread = readThreadFile(await file.text());
      const threadId = crypto.randomUUID();
      await actOnDesk({ do: "import", threadId, thread });
      onChanged();
      void navigate(addressOf(threadId));
    } catch (error) {
      showErrorToast(
        "The thread was not imported",
        error instanceof SyntaxError ? error.message : problemOf(error).message,
      );
    }
  }

  return (
    <nav
      aria-label="Threads"
      className={classNames(
        "w-full shrink-0 flex-col border-line md:flex md:w-72 md:border-e",
        isOpenOnPhones ? "flex" : "hidden",
      )}
    >
      <div className="grid gap-2 p-3">
        {openId === null && <h1 className="font-display text-2xl md:hidden">Chat</h1>}
        <div className="flex items-center gap-1">
          <Link
            to={addressOf(null, { new: "" })}
            onClick={onClose}
            className="me-auto inline-flex h-8 items-center gap-1.5 rounded-md bg-accent px-3 font-[550] text-on-accent text-sm hover:bg-accent-hover"
          >
            <Plus className="size-4" aria-hidden="true" />
            New thread
          </Link>
          <IconButton
            size="sm"
            label="New folder"
            icon={<FolderPlus className="size-4" />}
            onClick={() => setNaming(true)}
          />
          <IconButton
            size="sm"
            label="Import a thread"
            icon={<Upload className="size-4" />}
            onClick={() => picker.current?.click()}
          />
          <input
            ref={picker}
            type="file"
            accept=".json,application/json"
            hidden
            aria-label="A downloaded thread"
            onChange={({ target }) => {
              void importFile(target.files?.[0]);
              target.value = "";
            }}
          />
        </div>
        <FilterText label="Search what was said" value={query} onChange={onQuery} />
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-2 pb-4">
        {problem && !list ? (
          <ErrorState title="The threads cannot be shown" onRetry={onChanged} requestId={problem.requestId}>
            {problem.message}
          </ErrorState>
        ) : list ? (
          <Threads list={list} query={query} openId={openId} onChanged={onChanged} onClose={onClose} />
        ) : (
          <div role="status" aria-label="Loading" className="grid gap-1.5 px-1">
            {[0, 1, 2, 3, 4, 5].map((index) => (
              <Skeleton key={index} className="h-8" />
            ))}
          </div>
        )}
      </div>
      <FolderNameDialog
        open={naming}
        title="New folder"
        onClose={() => setNaming(false)}
        onName={(name) => {
          setNaming(false);
          actOnDesk({ do: "name-folder", folderId: crypto.randomUUID(), name }).then(onChanged, (error) =>
            showErrorToast("The folder was not made", problemOf(error).message),
          );
        }}
      />
    </nav>
  );
}

type ThreadsProps = Pick<ThreadPaneProps, "query" | "openId" | "onChanged" | "onClose"> & {
  list: ThreadList;
};

function Threads({ list: { threads, folders }, query, openId, onChanged, onClose }: ThreadsProps) {
  const moved = useRef<string | null>(null);
  // What stays in its place, as a pinned thread does, has its focus still.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each list that comes ends the wait for one
  useEffect(() => {
    moved.current = null;
  }, [threads]);
  if (threads.length === 0 && (query || folders.length === 0)) {
    return (
      <p className="px-2 py-6 text-center text-muted text-sm">
        {query
          ? "No thread says this. Search for fewer or other words."
          : "No threads yet. Ask something to begin one."}
      </p>
    );
  }
  const group = (shown: readonly ThreadSummary[], label: string, folder?: ThreadFolder) => (
    <section key={folder?.id ?? label} aria-label={label} className="mb-3">
      {folder ? (
        <FolderHead folder={folder} count={shown.length} onChanged={onChanged} />
      ) : (
        <h2 className="px-2 py-1 font-[550] text-muted text-xs">{label}</h2>
      )}
      <ul className="grid gap-px">
        {shown.map((thread) => (
          <ThreadItem
            key={thread.id}
            thread={thread}
            folders={folders}
            isOpen={thread.id === openId}
            moved={moved}
            onChanged={onChanged}
            onOpen={onClose}
          />
        ))}
      </ul>
    </section>
  );
  if (query) return group(threads, threads.length === 1 ? "1 thread" : `${threads.length} threads`);
  const pinned = threads.filter(({ isPinned }) => isPinned);
  const rest = threads.filter(
    ({ isPinned, folderId }) => !isPinned && !folders.some(({ id }) => id === folderId),
  );
  return (
    <>
      {pinned.length > 0 && group(pinned, "Pinned")}
      {folders.map((folder) =>
        group(
          threads.filter(({ isPinned, folderId }) => !isPinned && folderId === folder.id),
          folder.name,
          folder,
        ),
      )}
      {rest.length > 0 && group(rest, folders.length > 0 || pinned.length > 0 ? "Others" : "Threads")}
    </>
  );
}
