import type { Exclusion } from "~/domain/function-calls/cell-detail";
import { caseKey } from "~/domain/function-calls/test-case";
import { moment } from "~/staff/figures";
import { Button } from "~/ui/button";

interface ExclusionsProps {
  exclusions: readonly Exclusion[];
  onInclude: (exclusion: Exclusion) => void;
}

/** Cases that no figure counts, each with who said so and why. */
export function Exclusions({ exclusions, onInclude }: ExclusionsProps) {
  if (exclusions.length === 0) return null;
  return (
    <section aria-labelledby="exclusions" className="grid gap-2.5">
      <h2 id="exclusions" className="font-semibold text-lg">
        Cases left out
      </h2>
      <ul className="divide-y divide-line rounded-md border border-line bg-raised">
        {exclusions.map((exclusion) => (
          <li
            key={caseKey(exclusion.suiteId, exclusion.caseId)}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-3 py-2.5 text-sm"
          >
            <span className="grid min-w-0 gap-0.5">
              <span className="wrap-anywhere font-[550]">{exclusion.caseId}</span>
              <span dir="auto" className="wrap-anywhere">
                {exclusion.reason}
              </span>
              <span className="text-muted text-xs">
                {exclusion.by}, {moment(exclusion.at)}
              </span>
            </span>
            <Button
              size="sm"
              aria-label={`Count ${exclusion.caseId} again`}
              onClick={() => onInclude(exclusion)}
            >
              Count again
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
