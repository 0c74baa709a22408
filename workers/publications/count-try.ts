import { passwordTries, type TryOrigin } from "~/domain/publications/publication-gate";

/** What the tries need of a database: a Durable Object's `ctx.storage.sql`, or anything that answers like it. */
interface TriesSql {
  exec(statement: string, ...bindings: (string | number)[]): { toArray(): object[] };
}

export const triesTable =
  "CREATE TABLE IF NOT EXISTS tries (who TEXT PRIMARY KEY, tries INTEGER, until_ms INTEGER)";

/** Who stands for all who try the password of the publication. */
const everybody = "everybody";

/** Counts a try for its address, its network and the publication; false, with nothing counted, where one is full. */
export function countTry(sql: TriesSql, { address, network }: TryOrigin, nowMs: number): boolean {
  sql.exec("DELETE FROM tries WHERE until_ms <= ?", nowMs);
  // One statement, so that requests at once are counted one after another, and in all three places or in none.
  const counted = sql.exec(
    `WITH places (who, most) AS (VALUES (?, ?), (?, ?), (?, ?))
     INSERT INTO tries SELECT who, 1, ? FROM places
     WHERE NOT EXISTS (SELECT 1 FROM places JOIN tries USING (who) WHERE tries >= most)
     ON CONFLICT (who) DO UPDATE SET tries = tries + 1 RETURNING who`,
    ...[address, passwordTries.mostPerAddress],
    ...[network, passwordTries.mostPerNetwork],
    ...[everybody, passwordTries.mostPerPublication],
    nowMs + passwordTries.withinSeconds * 1000,
  );
  return counted.toArray().length > 0;
}

/** Takes a try back wherever it was counted. */
export function returnTry(sql: TriesSql, { address, network }: TryOrigin): void {
  sql.exec("UPDATE tries SET tries = tries - 1 WHERE who IN (?, ?, ?)", address, network, everybody);
}
