import { useState } from "react";
import type { Fact } from "~/domain/facts/fact";
import { quoteOf, sourceWords } from "./source-words";
import { writeValue } from "./write-value";

/** The first source of a fact in a line; the others are shown on a press. */
export function FactSources({ fact }: { fact: Pick<Fact, "sources" | "value"> }) {
  const [isOpen, setOpen] = useState(false);
  const [first, ...others] = fact.sources;
  if (!first) return null;
  const shown = isOpen ? fact.sources : [first];
  return (
    <span className="grid gap-0.5 text-faint text-xs">
      {shown.map((source, index) => {
        const quote = quoteOf(source);
        const isSaid = quote !== null && saysNoMore(quote, writeValue(fact.value));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two sources may be the same
          <span key={index} className="line-clamp-2 text-pretty">
            {quote !== null && !isSaid && (
              <>
                <q dir="auto" className="wrap-anywhere text-muted">
                  {quote}
                </q>{" "}
              </>
            )}
            {sourceWords(source)}
            {isOpen && source.from === "page" && <span className="wrap-anywhere"> · {source.place}</span>}
          </span>
        );
      })}
      {others.length > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen((open) => !open)}
          className="justify-self-start underline underline-offset-2 hover:text-text"
        >
          {isOpen ? "Fewer sources" : `${others.length} more ${others.length === 1 ? "source" : "sources"}`}
        </button>
      )}
    </span>
  );
}

/** The value itself, or a code that programs write for it ("https://schema.org/InStock"). */
function saysNoMore(quote: string, value: string): boolean {
  return quote.trim() === value.trim() || /^https?:\/\/schema\.org\/\w+$/.test(quote);
}
