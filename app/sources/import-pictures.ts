import { callApi } from "~/client/call-api";

interface ImportedPictures {
  /** Asset ids by address. */
  assetIds: Record<string, string>;
  /** What could not be fetched, with why. */
  failed: { url: string; message: string }[];
}

/**
 * Makes assets of the pictures at these addresses, one after the other; those in `known` are there already. A picture that does
 * not come is left out rather than all of them.
 */
export async function importPictures(
  urls: readonly string[],
  known: Readonly<Record<string, string>>,
  onProgress: (done: number, of: number) => void,
): Promise<ImportedPictures> {
  const missing = urls.filter((url) => !known[url]);
  const assetIds: Record<string, string> = { ...known };
  const failed: ImportedPictures["failed"] = [];
  for (const [done, url] of missing.entries()) {
    onProgress(done, missing.length);
    try {
      const { asset } = await callApi<{ asset: { id: string } }>("/api/v1/uploads/from-url", {
        method: "POST",
        body: { url },
      });
      assetIds[url] = asset.id;
    } catch (error) {
      failed.push({ url, message: (error as Error).message });
    }
  }
  return { assetIds, failed };
}
