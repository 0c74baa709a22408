import { mediaKindOf } from "~/domain/assets/media-type";
import { refuseAsVersion } from "~/domain/assets/version-kind";
import type { Settings } from "~/settings/settings.server";
import type { Asset } from "~/stores/assets/asset-document";
import { replaceFile } from "~/stores/assets/asset-files.server";
import { bringBack, findOwnFile, getAsset, recordStoredAsset } from "~/stores/assets/assets.server";
import { sha256OfStream } from "~/stores/media/sha256.server";
import { cleanFileName } from "./clean-file-name";
import { type Identification, identifyFile } from "./identify-file.server";

export interface ArrivedFile {
  ownerId: string;
  name: string;
  folderId: string | null;
  fileId: string;
  key: string;
  /** As said before the file came; null where nobody could say. */
  sha256: string | null;
  versionOf: string | null;
  /** The address it was fetched from. */
  sourceUrl?: string;
  /** In ms; the present time where nobody said. */
  chosenAt?: number | null;
}

export type Finish =
  | { kind: "stored" | "duplicate"; asset: Asset }
  | (Identification & { kind: "refused" })
  | { kind: "damaged" }
  | { kind: "absent" };

const fallbackNames = { picture: "Picture", clip: "Clip", sound: "Sound", typeface: "Typeface" } as const;

/**
 * Makes an asset of a file that lies whole in the bucket, after reading it once from end to end. What is refused,
 * damaged or there already is taken out of the bucket again.
 */
export async function finishUpload(settings: Settings, arrived: ArrivedFile): Promise<Finish> {
  const { media } = settings;
  const { ownerId, fileId, key } = arrived;
  const give = async <Answer extends Finish>(answer: Answer) => {
    await media.delete(key);
    return answer;
  };
  const whole = await media.get(key);
  if (!whole) return { kind: "absent" };
  const sha256 = await sha256OfStream(whole.body);
  if (arrived.sha256 !== null && sha256 !== arrived.sha256) return give({ kind: "damaged" });
  const identified = await identifyFile(media, key);
  if (identified.kind === "refused") return give(identified);

  const { mediaType } = identified.file;
  const name = cleanFileName(arrived.name, fallbackNames[mediaKindOf(mediaType)], mediaType);
  if (arrived.versionOf) {
    const asset = await getAsset(settings, arrived.versionOf);
    if (asset?.ownerId !== ownerId) return give({ kind: "absent" });
    if (asset.fileId === fileId) return { kind: "stored", asset };
    const otherKind = refuseAsVersion(mediaKindOf(asset.mediaType), mediaKindOf(mediaType));
    if (otherKind) return give({ kind: "refused", status: 415, ...otherKind });
    if (asset.sha256 === sha256) return give({ kind: "duplicate", asset });
    return {
      kind: "stored",
      asset: await replaceFile(settings, asset, { ...identified.file, sha256, fileId }),
    };
  }
  const known = await findOwnFile(settings, ownerId, sha256);
  if (known) {
    const asset = await bringBack(settings, known);
    return known.id === fileId ? { kind: "stored", asset } : give({ kind: "duplicate", asset });
  }
  const asset = await recordStoredAsset(settings, fileId, {
    ownerId,
    name,
    ...identified.file,
    sha256,
    origin: "upload",
    ...(arrived.sourceUrl && { sourceUrl: arrived.sourceUrl }),
    alt: "",
    recipe: null,
    jobId: null,
    folderId: arrived.folderId,
    createdAt: arrived.chosenAt ? new Date(arrived.chosenAt) : undefined,
  });
  return { kind: "stored", asset };
}
