import { aggregates } from "./aggregates";
import { bundles } from "./bundles";
import type { CaseTable } from "./case";
import { cursors } from "./cursors";
import { filters } from "./filters";
import { listeners } from "./listeners";
import { names } from "./names";
import { connections, offline } from "./offline";
import { transactions } from "./transactions";
import { values } from "./values";
import { writes } from "./writes";

export const TABLES: Record<string, CaseTable> = {
  values: { cases: values },
  names: { cases: names },
  writes: { cases: writes },
  filters: { cases: filters },
  cursors: { cases: cursors },
  aggregates: { cases: aggregates },
  transactions: { cases: transactions },
  listeners: { cases: listeners },
  bundles: { cases: bundles },
  offline: { alone: true, cases: offline },
  connections: { alone: true, cases: connections },
};
