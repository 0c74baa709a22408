import * as z from "zod/mini";
import { clipTypes, imageTypes, soundTypes, typefaceTypes } from "~/domain/assets/media-type";
import { renditionSchema } from "~/domain/assets/rendition";
import { keptReportSchema } from "~/domain/image/picture-report";
import { pictureRecipeSchema, recipeSchema, speechRecipeSchema } from "~/domain/image/recipe";
import { pageImageFileSchema } from "~/domain/pages/page-image";

const mediaTypeSchema = z.enum([...imageTypes, ...clipTypes, ...soundTypes, ...typefaceTypes]);

/** What is known of one file. */
const fileFields = {
  mediaType: mediaTypeSchema,
  /** In pixels as shown, with a clip's rotation; 0 for sounds. */
  width: z.int(),
  height: z.int(),
  /** Of a clip or a sound. */
  durationSeconds: z.optional(z.number()),
  sizeBytes: z.int(),
  /** Of the bytes, in hex; empty where the file came before clips and sounds were checked. */
  sha256: z.string(),
  /** The colour a grid shows until the picture is there, `#rrggbb`. */
  color: z.optional(z.string()),
  /** Loudness from start to end, 0–100, for what can be heard. */
  waveform: z.optional(z.array(z.int())),
};

/** A file the asset had before; it can be brought back. */
const assetVersionSchema = z.object({
  ...fileFields,
  fileId: z.string(),
  name: z.string(),
  /** ISO time; a date inside a list would come as the SDK's own kind. */
  replacedAt: z.string(),
});
export type AssetVersion = z.infer<typeof assetVersionSchema>;

/** Most tags of one asset, and most letters of one. */
export const tagLimits = { tags: 20, characters: 40 } as const;
/** Versions of one asset that are kept beside its file. */
export const mostVersions = 20;

/** `assets/{assetId}`: a picture, clip or sound a user owns. The bytes lie in the media bucket and come from /media/assets/{assetId}. */
export const assetDocumentSchema = z.object({
  ownerId: z.string(),
  name: z.string(),
  ...fileFields,
  origin: z.enum(["upload", "made"]),
  /** The address it was fetched from. */
  sourceUrl: z.optional(z.string()),
  /** What the picture shows, in words. */
  alt: z._default(z.string(), ""),
  /** How it was made; null for an upload. */
  recipe: z.nullable(z.union([pictureRecipeSchema, speechRecipeSchema, recipeSchema])),
  /** What the maker knows of the picture it drew; null or absent where nobody knows. */
  report: z.optional(z.nullable(keptReportSchema)),
  jobId: z.nullable(z.string()),
  /** The asset of somebody else that it is a copy of. */
  copiedFrom: z.optional(z.string()),
  createdAt: z.date(),
  trashedAt: z._default(z.nullable(z.date()), null),
  /** Where the bytes lie, where that is not under the asset's own id: after a new version. */
  fileId: z.optional(z.string()),
  versions: z.optional(z.array(assetVersionSchema)),
  /** Bytes of all versions that are kept. */
  versionBytes: z.optional(z.int()),
  /** Bytes of the copies of its file: the one others see, and those models read. */
  copyBytes: z.optional(z.int()),
  renditionBytes: z.optional(z.int()),
  /** Null: at the top. */
  folderId: z.optional(z.nullable(z.string())),
  tags: z.optional(z.array(z.string())),
  /** Smaller pictures of it, the narrowest first; empty while they wait to be made, null or absent where there are none. */
  renditions: z.optional(z.nullable(z.array(renditionSchema))),
  /**
   * The image as published pages show it, of its present file and of earlier ones: a page that is published goes on showing what it
   * showed.
   */
  pageImages: z.optional(z.array(pageImageFileSchema)),
  pageImageBytes: z.optional(z.int()),
  /** A mask, or a candidate that waits to be accepted: no list shows it. */
  hidden: z.optional(z.boolean()),
});
export type AssetDocument = z.infer<typeof assetDocumentSchema>;
export type Asset = AssetDocument & { id: string };

/** What of an asset tells which files it has: all of it is written by the server alone. */
const assetFilesSchema = z.pick(assetDocumentSchema, { ownerId: true, fileId: true, versions: true });
export type AssetFiles = z.infer<typeof assetFilesSchema> & { id: string };

/** For who deletes files of everybody: nothing that a person wrote into the document can make it fail. */
export function parseAssetFiles(id: string, data: unknown): AssetFiles {
  return { id, ...assetFilesSchema.parse(data) };
}

export function parseAsset(id: string, data: unknown): Asset {
  return { id, ...assetDocumentSchema.parse(data) };
}
