import type { ReactNode } from "react";
import { Skeleton } from "~/ui/skeleton";

interface StaffPageProps {
  title: string;
  /** What the tool is for, in a sentence. */
  description?: ReactNode;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of a staff tool: its title, a sentence on what it is for, what can be done, and the tool. */
export function StaffPage({ title, description, actions, children }: StaffPageProps) {
  return (
    <main className="mx-auto grid w-full max-w-[1760px] grid-cols-[minmax(0,1fr)] content-start gap-4 px-4 py-5 md:px-6">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-1">
          <h1 tabIndex={-1} className="truncate font-display text-2xl outline-none">
            {title}
          </h1>
          {description && <p className="max-w-[80ch] text-pretty text-muted text-sm">{description}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </header>
      {children}
    </main>
  );
}

/** A staff tool before its data is there; also what is exported of its page at build. */
export function StaffPageSkeleton({ title, description }: { title: string; description?: ReactNode }) {
  return (
    <StaffPage title={title} description={description}>
      <Skeleton className="h-9 w-full max-w-3xl" />
      <TableSkeleton />
    </StaffPage>
  );
}

/** A table whose rows are on their way. */
export function TableSkeleton() {
  return (
    <div className="grid gap-1.5" role="status" aria-label="Loading">
      {Array.from({ length: 14 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <Skeleton key={index} className="h-8" />
      ))}
    </div>
  );
}
