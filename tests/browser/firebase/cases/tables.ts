import { aggregates } from "./aggregates";
import { bundles } from "./bundles";
import type { CaseTable } from "./case";
import { combinedFilters } from "./combined-filters";
import { connections } from "./connections";
import { cursors } from "./cursors";
import { filters } from "./filters";
import { listeners } from "./listeners";
import { liteCases } from "./lite";
import { names } from "./names";
import { offline } from "./offline";
import { transactions } from "./transactions";
import { transforms } from "./transforms";
import { valueOrder } from "./value-order";
import { values } from "./values";
import { writes } from "./writes";

export const TABLES: Record<string, CaseTable> = {
  values: { cases: values },
  "order of values": { cases: valueOrder },
  names: { cases: names },
  writes: { cases: writes },
  transforms: { cases: transforms },
  filters: { cases: filters },
  "combined filters": { cases: combinedFilters },
  cursors: { cases: cursors },
  aggregates: { cases: aggregates },
  transactions: { cases: transactions },
  listeners: { cases: listeners },
  bundles: { cases: bundles },
  lite: { cases: liteCases },
  offline: { alone: true, cases: offline },
  connections: { alone: true, cases: connections },
};
