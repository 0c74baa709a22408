import Package from "lucide-react/icons/package";
import { useState } from "react";
import { href, useNavigate } from "react-router";
import { getDocuments } from "~/firebase/documents";
import { writeDocuments } from "~/firebase/write-documents";
import type { SourceReading } from "~/sources/source-reading";
import { Button } from "~/ui/button";
import { showErrorToast } from "~/ui/toast";
import { productFromReading } from "./product-from-reading";

/** Keeps what was read as a product: its works are listed there, and it can be read again. */
export function SaveAsProduct({ userId, reading }: { userId: string; reading: SourceReading }) {
  const navigate = useNavigate();
  const [isSaving, setSaving] = useState(false);

  async function save() {
    setSaving(true);
    try {
      const { createProduct, newProductId } = await import("~/stores/products/products");
      const productId = newProductId(await getDocuments());
      const fields = productFromReading(reading);
      const written = writeDocuments((documents) => createProduct(documents, productId, userId, fields));
      void navigate(`${href("/product")}?${new URLSearchParams({ product: productId })}`);
      await written;
    } catch (error) {
      showErrorToast("The product was not saved", (error as Error).message);
      setSaving(false);
    }
  }

  return (
    <Button size="sm" loading={isSaving} icon={<Package className="size-3.5" />} onClick={() => void save()}>
      Save as product
    </Button>
  );
}
