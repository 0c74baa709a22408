import * as z from "zod/mini";

/** `assetFolders/{folderId}`: a folder of the asset library. Its owner makes, renames, moves and deletes it in the browser. */
export const assetFolderDocumentSchema = z.object({
  ownerId: z.string(),
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  /** The folder it lies in; null at the top. */
  parentId: z.nullable(z.string()),
  createdAt: z.date(),
});
export type AssetFolderDocument = z.infer<typeof assetFolderDocumentSchema>;
export type AssetFolder = AssetFolderDocument & { id: string };

export function parseAssetFolder(id: string, data: unknown): AssetFolder {
  return { id, ...assetFolderDocumentSchema.parse(data) };
}
