import { useDeferredValue } from "react";
import { useSearchParams } from "react-router";
import { GridSkeleton } from "~/images/grid-skeleton";
import { ImageGrid } from "~/images/image-grid";
import { type Inspiration, inspirationCategories } from "~/images/inspirations/inspiration";
import { findInspiration, inspirations } from "~/images/inspirations/inspirations";
import { pageTitle } from "~/shell/page-title";
import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { Skeleton } from "~/ui/skeleton";
import type { Route } from "./+types/route";
import { FilterBar } from "./filter-bar";
import { findInspirations, parseInspirationFilter } from "./find-inspirations";
import { InspirationTile } from "./inspiration-tile";
import { InspirationView } from "./inspiration-view";
import { useTileKeys } from "./use-tile-keys";

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Inspirations") }];

export { loadViewer as clientLoader } from "~/session/page-loaders";

/** Curated prompts with what the built-in maker makes of them, to begin with. */
export default function Inspirations() {
  const [parameters, setParameters] = useSearchParams();
  const filter = parseInspirationFilter(parameters);
  const search = useDeferredValue(filter.search);
  const shown = findInspirations(inspirations, { ...filter, search });
  const open = findInspiration(parameters.get("open"));
  const keys = useTileKeys(shown.map(({ id }) => id));

  /** This page with some of its parameters changed; null takes one away. */
  const addressWith = (changes: Record<string, string | null>) => {
    const next = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries(changes)) value ? next.set(name, value) : next.delete(name);
    return { search: next.toString() };
  };
  const show = (changes: Record<string, string | null>) =>
    setParameters(addressWith(changes).search, { replace: true, preventScrollReset: true });
  const groups = search.trim()
    ? [{ id: "found", label: null, items: shown }]
    : inspirationCategories.map((category) => ({
        ...category,
        items: shown.filter((each) => each.category === category.id),
      }));
  const tile = (inspiration: Inspiration) => (
    <InspirationTile
      inspiration={inspiration}
      to={addressWith({ open: inspiration.id })}
      isEntry={inspiration.id === keys.entryId}
    />
  );
  const place = shown.findIndex(({ id }) => id === open?.id);
  const stepTo = (index: number) => {
    const other = place < 0 ? undefined : shown[index];
    if (!other) return null;
    return () => {
      keys.setEntry(other.id);
      show({ open: other.id });
    };
  };

  return (
    <main className="measure grid content-start gap-6 py-8 lg:py-10">
      <Header />
      <FilterBar
        filter={filter}
        onSearch={(q) => show({ q: q || null })}
        addressOf={(category) => addressWith({ category })}
      />
      <p role="status" className={filter.search ? "tabular text-muted text-sm" : "sr-only"}>
        {shown.length === 1 ? "1 inspiration" : `${shown.length} inspirations`}
      </p>
      {shown.length === 0 && (
        <EmptyState
          title="Nothing by these words"
          action={
            <ButtonLink to={addressWith({ q: null, category: null })} variant="primary">
              Show all inspirations
            </ButtonLink>
          }
        >
          Try one word, such as a thing, a colour or a season
          {filter.category && ", or look in every category"}.
        </EmptyState>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows go between the links in it */}
      <div
        className="grid gap-10"
        onKeyDown={keys.onKeyDown}
        onFocus={({ target }) => target.dataset.inspiration && keys.setEntry(target.dataset.inspiration)}
      >
        {groups.map(
          ({ id, label, items }) =>
            items.length > 0 && (
              <section key={id} aria-labelledby={label ? id : undefined} className="grid gap-3">
                {label && (
                  <h2 id={id} className="font-display text-2xl">
                    {label}
                  </h2>
                )}
                <ImageGrid
                  label={label ?? "Found"}
                  items={items.map((item) => ({ ...item, ...sizeOf(item) }))}
                  className="max-sm:[--row:170px]"
                >
                  {tile}
                </ImageGrid>
              </section>
            ),
        )}
      </div>
      {open && (
        <InspirationView
          inspiration={open}
          addressOfWord={(q) => addressWith({ q, category: null, open: null })}
          onStep={{ previous: stepTo(place - 1), next: stepTo(place + 1) }}
          onClose={() => show({ open: null })}
        />
      )}
    </main>
  );
}

function sizeOf({ picture: { width, height } }: Inspiration) {
  return { width, height };
}

export function HydrateFallback() {
  return (
    <main className="measure grid content-start gap-6 py-8 lg:py-10">
      <Header />
      <div className="grid gap-3">
        <Skeleton className="h-9 max-w-96" />
        <Skeleton className="h-10" />
      </div>
      <div role="status" aria-label="Loading the inspirations" className="grid gap-3">
        <Skeleton className="h-8 w-40" />
        <GridSkeleton />
      </div>
    </main>
  );
}

function Header() {
  return (
    <header className="grid gap-1">
      <h1 tabIndex={-1} className="font-display text-3xl">
        Inspirations
      </h1>
      <p className="max-w-[68ch] text-pretty text-muted">
        Prompts that work, with what they make. Every picture here was drawn by Vitrine’s built-in image
        maker, which is a program and not an AI model. Remix one and change what you like; with the same seed
        it comes out the same.
      </p>
    </header>
  );
}
