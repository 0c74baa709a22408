import { useSearchParams } from "react-router";
import { BrandsSkeleton, BrandsTab } from "~/brands/brands-tab";
import { pageTitle } from "~/shell/page-title";
import type { Route } from "./+types/route";

export const handle = { place: "Brands" };
export const meta: Route.MetaFunction = () => [{ title: pageTitle("Brands") }];

export { loadViewer as clientLoader } from "~/session/page-loaders";

/** The brands of a person, or the one that the address names. */
export default function Product() {
  const [search] = useSearchParams();
  return (
    <main className="measure grid content-start gap-6 py-8 lg:py-10">
      {!search.has("brand") && <Heading />}
      <BrandsTab />
    </main>
  );
}

function Heading() {
  return (
    <h1 tabIndex={-1} className="font-display text-3xl">
      Brands
    </h1>
  );
}

export function HydrateFallback() {
  return (
    <main className="measure grid content-start gap-6 py-8 lg:py-10">
      <Heading />
      <BrandsSkeleton />
    </main>
  );
}
