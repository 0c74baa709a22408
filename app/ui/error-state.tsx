import CircleAlert from "lucide-react/icons/circle-alert";
import type { ReactNode } from "react";
import { Button } from "./button";
import { CopyField } from "./copy-field";

interface ErrorStateProps {
  /** What happened. */
  title: ReactNode;
  /** What is safe, and what to do next. */
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** Under this id the server logged it; support can find it by it. */
  requestId?: string | null;
  action?: ReactNode;
}

export function ErrorState({ title, children, onRetry, retrying, requestId, action }: ErrorStateProps) {
  return (
    <section role="alert" className="grid justify-items-center gap-3 px-4 py-16 text-center">
      <CircleAlert className="mb-1 size-7 text-danger" strokeWidth={1.75} />
      <h2 className="text-balance font-display text-2xl">{title}</h2>
      {children && <div className="max-w-[46ch] text-pretty text-lg text-muted">{children}</div>}
      {(onRetry || action) && (
        <div className="mt-2 flex flex-wrap justify-center gap-2">
          {onRetry && (
            <Button variant="primary" onClick={onRetry} loading={retrying}>
              Try again
            </Button>
          )}
          {action}
        </div>
      )}
      {requestId && <CopyField label="Request id" value={requestId} className="mt-4" />}
    </section>
  );
}
