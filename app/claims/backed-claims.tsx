import type { Claim } from "~/domain/facts/claim";
import { ClaimSupportLine } from "./claim-support";

/** The statements that are backed, each with its sources, folded away until somebody looks. */
export function BackedClaims({ claims }: { claims: readonly Claim[] }) {
  const backed = claims.flatMap(({ statement, backing }) =>
    backing.kind === "backed" ? [{ statement, by: backing.by }] : [],
  );
  if (backed.length === 0) return null;
  return (
    <details className="group text-sm">
      <summary className="w-fit cursor-pointer rounded-sm text-muted hover:text-text">
        {backed.length === 1 ? "1 statement is backed" : `${backed.length} statements are backed`}
      </summary>
      <ul className="mt-2 grid gap-2 border-line border-s-2 ps-3">
        {backed.map(({ statement, by }) => (
          <li key={statement} className="grid gap-0.5">
            <span dir="auto" className="wrap-anywhere font-[550]">
              {statement}
            </span>
            {by.map((support) => (
              <ClaimSupportLine
                key={support.from === "brief" ? support.quote : support.factId}
                support={support}
              />
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}
