import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { readStudioPage } from "~/session/page-loaders";
import { pageTitle } from "~/shell/page-title";
import { readAddress, savedFrom } from "~/sources/page-address";
import { Skeleton } from "~/ui/skeleton";
import type { Route } from "./+types/route";
import { FromProduct } from "./from-product";
import { FromReading } from "./from-reading";
import { LikeNote } from "./like-note";
import { WaysToStart } from "./ways-to-start";

export const meta: Route.MetaFunction = () => [{ title: pageTitle("New page") }];

export function clientLoader(asked: Route.ClientLoaderArgs) {
  const { userId, studio } = readStudioPage(asked);
  return { userId, models: studio.models.scripts };
}
clientLoader.hydrate = true as const;

export { keepOnSearchChange as shouldRevalidate } from "~/client/keep-on-search-change";

/** A page that was pasted or dropped, on its way to the one that reads it. */
interface BroughtPage {
  id: string;
  html: string;
}

/** From an address, a product, another page or nothing to a page: facts, outline, three directions. */
export default function CreatePage({ loaderData: { userId, models } }: Route.ComponentProps) {
  const [search, setSearch] = useSearchParams();
  const [brought, setBrought] = useState<BroughtPage | null>(null);
  const typed = search.get("address");
  const address = typed === null ? null : readAddress(typed);
  const readingId = address ?? search.get("reading");
  const productId = search.get("product");
  /** A page of one's own whose sections and look this one takes over. */
  const likeId = search.get("project");

  // What was brought is read once; a way back and forward finds it among what is kept.
  useEffect(() => {
    if (!brought || brought.id !== readingId) return;
    return () => setBrought(null);
  }, [brought, readingId]);

  const begin = (with_: Record<string, string>) =>
    setSearch({ ...(likeId && { project: likeId }), ...with_ });

  function bring(html: string) {
    const from = savedFrom(html);
    const id = from ?? `pasted-${crypto.randomUUID()}`;
    setBrought({ id, html });
    begin(from ? { address: from } : { reading: id });
  }

  return (
    <main className="measure grid grid-cols-[minmax(0,1fr)] content-start gap-8 py-8 lg:py-10">
      {likeId && (
        <LikeNote
          userId={userId}
          projectId={likeId}
          onLeave={() => setSearch((old) => without(old, "project"))}
        />
      )}
      {productId ? (
        <FromProduct key={productId} userId={userId} models={models} productId={productId} likeId={likeId} />
      ) : readingId ? (
        <FromReading
          key={readingId}
          userId={userId}
          models={models}
          id={readingId}
          address={address}
          html={brought?.id === readingId ? brought.html : undefined}
          likeId={likeId}
        />
      ) : (
        <>
          <Heading />
          <WaysToStart
            userId={userId}
            refused={typed}
            onAddress={(next) => begin({ address: next })}
            onPage={bring}
            onReading={({ id, address: from }) => begin(from ? { address: from } : { reading: id })}
            onProduct={(product) => begin({ product: product.id })}
          />
        </>
      )}
    </main>
  );
}

function without(search: URLSearchParams, name: string): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete(name);
  return next;
}

function Heading() {
  return (
    <header className="grid gap-2">
      <h1 tabIndex={-1} className="text-balance font-display text-3xl lg:text-4xl">
        What is the page about?
      </h1>
      <p className="max-w-[60ch] text-pretty text-lg text-muted">
        Name where the facts are. You correct them, order the sections and choose one of three directions.
      </p>
    </header>
  );
}

export function HydrateFallback() {
  return (
    <main className="measure grid grid-cols-[minmax(0,1fr)] content-start gap-8 py-8 lg:py-10">
      <Heading />
      <div role="status" aria-label="Loading" className="grid max-w-2xl gap-3">
        <Skeleton className="h-16" />
        <Skeleton className="h-7 w-80 max-w-full" />
      </div>
    </main>
  );
}
