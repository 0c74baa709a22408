import Search from "lucide-react/icons/search";
import { useMemo, useState } from "react";
import { href } from "react-router";
import { settledFacts } from "~/domain/facts/fact-sheet";
import type { TableProduct } from "~/domain/products/products-of-table";
import { findByText } from "~/domain/text/find-by-text";
import { useProducts } from "~/products/use-products";
import { useSaveTableProducts } from "~/products/use-save-table-products";
import { writeValue } from "~/sources/write-value";
import { mostProducts, type Product } from "~/stores/products/product-document";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { ProgressBar } from "~/ui/progress-bar";
import { TextField } from "~/ui/text-field";
import { SavedNote } from "./saved-note";

interface ChooseProductsProps {
  userId: string;
  origin: string;
  products: readonly TableProduct[];
  onOther: () => void;
}

const shownAtOnce = 200;
const none: readonly Product[] = [];

/** What a feed holds: those that are ticked become products. Those the person has already are not, at first. */
export function ChooseProducts({ userId, origin, products, onOther }: ChooseProductsProps) {
  const reading = useProducts(userId);
  const own = reading.kind === "present" ? reading.value : none;
  const known = useMemo(() => findKnown(own, products), [products, own]);
  const [ticked, setTicked] = useState<ReadonlyMap<TableProduct, boolean>>(new Map());
  const [search, setSearch] = useState("");
  const { saved, save, stop } = useSaveTableProducts(userId);
  const isTicked = (product: TableProduct) => ticked.get(product) ?? !known.has(product);
  const room = mostProducts - own.filter(({ trashedAt }) => trashedAt === null).length;
  const chosen = products.filter(isTicked).slice(0, Math.max(0, room));
  const shown = findByText(products, search, ({ fields, sku }) => `${fields.name} ${sku}`);
  const tick = (some: readonly TableProduct[], isOn: boolean) =>
    setTicked(new Map([...ticked, ...some.map((product) => [product, isOn] as const)]));

  if (products.length === 0) {
    return (
      <EmptyState title="No products in it" action={<Button onClick={onOther}>Another feed</Button>}>
        None of its columns is called “title” or “name”. Name the columns as Google Merchant does, then read
        it again.
      </EmptyState>
    );
  }
  if (saved && !saved.isRunning) {
    return (
      <SavedNote
        saved={saved}
        onRetry={() => void save(saved.failed.map(({ product }) => product))}
        all={
          <ButtonLink variant="primary" to={href("/product")}>
            All products
          </ButtonLink>
        }
      />
    );
  }
  if (saved) {
    return (
      <div className="grid max-w-2xl gap-4">
        <ProgressBar
          label="Making products"
          value={saved.done / saved.of}
          detail={`${saved.done.toLocaleString()} of ${saved.of.toLocaleString()}`}
        />
        <Button className="justify-self-start" onClick={stop}>
          Stop
        </Button>
      </div>
    );
  }
  const isAll = shown.every(isTicked);
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <p className="wrap-anywhere text-muted">
        {products.length === 1 ? "1 product" : `${products.length.toLocaleString()} products`} in {origin}
        {known.size > 0 && `, ${known.size.toLocaleString()} of them yours already`}
      </p>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <TextField
          label="Search"
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          trailing={<Search className="me-2 size-4 text-muted" aria-hidden="true" />}
          className="w-64 max-w-full"
        />
        <Button size="sm" variant="ghost" onClick={() => tick(shown, !isAll)}>
          {isAll ? "Untick all" : "Tick all"}
        </Button>
      </div>
      <ul className="divide-y divide-line border-line border-y">
        {shown.slice(0, shownAtOnce).map((product) => (
          <li key={`${product.sku} ${product.fields.name}`}>
            <label className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 py-2 hover:bg-hover">
              <input
                type="checkbox"
                checked={isTicked(product)}
                onChange={(event) => tick([product], event.target.checked)}
                className="size-4 accent-accent"
              />
              <span className="grid min-w-0">
                <bdi className="truncate font-[550]">{product.fields.name}</bdi>
                <span className="truncate text-muted text-sm">
                  {aboutProduct(product, known.has(product))}
                </span>
              </span>
              <span className="tabular text-muted text-sm">{priceOf(product)}</span>
            </label>
          </li>
        ))}
      </ul>
      {shown.length > shownAtOnce && (
        <p className="text-muted text-sm">
          {(shown.length - shownAtOnce).toLocaleString()} more. Search to see them; “Tick all” means them too.
        </p>
      )}
      <div className="sticky bottom-0 -mx-2 flex flex-wrap items-center justify-end gap-3 border-line border-t bg-surface px-2 py-4 max-md:bottom-14">
        {products.filter(isTicked).length > chosen.length && (
          <p className="me-auto text-sm text-warning">There is room for {room.toLocaleString()} more.</p>
        )}
        <Button onClick={onOther}>Another feed</Button>
        <Button variant="primary" disabled={chosen.length === 0} onClick={() => void save(chosen)}>
          {chosen.length === 1 ? "Make 1 product" : `Make ${chosen.length.toLocaleString()} products`}
        </Button>
      </div>
    </div>
  );
}

function aboutProduct({ sku, fields, pictures }: TableProduct, isKnown: boolean): string {
  const parts = [
    ...(isKnown ? ["Yours already"] : []),
    ...(sku ? [sku] : []),
    ...(fields.variants.length > 0 ? [`${fields.variants.length} variants`] : []),
    ...(pictures.length > 0 ? [pictures.length === 1 ? "1 picture" : `${pictures.length} pictures`] : []),
  ];
  return parts.join(" · ");
}

function priceOf({ fields }: TableProduct): string {
  const price = settledFacts(fields.facts).find(({ kind }) => kind === "price");
  return price ? writeValue(price.value) : "";
}

/** Those of a feed that the person has: from the same page, or with the same name and number. */
function findKnown(own: readonly Product[], products: readonly TableProduct[]): Set<TableProduct> {
  const kept = own.filter(({ trashedAt }) => trashedAt === null);
  const pages = new Set(kept.flatMap(({ sourceUrl }) => sourceUrl ?? []));
  const numbers = new Set(
    kept.flatMap(({ name, facts }) => [
      `${name}\n`,
      ...facts.facts.flatMap(({ kind, value }) =>
        kind === "identifier" && value.type === "text" ? [`${name}\n${value.text}`] : [],
      ),
    ]),
  );
  return new Set(
    products.filter(({ fields, sku }) => {
      const number = fields.variants.length > 0 ? "" : sku;
      return pages.has(fields.sourceUrl ?? "") || numbers.has(`${fields.name}\n${number}`);
    }),
  );
}
