import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { readStudioPage } from "~/session/page-loaders";
import { pageTitle } from "~/shell/page-title";
import { readAddress, savedFrom } from "~/sources/page-address";
import { Skeleton } from "~/ui/skeleton";
import type { Route } from "./+types/route";
import { OpenSource } from "./open-source";
import { SourceStart } from "./source-start";

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Video from a web address") }];

export function clientLoader(asked: Route.ClientLoaderArgs) {
  const { userId, studio } = readStudioPage(asked);
  return { userId, models: studio.models };
}
clientLoader.hydrate = true as const;

export { keepOnSearchChange as shouldRevalidate } from "~/client/keep-on-search-change";

/** A page that was pasted or dropped, on its way to the one that reads it. */
interface BroughtPage {
  id: string;
  html: string;
}

/** An address in, its facts and pictures out, and a video made from them: the script goes on at /prompt-to-video. */
export default function UrlToVideo({ loaderData: { userId, models } }: Route.ComponentProps) {
  const [search, setSearch] = useSearchParams();
  const [brought, setBrought] = useState<BroughtPage | null>(null);
  const typed = search.get("address");
  const address = typed === null ? null : readAddress(typed);
  const id = address ?? search.get("reading");

  // What was brought is read once; a way back and forward finds it among what is kept. The address follows a moment later.
  useEffect(() => {
    if (!brought || brought.id !== id) return;
    return () => setBrought(null);
  }, [brought, id]);

  function bring(html: string) {
    const from = savedFrom(html);
    const next = from ?? `pasted-${crypto.randomUUID()}`;
    setBrought({ id: next, html });
    setSearch(from ? { address: from } : { reading: next });
  }

  return (
    <main className="measure grid grid-cols-[minmax(0,1fr)] gap-8 py-8 lg:py-12">
      {id ? (
        <OpenSource
          key={id}
          userId={userId}
          models={models}
          id={id}
          address={address}
          html={brought?.id === id ? brought.html : undefined}
        />
      ) : (
        <>
          <Heading />
          <SourceStart
            userId={userId}
            refused={typed}
            onAddress={(next) => setSearch({ address: next })}
            onPage={bring}
            onOpen={(reading) =>
              setSearch(reading.address ? { address: reading.address } : { reading: reading.id })
            }
          />
        </>
      )}
    </main>
  );
}

function Heading() {
  return (
    <header className="grid gap-2">
      <h1 tabIndex={-1} className="text-balance font-display text-3xl lg:text-4xl">
        A page in, a video out
      </h1>
      <p className="max-w-[60ch] text-pretty text-lg text-muted">
        We read what the page says, word for word. You see where each fact stands, correct what is wrong and
        choose the pictures.
      </p>
    </header>
  );
}

export function HydrateFallback() {
  return (
    <main className="measure grid grid-cols-[minmax(0,1fr)] gap-8 py-8 lg:py-12">
      <Heading />
      <div role="status" aria-label="Loading" className="grid max-w-2xl gap-3">
        <Skeleton className="h-16" />
        <Skeleton className="h-7 w-80 max-w-full" />
      </div>
    </main>
  );
}
