import Wrench from "lucide-react/icons/wrench";
import type { ReactNode } from "react";
import { Badge, type Tone } from "~/ui/badge";

interface ToolCardProps {
  title: string;
  state: { label: string; tone: Tone } | null;
  /** What the tool is given, by name; nothing else is shown of it. */
  input?: unknown;
  error?: string | null;
  /** What it answered; undefined before. */
  output?: unknown;
  /** What it would do, and whether it may. */
  children?: ReactNode;
}

/** A call of a tool: what it is given, what it answered, and whether it may run at all. */
export function ToolCard({ title, state, input, error = null, output, children }: ToolCardProps) {
  return (
    <section
      aria-label={`Tool: ${title}`}
      className="grid min-w-0 gap-2 rounded-md border border-line bg-raised px-3 py-2.5 text-sm"
    >
      <header className="flex flex-wrap items-center gap-2">
        <Wrench className="size-4 text-faint" aria-hidden="true" />
        <span className="font-[550]">{title}</span>
        {state && <Badge tone={state.tone}>{state.label}</Badge>}
      </header>
      <Input input={input} />
      {children}
      {error && <p className="text-danger">{error}</p>}
      {output !== undefined && (
        <details>
          <summary className="cursor-default text-muted">What it answered</summary>
          <pre
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
            tabIndex={0}
            className="mt-1.5 max-h-72 overflow-auto rounded-md bg-sunken p-2.5 font-mono text-xs"
          >
            {JSON.stringify(output, null, 2)}
          </pre>
        </details>
      )}
    </section>
  );
}

function Input({ input }: { input: unknown }) {
  if (typeof input !== "object" || input === null) return null;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5">
      {Object.entries(input).map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd dir="auto" className="wrap-anywhere">
            {typeof value === "string" ? value || "—" : JSON.stringify(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
