import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useLibrary } from "~/assets/use-library";
import { writeDocuments } from "~/firebase/write-documents";
import type { CellPicture, CellPictures } from "~/scene/rows/cell-content";
import type { Asset } from "~/stores/assets/asset-document";
import type { TableSession, TableSessionState } from "../table-session";
import { type FetchedPicture, keptPictures, pictureToKeep } from "./kept-pictures";
import { PictureImport } from "./picture-import";
import { isPictureAddress, pictureKeys } from "./picture-keys";

export interface PictureImporting {
  /** Of the pictures that have not come: addresses that nobody has fetched yet. */
  waitingCount: number;
  /** Names of files that no file of the library has. */
  unmatchedNames: readonly string[];
  failedCount: number;
  /** Null while nothing is on its way. */
  progress: { done: number; of: number } | null;
  /** Goes on with the pictures of these rows, or of all; what failed is tried again. */
  start: (rowIds?: readonly string[]) => void;
  /** What is not on its way yet is not fetched. */
  stop: () => void;
}

/** The pictures that a table's cells name: fetched from their addresses while it is open, or files of the library with their names. */
export function useCellPictures(
  userId: string,
  batchId: string,
  session: TableSession,
  reading: TableSessionState,
): { pictures: CellPictures; importing: PictureImporting } {
  const [importer] = useState(() => new PictureImport(keepPictures(batchId, session)));
  const { pictures: fetched, progress } = useSyncExternalStore(
    importer.subscribe,
    importer.read,
    importer.read,
  );
  const shown = reading.status === "ready" ? reading.shown : null;
  const { table, mapping } = shown?.state ?? {};
  const keys = useMemo(
    () => (table && mapping ? pictureKeys(table.columns, mapping, table.rows) : noKeys),
    [table, mapping],
  );
  const names = useMemo(() => [...keys.keys()].filter((key) => !isPictureAddress(key)), [keys]);
  const library = useLibrary(userId, names.length > 0);
  const assets = library.reading.kind === "present" ? library.reading.value.assets : noAssets;
  const groups = shown?.groups;
  const pictures = useMemo(() => {
    const kept = keptPictures([...(groups?.values() ?? [])].flatMap((group) => group.pictures));
    const known = new Map([...kept].filter(([, { state }]) => state === "ready"));
    const byName = new Map(assets.filter(isUsable).map((asset) => [foldName(asset.name), asset] as const));
    const bySource = new Map(assets.filter(isUsable).map((asset) => [asset.sourceUrl, asset] as const));
    for (const key of keys.keys()) {
      const asset =
        bySource.get(key) ?? byName.get(foldName(key)) ?? byName.get(foldName(withoutEnding(key)));
      if (asset && !known.has(key)) known.set(key, ready(asset.id, asset.alt));
    }
    for (const [key, picture] of [...fetched, ...kept]) if (!known.has(key)) known.set(key, picture);
    return known;
  }, [groups, assets, keys, fetched]);
  useEffect(() => importer.stop, [importer]);
  const [isStopped, setStopped] = useState(false);
  const isEditable = shown !== null && !shown.isTrashed;
  useEffect(() => {
    if (!isEditable || isStopped) return;
    importer.start([...keys.keys()].filter((key) => !pictures.has(key) && isPictureAddress(key)));
  }, [importer, isEditable, isStopped, keys, pictures]);
  const open = [...keys].filter(([key]) => isPictureAddress(key) && isToFetch(pictures.get(key)));
  return {
    pictures,
    importing: {
      waitingCount: open.filter(([key]) => !pictures.has(key)).length,
      failedCount: open.filter(([key]) => pictures.get(key)?.state === "failed").length,
      unmatchedNames: names.filter((name) => !pictures.has(name)),
      progress,
      start: (rowIds) => {
        setStopped(false);
        const wanted = rowIds && table && mapping && new Set(rowIds);
        const ofRows = wanted
          ? pictureKeys(
              table.columns,
              mapping,
              table.rows.filter(({ id }) => wanted.has(id)),
            )
          : keys;
        importer.start(
          [...ofRows.keys()].filter((key) => isPictureAddress(key) && isToFetch(pictures.get(key))),
        );
      },
      stop: () => {
        setStopped(true);
        importer.stop();
      },
    },
  };
}

const noKeys: ReadonlyMap<string, string> = new Map();
const noAssets: readonly Asset[] = [];
const ready = (assetId: string, alt: string): CellPicture => ({ state: "ready", assetId, alt });
const isUsable = ({ trashedAt, mediaType }: Asset) => trashedAt === null && mediaType.startsWith("image/");
const isToFetch = (picture: CellPicture | undefined) => !picture || picture.state === "failed";
const foldName = (name: string) => name.normalize("NFKC").trim().toLowerCase();
const withoutEnding = (name: string) => name.replace(/\.\w{2,5}$/u, "");

/** Beside the rows that name them. What cannot be kept is fetched again by the next visit. */
function keepPictures(batchId: string, session: TableSession) {
  return (address: string, answer: FetchedPicture) => {
    const kept = pictureToKeep(address, answer);
    if (!kept) return;
    const state = session.read();
    if (state.status !== "ready") return;
    const { table, mapping } = state.shown.state;
    const rowId = pictureKeys(table.columns, mapping, table.rows).get(address);
    const group = [...state.shown.groups.values()].find(({ rows }) => rows.some(({ id }) => id === rowId));
    if (!group) return;
    void import("~/stores/batches/batches")
      .then(({ addRowPictures }) =>
        writeDocuments((documents) => addRowPictures(documents, batchId, new Map([[group.id, [kept]]]))),
      )
      .catch(() => {});
  };
}
