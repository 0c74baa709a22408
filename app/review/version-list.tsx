import type { ReactNode } from "react";
import { type Reading, useDocuments } from "~/firebase/use-documents";
import { Button } from "~/ui/button";
import { Skeleton } from "~/ui/skeleton";
import { byDay } from "./days";

interface Dated {
  id: string;
  asOf: Date;
  name: string | null;
}

/** The versions of a work (its path, as `content/1`), the newest first; null until the server answered. */
export function useVersions<One>(
  work: string,
  parse: (id: string, data: unknown) => One,
): Reading<One[] | null> {
  return useDocuments(
    work,
    () => import("~/stores/review/versions"),
    ({ watchVersions }, documents, onChange: (versions: One[] | null) => void, onError) =>
      watchVersions(
        documents,
        work,
        parse,
        ({ items, fromCache }) => onChange(items.length > 0 || !fromCache ? items : null),
        onError,
      ),
  );
}

/** When a version was, and what it is called. */
export function whenOf({ asOf, name }: Pick<Dated, "asOf" | "name">): string {
  const time = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" }).format(asOf);
  return name ? `“${name}”, ${time}` : time;
}

interface VersionListProps<One extends Dated> {
  reading: Reading<One[] | null>;
  /** Said while there is none. */
  nothing: string;
  children: (version: One) => ReactNode;
}

/** Versions by the day they are of. */
export function VersionList<One extends Dated>({ reading, nothing, children }: VersionListProps<One>) {
  if (reading.kind === "failed") {
    return (
      <div role="alert" className="grid justify-items-start gap-2 text-sm">
        <p className="text-muted">The versions could not be read. They are safe. {reading.error.message}</p>
        <Button size="sm" onClick={reading.retry}>
          Try again
        </Button>
      </div>
    );
  }
  if (reading.kind === "loading" || !reading.value) {
    return (
      <div role="status" aria-label="Loading" className="grid gap-2">
        <Skeleton className="h-10" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
    );
  }
  if (reading.value.length === 0) return <p className="text-muted text-sm">{nothing}</p>;
  return byDay(reading.value, ({ asOf }) => asOf, new Date()).map(({ day, items }) => (
    <section key={day} aria-label={day} className="grid gap-1">
      <h3 className="font-[550] text-muted text-xs">{day}</h3>
      <ul className="grid">{items.map(children)}</ul>
    </section>
  ));
}
