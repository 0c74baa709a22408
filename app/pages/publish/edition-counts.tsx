import type { EditionCounts } from "~/domain/pages/page-visits";
import { number, rateWords } from "./experiment-words";

interface EditionCountsTableProps {
  counts: EditionCounts;
  /** Where the owner looks at either; null once only one is shown. */
  addresses: Record<"a" | "b", string> | null;
}

/** What two versions were counted at, one under the other. */
export function EditionCountsTable({ counts, addresses }: EditionCountsTableProps) {
  return (
    <table className="tabular w-full text-sm">
      <thead className="text-muted text-xs">
        <tr>
          <th scope="col" className="pb-1.5 text-start font-normal">
            Version
          </th>
          <th scope="col" className="pb-1.5 text-end font-normal">
            Viewers
          </th>
          <th scope="col" className="pb-1.5 text-end font-normal">
            Clicked
          </th>
          <th scope="col" className="pb-1.5 text-end font-normal">
            Share
          </th>
        </tr>
      </thead>
      <tbody>
        {(["a", "b"] as const).map((edition) => {
          const rate = rateWords(counts[edition]);
          const name = edition.toUpperCase();
          return (
            <tr key={edition} className="border-line border-t align-top">
              <th scope="row" className="py-2 text-start font-[550]">
                {name}{" "}
                {addresses && (
                  <a
                    href={addresses[edition]}
                    target="_blank"
                    rel="noopener"
                    className="ms-1 font-normal text-accent underline-offset-2 hover:underline"
                  >
                    Look at {name}
                  </a>
                )}
              </th>
              <td className="py-2 text-end">{number(counts[edition].views)}</td>
              <td className="py-2 text-end">{number(counts[edition].clicks)}</td>
              <td className="py-2 text-end">
                {rate ? rate.rate : "–"}
                {rate && <span className="block whitespace-nowrap text-muted text-xs">{rate.between}</span>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
