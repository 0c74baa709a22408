import { type TableDifference, tableDifferenceSchema } from "../batches/table-difference";

/** A table changed on this device that the server does not have yet: only what differs. */
export interface KeptTable {
  batchId: string;
  difference: TableDifference;
}

export const keptTableKey = (batchId: string) => `table-${batchId}`;

export function parseKeptTable({ batchId, difference }: Record<string, unknown>): KeptTable | null {
  if (typeof batchId !== "string") return null;
  return { batchId, difference: tableDifferenceSchema.parse(difference) };
}
