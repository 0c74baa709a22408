import Package from "lucide-react/icons/package";
import Search from "lucide-react/icons/search";
import { useState } from "react";
import { href } from "react-router";
import { mediaAddress } from "~/client/media-address";
import { settledFacts } from "~/domain/facts/fact-sheet";
import { mainPhoto } from "~/domain/products/product";
import { findByText } from "~/domain/text/find-by-text";
import { writeValue } from "~/sources/write-value";
import type { Product } from "~/stores/products/product-document";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { Dialog } from "~/ui/dialog";
import { EmptyState } from "~/ui/empty-state";
import { ErrorState } from "~/ui/error-state";
import { Skeleton } from "~/ui/skeleton";
import { TextField } from "~/ui/text-field";
import { useProducts } from "./use-products";

interface ProductPickerProps {
  userId: string;
  label: string;
  onChoose: (product: Product) => void;
}

/** Chooses one of the person's products. */
export function ProductPicker({ userId, label, onChoose }: ProductPickerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={<Package className="size-3.5" />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} size="lg" title="Your products">
        {isOpen && (
          <Products
            userId={userId}
            onChoose={(product) => {
              setOpen(false);
              onChoose(product);
            }}
          />
        )}
      </Dialog>
    </>
  );
}

function Products({ userId, onChoose }: Omit<ProductPickerProps, "label">) {
  const [search, setSearch] = useState("");
  const reading = useProducts(userId);
  if (reading.kind === "loading") return <Skeleton className="h-48" />;
  if (reading.kind === "failed") {
    return (
      <ErrorState title="Your products could not be loaded" onRetry={reading.retry}>
        {reading.error.message} They are safe.
      </ErrorState>
    );
  }
  const products = reading.value.filter(({ trashedAt }) => trashedAt === null);
  if (products.length === 0) {
    return (
      <EmptyState
        title="No products yet"
        action={<ButtonLink to={`${href("/product")}?new=page`}>New product</ButtonLink>}
      >
        Written down once, its facts and photos go into every video you make of it.
      </EmptyState>
    );
  }
  const shown = findByText(products, search, ({ name }) => name);
  return (
    <div className="grid gap-3">
      <TextField
        label="Search"
        type="search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        trailing={<Search className="me-2 size-4 text-muted" aria-hidden="true" />}
      />
      {shown.length === 0 && <p className="py-6 text-center text-muted">No product called “{search}”.</p>}
      <ul className="grid max-h-[50dvh] divide-y divide-line overflow-y-auto">
        {shown.map((product) => (
          <li key={product.id}>
            <ProductRow product={product} onChoose={() => onChoose(product)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ProductRow({ product, onChoose }: { product: Product; onChoose: () => void }) {
  const photo = mainPhoto(product);
  const price = settledFacts(product.facts).find(({ kind, variantId }) => kind === "price" && !variantId);
  return (
    <button
      type="button"
      onClick={onChoose}
      className="grid w-full grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-3 rounded-sm px-2 py-2 text-start hover:bg-hover"
    >
      <span className="size-12 overflow-hidden rounded-sm bg-sunken">
        {photo && (
          <img
            src={mediaAddress(photo.cutOutAssetId ?? photo.assetId, 320)}
            alt=""
            loading="lazy"
            className="size-full object-cover"
          />
        )}
      </span>
      <bdi className="truncate font-[550]">{product.name}</bdi>
      <span className="tabular text-muted text-sm">{price ? writeValue(price.value) : ""}</span>
    </button>
  );
}
