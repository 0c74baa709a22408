import Plus from "lucide-react/icons/plus";
import Search from "lucide-react/icons/search";
import { href, Link, useSearchParams } from "react-router";
import { mediaAddress } from "~/client/media-address";
import { settledFacts } from "~/domain/facts/fact-sheet";
import { valueInWords } from "~/domain/products/fact-differences";
import { mainPhoto } from "~/domain/products/product";
import { type ProductOrder, productOrders, sortProducts } from "~/domain/products/sort-products";
import { findByText } from "~/domain/text/find-by-text";
import { productAddress } from "~/products/product-address";
import { useProducts } from "~/products/use-products";
import type { Product } from "~/stores/products/product-document";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { ErrorState } from "~/ui/error-state";
import { SegmentedControl } from "~/ui/segmented-control";
import { Skeleton } from "~/ui/skeleton";
import { SortMenu } from "~/ui/sort-menu";
import { TextField } from "~/ui/text-field";

const orderNames: Record<ProductOrder, string> = {
  edited: "Last edited",
  created: "Newest",
  name: "Name",
  price: "Lowest price",
};

/** A person's products as cards, or those in the trash. */
export function ProductList({ userId }: { userId: string }) {
  const [parameters, setParameters] = useSearchParams();
  const isTrash = parameters.get("show") === "trash";
  const search = parameters.get("search") ?? "";
  const reading = useProducts(userId);
  const products = reading.kind === "present" ? reading.value : null;
  const listed = products?.filter(({ trashedAt }) => (trashedAt !== null) === isTrash);
  const sort = productOrders.find((order) => order === parameters.get("sort")) ?? "edited";
  const shown =
    listed &&
    sortProducts(
      findByText(listed, search, ({ name }) => name),
      sort,
    );
  /** Null takes a parameter out. */
  const change = (next: Record<string, string | null>) =>
    setParameters(
      (before) =>
        Object.fromEntries(
          Object.entries({ ...Object.fromEntries(before), ...next }).filter(([, value]) => value),
        ) as Record<string, string>,
      { replace: true },
    );
  const add = (
    <ButtonLink variant="primary" to={`${href("/product")}?new=page`} icon={<Plus className="size-4" />}>
      New product
    </ButtonLink>
  );

  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-1">
          <h1 tabIndex={-1} className="font-display text-3xl">
            Products
          </h1>
          <p className="max-w-prose text-muted">
            What you sell, written down once. Change a price here and every draft shows it.
          </p>
        </div>
        {products && products.length > 0 && add}
      </header>
      {products && products.length > 0 && (
        <div className="flex flex-wrap items-end gap-4">
          <TextField
            label="Search"
            type="search"
            value={search}
            onChange={(event) => change({ search: event.target.value })}
            trailing={<Search className="me-2 size-4 text-muted" aria-hidden="true" />}
            className="w-64 max-w-full"
          />
          <SegmentedControl
            label="Show"
            value={isTrash ? "trash" : "all"}
            onChange={(show) => change({ show: show === "trash" ? show : null })}
            segments={[
              { value: "all", label: "All" },
              { value: "trash", label: "Trash" },
            ]}
          />
          <SortMenu value={sort} names={orderNames} onChange={(order) => change({ sort: order })} />
        </div>
      )}
      {reading.kind === "failed" && (
        <ErrorState title="Your products could not be loaded" onRetry={reading.retry}>
          {reading.error.message} They are safe.
        </ErrorState>
      )}
      {reading.kind === "loading" && <Cards skeletons />}
      {shown && shown.length > 0 && (
        <Cards>
          {shown.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </Cards>
      )}
      {shown?.length === 0 && (
        <NothingShown isTrash={isTrash} search={search} onClear={() => change({ search: null })} add={add} />
      )}
    </>
  );
}

function Cards({ children, skeletons = false }: { children?: React.ReactNode; skeletons?: boolean }) {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4" aria-busy={skeletons}>
      {skeletons
        ? ["one", "two", "three", "four"].map((name) => (
            <li key={name}>
              <Skeleton className="aspect-[4/5] rounded-md" />
            </li>
          ))
        : children}
    </ul>
  );
}

function ProductCard({ product }: { product: Product }) {
  const photo = mainPhoto(product);
  const price = settledFacts(product.facts).find(({ kind }) => kind === "price");
  return (
    <li>
      <Link
        to={productAddress(product.id)}
        className="grid gap-2.5 rounded-md focus-visible:outline-offset-4"
      >
        <span className="block aspect-square overflow-hidden rounded-md bg-sunken shadow-raised">
          {photo ? (
            <img
              src={mediaAddress(photo.cutOutAssetId ?? photo.assetId, 320)}
              alt=""
              loading="lazy"
              className={`size-full ${photo.cutOutAssetId ? "object-contain p-4" : "object-cover"}`}
            />
          ) : (
            <span
              className="grid size-full place-items-center font-display text-5xl text-faint"
              aria-hidden="true"
            >
              {[...product.name][0]}
            </span>
          )}
        </span>
        <span className="grid">
          <span className="truncate font-[550]" dir="auto">
            {product.name}
          </span>
          <span className="tabular text-muted text-sm">
            {price ? valueInWords(price.value, navigator.language) : "No price yet"}
          </span>
        </span>
      </Link>
    </li>
  );
}

interface NothingShownProps {
  isTrash: boolean;
  search: string;
  onClear: () => void;
  add: React.ReactNode;
}

function NothingShown({ isTrash, search, onClear, add }: NothingShownProps) {
  if (search) {
    return (
      <EmptyState
        title={`No product called “${search}”`}
        action={<Button onClick={onClear}>Clear the search</Button>}
      >
        Products are found by their names.
      </EmptyState>
    );
  }
  return isTrash ? (
    <EmptyState title="No products in the trash">A deleted product stays here for 30 days.</EmptyState>
  ) : (
    <EmptyState title="Write a product down once" action={add}>
      Its name, price and photos go into every video you make of it, and follow when they change.
    </EmptyState>
  );
}
