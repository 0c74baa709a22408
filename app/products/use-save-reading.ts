import { useState } from "react";
import { useNavigate } from "react-router";
import { importPictures } from "~/sources/import-pictures";
import type { SourceReading } from "~/sources/source-reading";
import { showErrorToast } from "~/ui/toast";
import { productAddress } from "./product-address";
import { productFromReading } from "./product-from-reading";
import { saveNewProduct } from "./save-new-product";

/** Keeps what was read of a page as a product, with the chosen pictures, and opens it. A picture that does not come is left out. */
export function useSaveReading(userId: string) {
  const navigate = useNavigate();
  const [progress, setProgress] = useState<string | null>(null);

  async function save(
    reading: SourceReading,
    chosen: readonly string[],
    known: Readonly<Record<string, string>> = {},
  ) {
    setProgress("Saving");
    try {
      const { assetIds, failed } = await importPictures(chosen, known, (done, of) =>
        setProgress(`Fetching picture ${done + 1} of ${of}`),
      );
      if (failed.length > 0) {
        showErrorToast(
          failed.length === 1 ? "One picture did not come" : `${failed.length} pictures did not come`,
          failed[0]?.message,
        );
      }
      await saveNewProduct(userId, productFromReading(reading, chosen, assetIds), (productId) => {
        void navigate(productAddress(productId));
      });
    } catch (error) {
      showErrorToast("The product was not saved", (error as Error).message);
    } finally {
      setProgress(null);
    }
  }

  return { save, progress };
}
