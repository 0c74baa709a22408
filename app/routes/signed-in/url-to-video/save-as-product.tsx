import Package from "lucide-react/icons/package";
import { useState } from "react";
import { href, useNavigate } from "react-router";
import { getDocuments } from "~/firebase/documents";
import { writeDocuments } from "~/firebase/write-documents";
import { importPictures } from "~/sources/import-pictures";
import { productFromReading } from "~/sources/product-from-reading";
import type { SourceReading } from "~/sources/source-reading";
import { usualPictures } from "~/sources/usual-pictures";
import { Button } from "~/ui/button";
import { showErrorToast } from "~/ui/toast";
import { readPlan } from "./kept-plan";

/** Keeps what was read as a product, with the chosen pictures: its works are listed there, and it can be read again. */
export function SaveAsProduct({ userId, reading }: { userId: string; reading: SourceReading }) {
  const navigate = useNavigate();
  const [progress, setProgress] = useState<string | null>(null);

  async function save() {
    setProgress("Saving");
    try {
      const plan = readPlan(userId, reading.id);
      const chosen = plan.chosen ?? usualPictures(reading.pictures);
      const { assetIds, failed } = await importPictures(chosen, plan.assetIds, (done, of) =>
        setProgress(`Fetching picture ${done + 1} of ${of}`),
      );
      const { createProduct, newProductId } = await import("~/stores/products/products");
      const productId = newProductId(await getDocuments());
      const fields = productFromReading(reading, chosen, assetIds);
      const written = writeDocuments((documents) => createProduct(documents, productId, userId, fields));
      if (failed.length > 0) {
        showErrorToast(
          failed.length === 1 ? "One picture did not come" : `${failed.length} pictures did not come`,
          failed[0]?.message,
        );
      }
      void navigate(`${href("/product")}?${new URLSearchParams({ product: productId })}`);
      await written;
    } catch (error) {
      showErrorToast("The product was not saved", (error as Error).message);
    } finally {
      setProgress(null);
    }
  }

  return (
    <div className="flex items-center gap-3">
      {progress && (
        <span role="status" className="text-muted text-sm">
          {progress}
        </span>
      )}
      <Button
        size="sm"
        loading={progress !== null}
        icon={<Package className="size-3.5" />}
        onClick={() => void save()}
      >
        Save as product
      </Button>
    </div>
  );
}
