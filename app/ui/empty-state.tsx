import type { ReactNode } from "react";

interface EmptyStateProps {
  title: ReactNode;
  /** What will be here and how it comes about. */
  children?: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
  /** A picture of what could be here, or an icon. */
  picture?: ReactNode;
}

export function EmptyState({ title, children, action, picture }: EmptyStateProps) {
  return (
    <section className="grid justify-items-center gap-3 px-4 py-16 text-center">
      {picture && <div className="mb-2 text-faint">{picture}</div>}
      <h2 className="text-balance font-display text-2xl">{title}</h2>
      {children && <div className="max-w-[42ch] text-pretty text-lg text-muted">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div>}
    </section>
  );
}
