import { CopyButton } from "~/ui/copy-button";

/** A value as JSON, as it is. */
export function JsonView({ label, value }: { label: string; value: unknown }) {
  const text = JSON.stringify(value, null, 2) ?? "null";
  return (
    <section aria-label={label} className="grid grid-cols-[minmax(0,1fr)] content-start gap-1.5">
      <header className="flex items-center justify-between gap-2">
        <h3 className="font-[550] text-sm">{label}</h3>
        <CopyButton label="Copy" text={() => text} />
      </header>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to reach it
        tabIndex={0}
        className="max-h-96 overflow-auto whitespace-pre-wrap break-words rounded-md border border-line bg-sunken p-3 text-xs leading-5"
      >
        {text}
      </pre>
    </section>
  );
}
