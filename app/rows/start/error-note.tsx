import CircleAlert from "lucide-react/icons/circle-alert";
import type { ReactNode } from "react";

/** What did not work, and what to do. */
export function ErrorNote({ title, children }: { title: string; children: ReactNode }) {
  return (
    <p role="alert" className="flex items-start gap-2.5 rounded-md bg-danger-soft px-4 py-3">
      <CircleAlert className="mt-0.5 size-4 shrink-0 text-danger" aria-hidden="true" />
      <span>
        <strong className="font-[550]">{title}</strong> {children}
      </span>
    </p>
  );
}
