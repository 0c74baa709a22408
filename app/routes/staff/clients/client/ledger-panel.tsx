import { Link } from "react-router";
import type { ClientDetail } from "~/domain/clients/client-detail";
import { inSteps, ledgerLines } from "~/domain/credits/ledger-lines";
import { formatMoment } from "~/staff/format-moment";
import { Nothing, Panel } from "./panel";

const linesShown = 12;
const signed = (credits: number) =>
  credits > 0 ? `+${credits.toLocaleString("en")}` : credits.toLocaleString("en").replace("-", "−");

/** What came and went lately in the account's ledger, a line for each piece of work. */
export function LedgerPanel({ detail }: { detail: ClientDetail }) {
  const lines = inSteps(ledgerLines(detail.entries)).slice(0, linesShown);
  return (
    <Panel title="Ledger">
      {lines.length === 0 ? (
        <Nothing>Nothing has happened yet.</Nothing>
      ) : (
        <table className="w-full table-fixed text-sm">
          <thead>
            <tr className="text-muted text-xs">
              <th scope="col" className="pb-1.5 text-start font-[550]">
                What
              </th>
              <th scope="col" className="w-20 pb-1.5 text-end font-[550]">
                Credits
              </th>
              <th scope="col" className="w-20 pb-1.5 text-end font-[550]">
                Balance
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ id, title, credits, balanceAfter, entries: [latest] }) => (
              <tr key={id} className="border-line border-t align-top">
                <td className="min-w-0 py-1.5 pe-3">
                  {latest.jobId ? (
                    <Link to={`/prod/pipelines/${latest.jobId}`} className="block truncate hover:underline">
                      {title}
                    </Link>
                  ) : (
                    <span className="block truncate">{title}</span>
                  )}
                  <span className="text-muted text-xs">
                    {latest.spendKind && <span className="capitalize">{latest.spendKind} · </span>}
                    <time dateTime={latest.at}>{formatMoment(Date.parse(latest.at))}</time>
                  </span>
                </td>
                <td className={`tabular py-1.5 text-end ${credits > 0 ? "text-success" : ""}`}>
                  {signed(credits)}
                </td>
                <td className="tabular py-1.5 text-end text-muted">{balanceAfter.toLocaleString("en")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
