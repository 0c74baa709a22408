import type { FactDifference } from "~/domain/products/fact-differences";
import type { PageDifference } from "./page-differences";

interface UnseenProps {
  differences: readonly PageDifference[];
  /** Facts that others see otherwise than they are. */
  outOfDate: readonly FactDifference[];
  onShowSection: (sectionId: string) => void;
}

/** What of the page others do not see yet. */
export function Unseen({ differences, outOfDate, onShowSection }: UnseenProps) {
  const count = differences.length + outOfDate.length;
  if (count === 0) {
    return <p className="text-muted text-sm">Others see the page as it is here.</p>;
  }
  return (
    <details className="group text-sm">
      <summary className="w-fit cursor-pointer rounded-sm font-[550]">
        {count === 1 ? "1 change is not published" : `${count} changes are not published`}
      </summary>
      <ul className="mt-2 grid gap-1 border-line border-s-2 ps-3">
        {outOfDate.map(({ factId, shown, now }) => (
          <li key={factId} className="break-words">
            Others see {shown}; it is {now} now.
          </li>
        ))}
        {differences.map(({ key, words, sectionId }) => (
          <li key={key}>
            {sectionId === null ? (
              <span className="text-muted">{words}</span>
            ) : (
              <button
                type="button"
                className="rounded-sm text-start text-muted underline-offset-2 hover:text-text hover:underline"
                onClick={() => onShowSection(sectionId)}
              >
                {words}
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
