import type { Caller } from "../request/caller";
import { maskedDocument, parseProjection } from "./document-mask";
import type { Aggregation, StructuredQuery } from "./protocol";
import { type Consistency, type ReadContext, ReadView } from "./read-view";
import { requireParentName } from "./resource-name";
import { RpcError } from "./rpc-error";

interface Explained {
  explainOptions?: object;
}

type QueryBody = Consistency & Explained & { structuredQuery?: StructuredQuery & { findNearest?: object } };
type AggregationBody = Consistency &
  Explained & {
    structuredAggregationQuery?: { structuredQuery?: StructuredQuery; aggregations?: Aggregation[] };
  };

/** One element per document; with none, one that tells the time. */
export function runQuery(context: ReadContext, parent: string, body: QueryBody, caller: Caller): object[] {
  requireParentName(parent);
  const query = body.structuredQuery ?? {};
  if (query.findNearest) throw new RpcError("UNIMPLEMENTED", "findNearest is not served here.");
  refuseExplaining(body);
  const mask = parseProjection(query);
  const view = new ReadView(context, caller, body);
  const documents = view.query(parent, query);
  const { readTime } = view;
  const results = documents.map((document) => ({ document: maskedDocument(document, mask), readTime }));
  return [...opening(view), ...(results.length ? results : [{ readTime }])];
}

export function runAggregationQuery(
  context: ReadContext,
  parent: string,
  body: AggregationBody,
  caller: Caller,
): object[] {
  requireParentName(parent);
  refuseExplaining(body);
  const { structuredQuery = {}, aggregations = [] } = body.structuredAggregationQuery ?? {};
  const view = new ReadView(context, caller, body);
  const aggregateFields = view.aggregate(parent, structuredQuery, aggregations);
  return [...opening(view), { result: { aggregateFields }, readTime: view.readTime }];
}

/** The transaction that the request began comes first, alone. */
function opening({ opened }: ReadView): object[] {
  return opened ? [{ transaction: opened }] : [];
}

function refuseExplaining({ explainOptions }: Explained): void {
  if (explainOptions) throw new RpcError("UNIMPLEMENTED", "Queries are not explained here.");
}
