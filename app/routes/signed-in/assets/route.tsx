import { useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { chooseAssets, folderOf, tagsInUse } from "~/assets/choose-assets";
import { isNarrowed, type LibraryView, libraryViewParameters, parseLibraryView } from "~/assets/library-view";
import { UploadMenu } from "~/assets/upload-menu";
import { useFolders, useLibrary } from "~/assets/use-library";
import { pageTitle } from "~/shell/page-title";
import { ErrorState } from "~/ui/error-state";
import { Skeleton } from "~/ui/skeleton";
import { DropZone } from "~/uploads/drop-zone";
import type { Route } from "./+types/route";
import { AssetList } from "./asset-list";
import { bytesOfAssets } from "./bytes-of-assets";
import { FolderPanel } from "./folder-panel";
import { LibrarySkeleton } from "./library-skeleton";
import { FirstFiles, NoMatch } from "./library-states";
import { LibraryToolbar } from "./library-toolbar";
import { LibraryTrash } from "./library-trash";
import { startLibraryUploads } from "./start-library-uploads";
import { StorageBar } from "./storage-bar";

export const handle = { place: "Assets" };
export const meta: Route.MetaFunction = () => [{ title: pageTitle("Assets") }];

export { loadViewer as clientLoader } from "~/session/page-loaders";

/** Every file of a person: pictures, clips and sounds, uploaded or made. */
export default function Assets({ loaderData: { userId } }: Route.ComponentProps) {
  const [parameters, setParameters] = useSearchParams();
  const view = useMemo(() => parseLibraryView(parameters), [parameters]);
  const wantsAll = isNarrowed(view) || view.folderId !== null || view.sort !== "newest" || view.trash;
  const { reading, readAll } = useLibrary(userId, wantsAll);
  const folders = useFolders(userId);
  const [now] = useState(() => new Date());
  const library = reading.kind === "present" ? reading.value : null;
  const folderIds = useMemo(() => new Set(folders.map(({ id }) => id)), [folders]);
  const chosen = useMemo(
    () => library && chooseAssets(library.assets, view, folderIds, now),
    [library, view, folderIds, now],
  );
  const tags = useMemo(() => tagsInUse(library?.assets ?? []), [library]);
  const knownBytes = useMemo(() => bytesOfAssets(library?.assets ?? []), [library]);
  const counts = useMemo(() => {
    const found = new Map<string, number>();
    for (const asset of library?.assets ?? []) {
      const folderId = asset.hidden || asset.trashedAt ? null : folderOf(asset, folderIds);
      if (folderId) found.set(folderId, (found.get(folderId) ?? 0) + 1);
    }
    return found;
  }, [library, folderIds]);

  function changeView(next: LibraryView) {
    // Typing in the search box is one step of the history, a change of filter or order is another.
    const replace = next.search !== view.search;
    setParameters(libraryViewParameters(next), { replace, preventScrollReset: true });
  }
  const folder = folders.find(({ id }) => id === view.folderId) ?? null;
  const upload = (files: Parameters<typeof startLibraryUploads>[0]) =>
    startLibraryUploads(files, { userId, folderId: folder?.id ?? null, folders });

  return (
    <main className="mx-auto grid w-full max-w-[1600px] grid-cols-[minmax(0,1fr)] content-start gap-5 px-4 py-6 md:px-6 lg:py-8">
      <header className="flex items-center justify-between gap-4">
        <h1 tabIndex={-1} className="min-w-0 truncate font-display text-3xl">
          {view.trash ? "Trash" : (folder?.name ?? "Assets")}
        </h1>
        {!view.trash && <UploadMenu folderId={folder?.id ?? null} onFiles={upload} />}
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-5 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <aside className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:sticky lg:top-20">
          <FolderPanel
            userId={userId}
            view={view}
            folders={folders}
            counts={counts}
            assets={library?.assets ?? []}
            onChange={changeView}
          />
          <div className="max-lg:hidden">
            <StorageBar refreshKey={knownBytes} />
          </div>
        </aside>
        <section aria-label="Files" className="grid min-w-0 content-start gap-4">
          {reading.kind === "failed" ? (
            <ErrorState title="Your files could not be listed" onRetry={reading.retry}>
              {reading.error.message} They are safe.
            </ErrorState>
          ) : library?.assets.length === 0 ? (
            <FirstFiles onFiles={upload} />
          ) : (
            <>
              <LibraryToolbar view={view} tags={tags} onChange={changeView} />
              {view.trash && library && <LibraryTrash assets={library.assets} />}
              {!chosen ? (
                <LibrarySkeleton />
              ) : chosen.length === 0 ? (
                <NoMatch view={view} onChange={changeView} />
              ) : (
                <AssetList
                  assets={chosen}
                  view={view}
                  userId={userId}
                  folders={folders}
                  tags={tags}
                  onEnd={library?.isPartial ? readAll : null}
                />
              )}
            </>
          )}
        </section>
        <div className="lg:hidden">
          <StorageBar refreshKey={knownBytes} />
        </div>
      </div>
      {!view.trash && (
        <DropZone
          onFiles={upload}
          label={folder ? `Let go to upload into “${folder.name}”` : "Let go to upload"}
        />
      )}
    </main>
  );
}

export function HydrateFallback() {
  return (
    <main className="mx-auto grid w-full max-w-[1600px] grid-cols-[minmax(0,1fr)] content-start gap-5 px-4 py-6 md:px-6 lg:py-8">
      <header className="flex items-center justify-between gap-4">
        <h1 tabIndex={-1} className="min-w-0 truncate font-display text-3xl">
          Assets
        </h1>
        <Skeleton className="h-9 w-28" />
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-5 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <Skeleton className="h-9 lg:h-26" />
        <section aria-label="Files" className="grid min-w-0 content-start gap-4">
          <div className="grid gap-3">
            <Skeleton className="h-20 sm:h-9" />
            <Skeleton className="h-7 w-72 max-w-full" />
          </div>
          <LibrarySkeleton />
        </section>
      </div>
    </main>
  );
}
