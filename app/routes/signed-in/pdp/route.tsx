import ArrowRight from "lucide-react/icons/arrow-right";
import Plus from "lucide-react/icons/plus";
import { href, Link, useNavigate } from "react-router";
import { ExampleCard } from "~/pages/examples/example-card";
import { examples } from "~/pages/examples/examples";
import { RecentPages } from "~/pages/recent-pages";
import { useProjects } from "~/pages/use-projects";
import { usePageCommands } from "~/shell/page-commands";
import { pageTitle } from "~/shell/page-title";
import { AddressForm } from "~/sources/address-form";
import { ButtonLink } from "~/ui/button-link";
import { ErrorState } from "~/ui/error-state";
import { Skeleton } from "~/ui/skeleton";
import type { Route } from "./+types/route";

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Pages") }];

export { loadViewer as clientLoader } from "~/session/page-loaders";

const mostExamples = 4;

/** Where pages begin: an address, the latest ones, and examples. */
export default function Pages({ loaderData: { userId } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const reading = useProjects(userId);
  const present = reading.kind === "present" ? reading.value.filter(({ trashedAt }) => !trashedAt) : [];
  usePageCommands("Pages", [
    {
      label: "New page",
      words: "make create",
      icon: <Plus />,
      run: () => void navigate(href("/pdp/create")),
    },
  ]);
  return (
    <main className="measure grid grid-cols-[minmax(0,1fr)] content-start gap-12 py-8 lg:py-12">
      <Opening
        onAddress={(address) => void navigate(`${href("/pdp/create")}?${new URLSearchParams({ address })}`)}
      />
      {reading.kind === "failed" ? (
        <ErrorState title="Your pages could not be loaded" onRetry={reading.retry}>
          {reading.error.message} They are safe.
        </ErrorState>
      ) : reading.kind === "loading" ? (
        <Loading />
      ) : (
        present.length > 0 && <RecentPages projects={present} />
      )}
      <section aria-labelledby="examples-heading" className="grid gap-4">
        <header className="flex items-baseline justify-between gap-4">
          <h2 id="examples-heading" className="font-[600] text-lg">
            Examples to begin with
          </h2>
          <Link
            to={href("/pdp/gallery")}
            className="text-muted text-sm underline-offset-2 hover:text-text hover:underline"
          >
            All examples
          </Link>
        </header>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-5">
          {examples.slice(0, mostExamples).map((example) => (
            <li key={example.id}>
              <ExampleCard example={example} to={`${href("/pdp/gallery")}?example=${example.id}`} />
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}

function Opening({ onAddress }: { onAddress: (address: string) => void }) {
  return (
    <section aria-labelledby="pages-heading" className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid gap-2">
        <h1 id="pages-heading" tabIndex={-1} className="text-balance font-display text-4xl lg:text-5xl">
          A page that sells, from facts
        </h1>
        <p className="text-pretty text-lg text-muted">
          Facts with their sources become sections you can edit, and a page that loads fast.
        </p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <AddressForm
          label="Address of what the page is about"
          placeholder="shop.example/your-product"
          refused={null}
          onAddress={onAddress}
        />
      </div>
      <div>
        <ButtonLink to={href("/pdp/create")} icon={<ArrowRight className="order-last size-4" />}>
          From a product, an example or blank
        </ButtonLink>
      </div>
    </section>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading your pages" className="flex gap-5 overflow-hidden">
      {["a", "b", "c"].map((place) => (
        <Skeleton key={place} className="aspect-[4/3] w-72 shrink-0" />
      ))}
    </div>
  );
}

export function HydrateFallback() {
  return (
    <main className="measure grid grid-cols-[minmax(0,1fr)] content-start gap-12 py-8 lg:py-12">
      <h1 tabIndex={-1} className="font-display text-4xl lg:text-5xl">
        A page that sells, from facts
      </h1>
      <Loading />
    </main>
  );
}
