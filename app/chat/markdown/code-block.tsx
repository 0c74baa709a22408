import { CopyButton } from "~/ui/copy-button";

interface CodeBlockProps {
  code: string;
  language: string;
}

/** Code as it was written, to be copied. It is never run. */
export function CodeBlock({ code, language }: CodeBlockProps) {
  return (
    <figure className="my-3 overflow-hidden rounded-md border border-line bg-sunken">
      <figcaption className="flex items-center justify-between gap-3 border-line border-b py-1 ps-3 pe-1 text-muted text-xs">
        <span className="truncate font-mono">{language || "text"}</span>
        <CopyButton label="Copy" text={() => code} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <pre tabIndex={0} dir="ltr" className="overflow-x-auto p-3 font-mono text-[0.8125rem] leading-5">
        <code>{code}</code>
      </pre>
    </figure>
  );
}
