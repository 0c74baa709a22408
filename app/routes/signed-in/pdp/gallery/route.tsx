import { href, useSearchParams } from "react-router";
import { ExampleCard } from "~/pages/examples/example-card";
import { examples } from "~/pages/examples/examples";
import { pageTitle } from "~/shell/page-title";
import { Skeleton } from "~/ui/skeleton";
import type { Route } from "./+types/route";
import { ExamplePreview } from "./example-preview";
import { OwnPages } from "./own-pages";

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Page gallery") }];

export { loadViewer as clientLoader } from "~/session/page-loaders";

const grid = "grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-x-6 gap-y-9";

/** Examples of different trades, and what the person has published: each can be a start. */
export default function Gallery({ loaderData: { userId } }: Route.ComponentProps) {
  const [search, setSearch] = useSearchParams();
  const opened = examples.find(({ id }) => id === search.get("example")) ?? null;
  return (
    <main className="measure grid grid-cols-[minmax(0,1fr)] content-start gap-12 py-8 lg:py-10">
      <div className="grid gap-8">
        <Heading />
        <ul aria-label="Examples" className={grid}>
          {examples.map((example) => (
            <li key={example.id} className="min-w-0">
              <ExampleCard example={example} to={`${href("/pdp/gallery")}?example=${example.id}`} />
            </li>
          ))}
        </ul>
      </div>
      <OwnPages userId={userId} className={grid} />
      <ExamplePreview
        userId={userId}
        example={opened}
        onClose={() => setSearch({}, { preventScrollReset: true })}
      />
    </main>
  );
}

function Heading() {
  return (
    <header className="grid gap-2">
      <h1 tabIndex={-1} className="text-balance font-display text-3xl lg:text-4xl">
        Begin with a page that works
      </h1>
      <p className="max-w-[60ch] text-pretty text-lg text-muted">
        Whole pages of things that do not exist. Take one over and replace its words, or have it written anew
        from your facts.
      </p>
    </header>
  );
}

export function HydrateFallback() {
  return (
    <main className="measure grid grid-cols-[minmax(0,1fr)] content-start gap-8 py-8 lg:py-10">
      <Heading />
      <div role="status" aria-label="Loading the examples" className={grid}>
        {["a", "b", "c", "d"].map((place) => (
          <Skeleton key={place} className="aspect-[4/5]" />
        ))}
      </div>
    </main>
  );
}
