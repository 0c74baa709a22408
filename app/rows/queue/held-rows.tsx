import { href, Link } from "react-router";
import { Button } from "~/ui/button";
import { buttonStyle } from "~/ui/button-style";
import { count } from "./count";
import type { HeldRow } from "./published-links";
import { acceptEverywhere, type LinksOrder, publishRows } from "./row-links";

const mostShown = 30;

/** What holds rows up: statements together, wherever they stand, and everything else row by row. */
export function HeldRows({ order, held }: { order: LinksOrder; held: readonly HeldRow[] }) {
  if (held.length === 0) return null;
  const statements = new Map<string, { contentId: string; rows: number }>();
  for (const row of held) {
    if (row.kind !== "claims") continue;
    for (const { statement } of row.open) {
      const known = statements.get(statement);
      statements.set(statement, {
        contentId: known?.contentId ?? row.contentId,
        rows: (known?.rows ?? 0) + 1,
      });
    }
  }
  const others = held.filter((row) => row.kind !== "claims");
  return (
    <section aria-labelledby="held-heading" className="grid gap-3 rounded-md bg-warning-soft p-3 text-sm">
      <h3 id="held-heading" className="font-[550]">
        {count(held.length, "row is", "rows are")} not published as {held.length === 1 ? "it is" : "they are"}{" "}
        now
      </h3>
      <ul className="grid gap-2">
        {[...statements].slice(0, mostShown).map(([statement, { contentId, rows }]) => (
          <li key={statement} className="grid gap-2 rounded-sm bg-raised px-3 py-2">
            <p dir="auto" className="wrap-anywhere font-[550]">
              {statement}
            </p>
            <p className="text-muted">
              Nothing backs this in {count(rows, "row")}. Change the words, send a column that proves it to a
              fact, or accept it if it is true.
            </p>
            <div className="flex flex-wrap justify-end gap-2">
              <Link
                to={href("/content/:contentId/share", { contentId })}
                className={buttonStyle("ghost", "sm")}
              >
                {rows === 1 ? "Open its video" : "Open one"}
              </Link>
              <Button size="sm" onClick={() => void acceptEverywhere(order, statement)}>
                {rows === 1 ? "Accept as true" : `Accept in ${count(rows, "row")}`}
              </Button>
            </div>
          </li>
        ))}
        {others.slice(0, mostShown).map((row) => (
          <li key={row.video.row.id} className="grid gap-1 rounded-sm bg-raised px-3 py-2">
            <p className="truncate font-[550]">
              Row {row.video.rowNumber}: <bdi>{row.video.title}</bdi>
            </p>
            <p className="text-pretty text-muted">{row.message}</p>
            <Button
              size="sm"
              className="justify-self-end"
              onClick={() => void publishRows(order, [row.video], { replaces: row.kind === "changed" })}
            >
              {row.kind === "changed" ? "Replace with the row" : "Try again"}
            </Button>
          </li>
        ))}
      </ul>
      {statements.size + others.length > mostShown && (
        <p className="text-muted">More are shown when these are settled.</p>
      )}
    </section>
  );
}
