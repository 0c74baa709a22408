import ChevronLeft from "lucide-react/icons/chevron-left";
import { useMemo, useState } from "react";
import { href, Link } from "react-router";
import type { OfferedModels } from "~/domain/image/offered-models";
import { factCount } from "~/sources/fact-count";
import { FactList } from "~/sources/fact-list";
import { PageOutline } from "~/sources/page-outline";
import { placesOfFact } from "~/sources/places-of-fact";
import { ReadingStatus } from "~/sources/reading-status";
import { sourceTitle, withSheet } from "~/sources/source-reading";
import { useSourceReading } from "~/sources/use-source-reading";
import { Skeleton } from "~/ui/skeleton";
import { SaveAsProduct } from "./save-as-product";
import { VideoForm } from "./video-form";

interface OpenSourceProps {
  userId: string;
  models: OfferedModels;
  id: string;
  address: string | null;
  html: string | undefined;
}

/** A page as it is read: its facts beside its outline, then its pictures and the video. */
export function OpenSource({ userId, models, id, address, html }: OpenSourceProps) {
  const { reading, isReading, change, read, stop } = useSourceReading({ userId, id, address, html });
  const [lookedAt, setLookedAt] = useState<{ factId: string } | { part: number } | null>(null);
  const [isAdding, setAdding] = useState(false);
  const facts = reading?.sheet.facts;
  const outline = reading?.outline;
  const places = useMemo(
    () => new Map((facts ?? []).map((fact) => [fact.id, placesOfFact(fact, outline ?? [])])),
    [facts, outline],
  );
  if (!reading) return <Skeleton className="h-72" />;

  const withFacts = new Set([...places.values()].flat());
  const markedParts = new Set(lookedAt && "factId" in lookedAt ? places.get(lookedAt.factId) : []);
  const markedFacts = new Set(
    lookedAt && "part" in lookedAt
      ? [...places].flatMap(([factId, parts]) => (parts.includes(lookedAt.part) ? [factId] : []))
      : [],
  );
  const variantName = (variantId: string) => reading.variants.find((one) => one.id === variantId)?.name;
  const hasFacts = reading.sheet.facts.length > 0;

  return (
    <>
      <header className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <Link
          to={href("/url-to-video")}
          className="flex w-fit items-center gap-1 rounded-sm text-muted text-sm hover:text-text"
        >
          <ChevronLeft className="size-4 rtl:rotate-180" aria-hidden="true" />
          Another page
        </Link>
        <h1
          tabIndex={-1}
          dir="auto"
          className="wrap-anywhere line-clamp-3 text-balance font-display text-3xl lg:text-4xl"
        >
          {sourceTitle(reading)}
        </h1>
        <ReadingStatus
          reading={reading}
          isReading={isReading}
          found={factCount(reading.sheet.facts.length)}
          onRead={read}
          onStop={stop}
          byHand={{ label: "Type facts by hand", onSelect: () => setAdding(true) }}
        />
      </header>

      <section aria-labelledby="facts-heading" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id="facts-heading" className="font-[600] text-xl">
            What the page says
          </h2>
          {hasFacts && !isReading && <SaveAsProduct userId={userId} reading={reading} />}
        </div>
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_300px]">
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
            {!hasFacts && isReading && (
              <div role="status" aria-label="Reading the page" className="grid gap-3">
                {["a", "b", "c", "d", "e"].map((key) => (
                  <Skeleton key={key} className="h-11" />
                ))}
              </div>
            )}
            {!hasFacts && !isReading && (
              <p className="text-pretty text-muted">
                No facts yet. Type what you know of it: a name and a price are enough to begin.
              </p>
            )}
            <FactList
              sheet={reading.sheet}
              onChange={(edit) =>
                change((current) => withSheet(current, edit(current.sheet), new Date().toISOString()))
              }
              marked={markedFacts}
              onLookAt={(factId) => setLookedAt(factId === null ? null : { factId })}
              variantName={variantName}
              isAdding={isAdding}
              onAdding={setAdding}
            />
          </div>
          {(reading.outline.length > 0 || isReading) && (
            <aside className="grid gap-2 max-lg:order-first lg:sticky lg:top-20">
              <details
                open={matchMedia("(min-width: 64rem)").matches}
                className="group overflow-hidden rounded-lg border border-line bg-raised shadow-raised"
              >
                <summary className="flex cursor-default items-center gap-1.5 border-line px-3 py-2 text-muted text-sm group-open:border-b">
                  <span aria-hidden="true" className="flex gap-1">
                    <span className="size-2 rounded-full bg-neutral-7" />
                    <span className="size-2 rounded-full bg-neutral-7" />
                    <span className="size-2 rounded-full bg-neutral-7" />
                  </span>
                  <bdi className="ms-1 truncate">
                    {reading.page?.siteName ?? reading.page?.title ?? "The page"}
                  </bdi>
                </summary>
                <div className="flex max-h-[50dvh] flex-col lg:max-h-[calc(100dvh-12rem)]">
                  <PageOutline
                    outline={reading.outline}
                    withFacts={withFacts}
                    marked={markedParts}
                    onLookAt={(part) => setLookedAt(part === null ? null : { part })}
                  />
                </div>
              </details>
            </aside>
          )}
        </div>
      </section>

      {(hasFacts || !isReading) && (
        <VideoForm userId={userId} models={models} reading={reading} isReading={isReading} />
      )}
    </>
  );
}
