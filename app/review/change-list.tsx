interface Change {
  key: string;
  words: string;
  before?: string | undefined;
  after?: string | undefined;
}

interface ChangeListProps<One extends Change> {
  changes: readonly One[];
  /** Leads to what changed; null where it is not there any more. */
  showOf: (change: One) => (() => void) | null;
}

const mostListed = 40;

/** What changed since a version, in words. */
export function ChangeList<One extends Change>({ changes, showOf }: ChangeListProps<One>) {
  if (changes.length === 0) return <p className="text-muted text-sm">Nothing has changed since.</p>;
  return (
    <div className="grid gap-1.5">
      <h4 className="text-muted text-xs">Changed since</h4>
      <ul aria-label="Changed since" className="grid gap-1.5 border-line border-s-2 ps-3 text-sm">
        {changes.slice(0, mostListed).map((change) => {
          const { key, words, before, after } = change;
          const show = showOf(change);
          return (
            <li key={key} className="grid gap-0.5">
              {show ? (
                <button
                  type="button"
                  onClick={show}
                  className="justify-self-start rounded-sm text-start font-[550] hover:text-accent"
                >
                  {words}
                </button>
              ) : (
                <span className="font-[550]">{words}</span>
              )}
              {before && (
                <del dir="auto" className="wrap-anywhere line-clamp-3 text-faint">
                  {before}
                </del>
              )}
              {after && (
                <ins dir="auto" className="wrap-anywhere line-clamp-3 no-underline">
                  {after}
                </ins>
              )}
            </li>
          );
        })}
        {changes.length > mostListed && (
          <li className="text-muted">and {changes.length - mostListed} more changes</li>
        )}
      </ul>
    </div>
  );
}
