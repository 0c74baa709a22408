import type { StoredDocument } from "../firestore/firestore.server";
import { assetKey, exportKey, posterKey } from "../media/media-keys.server";

/** A file in the bucket that a document names. */
export interface AccountFile {
  key: string;
  /** In the archive of an account. */
  name: string;
  document: string;
  /** As the document has it; null where it has none. */
  sizeBytes: number | null;
}

/** The files of a document: of an asset its own and the versions before it, of a work its poster, of an exported video the video. */
export function filesOf({ path, id, data }: StoredDocument, userId: string): AccountFile[] {
  const file = (key: string, name: string, sizeBytes: unknown): AccountFile => ({
    key,
    name: `files/${name}`,
    document: path,
    sizeBytes: typeof sizeBytes === "number" ? sizeBytes : null,
  });
  switch (path.split("/")[0]) {
    case "assets": {
      const own = { ...data, fileId: data.fileId ?? id };
      const versions = Array.isArray(data.versions) ? data.versions : [];
      return [own, ...versions].flatMap((version: Record<string, unknown>) => {
        const { fileId, name, sizeBytes } = version;
        if (typeof fileId !== "string") return [];
        return file(assetKey(userId, fileId), `assets/${id}/${fileId}-${safeName(name)}`, sizeBytes);
      });
    }
    case "content":
      return path.split("/").length === 2 && Number(data.posterBytes) > 0
        ? [file(posterKey(id), `posters/${id}.jpg`, null)]
        : [];
    case "exports":
      return [file(exportKey(String(data.contentId), id), `videos/${id}.mp4`, data.sizeBytes)];
    default:
      return [];
  }
}

/** As every system writes it: without what leads elsewhere or names no file. */
function safeName(name: unknown): string {
  const safe = String(name ?? "").replace(/[^\p{L}\p{N}._ -]/gu, "_");
  return safe.slice(-120) || "file";
}
