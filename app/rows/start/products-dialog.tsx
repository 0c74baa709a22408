import Search from "lucide-react/icons/search";
import { useState } from "react";
import { href } from "react-router";
import { mediaAddress } from "~/client/media-address";
import { mainPhoto } from "~/domain/products/product";
import { findByText } from "~/domain/text/find-by-text";
import { useDocuments } from "~/firebase/use-documents";
import type { Product } from "~/stores/products/product-document";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { Dialog } from "~/ui/dialog";
import { EmptyState } from "~/ui/empty-state";
import { ErrorState } from "~/ui/error-state";
import { Skeleton } from "~/ui/skeleton";
import { TextField } from "~/ui/text-field";
import { productRows } from "./product-rows";
import { newIdPart, type TableDraft } from "./table-draft";

interface ProductsDialogProps {
  userId: string;
  onClose: () => void;
  onDraft: (draft: TableDraft) => void;
}

/** One's products, of which each that is ticked becomes a row; all are at first. */
export function ProductsDialog({ userId, onClose, onDraft }: ProductsDialogProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [search, setSearch] = useState("");
  const reading = useDocuments(
    userId,
    () => import("~/stores/products/products"),
    ({ watchProducts }, documents, onChange: (products: Product[]) => void, onError) =>
      watchProducts(
        documents,
        userId,
        ({ items, fromCache }) => (items.length > 0 || !fromCache) && onChange(items),
        onError,
      ),
  );
  const products =
    reading.kind === "present" ? reading.value.filter(({ trashedAt }) => trashedAt === null) : [];
  const chosen = products.filter(({ id }) => !left.has(id));
  const shown = findByText(products, search, ({ name }) => name);

  function toggle(ids: readonly string[], isChosen: boolean) {
    const next = new Set(left);
    for (const id of ids) {
      if (isChosen) next.delete(id);
      else next.add(id);
    }
    setLeft(next);
  }

  const isAll = shown.every(({ id }) => !left.has(id));
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Take your products"
      description="Each becomes a row with its name, price, words and main photo."
      size="lg"
      actions={
        products.length > 0 && (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              variant="primary"
              disabled={chosen.length === 0}
              onClick={() => {
                onClose();
                onDraft({
                  ...{ name: "Products", origin: "Your products", report: null, file: null },
                  table: productRows(chosen, newIdPart()),
                });
              }}
            >
              {chosen.length === 1 ? "Take 1 product" : `Take ${chosen.length.toLocaleString()} products`}
            </Button>
          </>
        )
      }
    >
      {reading.kind === "loading" && <Skeleton className="h-48" />}
      {reading.kind === "failed" && (
        <ErrorState title="Your products could not be loaded" onRetry={reading.retry}>
          {reading.error.message} They are safe.
        </ErrorState>
      )}
      {reading.kind === "present" && products.length === 0 && (
        <EmptyState
          title="No products yet"
          action={<ButtonLink to={href("/product")}>Write one down</ButtonLink>}
        >
          A product’s name, price and photos are written down once and fill rows here.
        </EmptyState>
      )}
      {products.length > 0 && (
        <div className="grid gap-3">
          <div className="flex flex-wrap items-end justify-between gap-3">
            <TextField
              label="Search"
              type="search"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
              trailing={<Search className="me-2 size-4 text-muted" aria-hidden="true" />}
              className="w-64 max-w-full"
            />
            <Button
              size="sm"
              variant="ghost"
              onClick={() =>
                toggle(
                  shown.map(({ id }) => id),
                  !isAll,
                )
              }
            >
              {isAll ? "Untick all" : "Tick all"}
            </Button>
          </div>
          <ul className="grid max-h-[50dvh] gap-1 overflow-y-auto sm:grid-cols-2">
            {shown.map((product) => {
              const photo = mainPhoto(product);
              return (
                <li key={product.id}>
                  <label className="flex cursor-pointer items-center gap-3 rounded-md px-2 py-1.5 hover:bg-hover">
                    <input
                      type="checkbox"
                      className="size-4 accent-accent"
                      checked={!left.has(product.id)}
                      onChange={(event) => toggle([product.id], event.target.checked)}
                    />
                    <span className="size-10 shrink-0 overflow-hidden rounded-sm bg-sunken">
                      {photo && (
                        <img
                          src={mediaAddress(photo.cutOutAssetId ?? photo.assetId, 320)}
                          alt=""
                          loading="lazy"
                          className="size-full object-cover"
                        />
                      )}
                    </span>
                    <bdi className="min-w-0 truncate">{product.name}</bdi>
                  </label>
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </Dialog>
  );
}
