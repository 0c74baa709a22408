import { collection, doc, type Firestore, terminate } from "firebase/firestore";
import type { CacheKind } from "../sdk-page";
import type { Case, ClientOptions } from "./case";
import { TABLES } from "./tables";

/** One case that hangs must not hide what came of the others. */
const CASE_LIMIT_MS = 100_000;

/** What the page gives its cases. */
export interface CaseHost {
  cache: CacheKind;
  db: Firestore;
  openClient(options: ClientOptions): Firestore;
}

/** Runs a table in the page; gives each case's outcome by its name, a failure as its message. */
export async function runCases(tableName: string, host: CaseHost): Promise<Record<string, unknown>> {
  const { cases, alone } = TABLES[tableName]!;
  const outcomes: Record<string, unknown> = {};
  const run = async ([name, each]: [string, Case]) => {
    outcomes[name] = await runCase(each, host);
  };
  if (!alone) await Promise.all(Object.entries(cases).map(run));
  else for (const entry of Object.entries(cases)) await run(entry);
  return outcomes;
}

async function runCase(each: Case, host: CaseHost): Promise<unknown> {
  const clients: Firestore[] = [];
  const id = doc(collection(host.db, "cases")).id;
  try {
    const outcome = each.run({
      ...host,
      home: collection(host.db, `case-${id}`),
      openClient(options = {}) {
        const client = host.openClient(options);
        clients.push(client);
        return client;
      },
    });
    return await Promise.race([outcome, tooLate()]);
  } catch (error) {
    return `failed: ${error instanceof Error ? error.message : String(error)}`;
  } finally {
    await Promise.all(clients.map((client) => terminate(client)));
  }
}

async function tooLate(): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, CASE_LIMIT_MS));
  throw new Error("it hangs");
}
