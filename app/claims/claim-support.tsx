import ExternalLink from "lucide-react/icons/external-link";
import type { ClaimSupport } from "~/domain/facts/claim";
import { pageOfSource } from "~/domain/facts/stated-by-person";

/** What backs a statement: the words of the brief, or a fact with the words, the place and the page it was read from. */
export function ClaimSupportLine({ support }: { support: ClaimSupport }) {
  if (support.from === "brief") {
    return (
      <p className="wrap-anywhere text-muted text-sm">
        Your brief: <q dir="auto">{support.quote}</q>
      </p>
    );
  }
  const { stated, source } = support;
  const page = source && pageOfSource(source);
  return (
    <p className="wrap-anywhere text-muted text-sm">
      {source === null || source.from === "you" ? (
        <>
          {source ? "You said: " : "A fact of the product: "}
          <q dir="auto">{stated}</q>
        </>
      ) : (
        <>
          <span dir="auto" className="text-text">
            {stated}
          </span>{" "}
          from <q dir="auto">{source.quote}</q>,{" "}
          {source.from === "row" ? `row ${source.row}, ${source.column} in ${source.file}` : source.place}
        </>
      )}
      {page && (
        <a
          href={page}
          target="_blank"
          rel="noopener noreferrer"
          className="ms-1.5 inline-flex items-center gap-1 text-text underline underline-offset-2 hover:text-accent"
        >
          {new URL(page).hostname}
          <ExternalLink className="size-3" aria-label="opens in a new tab" />
        </a>
      )}
    </p>
  );
}
