import { useMemo } from "react";
import { pageChanges } from "~/sections/compare/word-changes";
import type { Page } from "~/sections/page";

interface ChangesProps {
  before: Page;
  after: Page;
  onShow: (sectionId: string) => void;
}

const mostListed = 40;

/** What changed since a version, in words. */
export function Changes({ before, after, onShow }: ChangesProps) {
  const changes = useMemo(() => pageChanges(before, after), [before, after]);
  if (changes.length === 0) return <p className="text-muted text-sm">Nothing has changed since.</p>;
  return (
    <div className="grid gap-1.5">
      <h4 className="text-muted text-xs">Changed since</h4>
      <ul aria-label="Changed since" className="grid gap-1.5 border-line border-s-2 ps-3 text-sm">
        {changes.slice(0, mostListed).map(({ key, words, sectionId, before: was, after: is }) => (
          <li key={key} className="grid gap-0.5">
            {sectionId && after.sections[sectionId] ? (
              <button
                type="button"
                onClick={() => onShow(sectionId)}
                className="justify-self-start rounded-sm text-start font-[550] hover:text-accent"
              >
                {words}
              </button>
            ) : (
              <span className="font-[550]">{words}</span>
            )}
            {was && (
              <del dir="auto" className="wrap-anywhere line-clamp-3 text-faint">
                {was}
              </del>
            )}
            {is && (
              <ins dir="auto" className="wrap-anywhere line-clamp-3 no-underline">
                {is}
              </ins>
            )}
          </li>
        ))}
        {changes.length > mostListed && (
          <li className="text-muted">and {changes.length - mostListed} more changes</li>
        )}
      </ul>
    </div>
  );
}
