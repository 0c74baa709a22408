import { href, Link, useSearchParams } from "react-router";
import { BrandsTab } from "~/brands/brands-tab";
import { pageTitle } from "~/shell/page-title";
import { Skeleton } from "~/ui/skeleton";
import type { Route } from "./+types/route";
import { NewProduct } from "./new/new-product";
import { ProductDetail } from "./product-detail";
import { ProductList } from "./product-list";

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Products and brands") }];

export { loadImagePage as clientLoader } from "~/session/page-loaders";

/** All products or all brands, or the one that the address names. */
export default function Product({ loaderData: { userId, models } }: Route.ComponentProps) {
  const [parameters] = useSearchParams();
  const productId = parameters.get("product");
  const isBrands = parameters.get("tab") === "brands" || parameters.has("brand");
  const isNew = parameters.has("new");
  const isOne = productId !== null || isNew || parameters.has("brand") || parameters.has("read");
  return (
    <main className="measure grid content-start gap-6 py-8 lg:py-10">
      {!isOne && <Places isBrands={isBrands} />}
      {isBrands ? (
        <BrandsTab />
      ) : isNew ? (
        <NewProduct userId={userId} />
      ) : productId ? (
        <ProductDetail key={productId} userId={userId} productId={productId} models={models} />
      ) : (
        <ProductList userId={userId} />
      )}
    </main>
  );
}

/** Products and brands are addresses of their own: links, of which one is the page that is shown. */
function Places({ isBrands }: { isBrands: boolean }) {
  const place = (label: string, path: string, isHere: boolean) => (
    <Link
      to={path}
      aria-current={isHere ? "page" : undefined}
      className={`-mb-px border-b-2 py-2 ${isHere ? "border-accent font-[550] text-text" : "border-transparent text-muted hover:text-text"}`}
    >
      {label}
    </Link>
  );
  return (
    <>
      {isBrands && (
        <h1 tabIndex={-1} className="font-display text-3xl">
          Brands
        </h1>
      )}
      <nav aria-label="Products and brands" className="flex gap-6 border-line border-b">
        {place("Products", href("/product"), !isBrands)}
        {place("Brands", `${href("/product")}?tab=brands`, isBrands)}
      </nav>
    </>
  );
}

export function HydrateFallback() {
  return (
    <main className="measure grid content-start gap-6 py-8 lg:py-10">
      <h1 tabIndex={-1} className="sr-only">
        Products and brands
      </h1>
      <div role="status" aria-label="Loading" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {["one", "two", "three", "four"].map((name) => (
          <Skeleton key={name} className="aspect-[4/5] rounded-md" />
        ))}
      </div>
    </main>
  );
}
