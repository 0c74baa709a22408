import { type ReactNode, useId } from "react";

interface PanelProps {
  title: string;
  /** At the end of its head: a link, or a button. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of an account's page. */
export function Panel({ title, aside, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-md border border-line bg-raised p-4"
    >
      <header className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="font-[550]">
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

export function Nothing({ children }: { children: string }) {
  return <p className="py-2 text-muted text-sm">{children}</p>;
}
