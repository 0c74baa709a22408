import { useEffect, useState } from "react";
import type { DocumentPage, DocumentRow } from "~/domain/documents/document-answers";
import { writeFieldPath } from "~/domain/documents/field-path";
import { type Drift, type FieldSchema, inferSchema } from "~/domain/documents/infer-schema";
import { listDocuments } from "~/staff/documents/documents-api";
import { typeNames } from "~/staff/documents/value-cell";
import { problemOf } from "~/staff/problem-of";
import type { Column } from "~/staff/table/column";
import { DataTable } from "~/staff/table/data-table";
import { useTableView } from "~/staff/table/table-view";
import { Badge } from "~/ui/badge";
import { ErrorState } from "~/ui/error-state";
import { Skeleton } from "~/ui/skeleton";

const sampled = 500;
const pageRows = 100;

const driftWords: Record<Drift, string> = {
  types: "several types",
  rare: "rare",
  left: "gone from what changed last",
  came: "new in what changed last",
};

const percent = ({ count, of }: FieldSchema) => Math.round((100 * count) / Math.max(1, of));
const columns: readonly Column<FieldSchema>[] = [
  {
    id: "field",
    title: "Field",
    width: 260,
    value: ({ path }) => writeFieldPath(path),
    show: ({ path }) => (
      <span className="font-mono text-xs" style={{ paddingInlineStart: `${(path.length - 1) * 12}px` }}>
        {path.at(-1)}
      </span>
    ),
  },
  {
    id: "types",
    title: "Types",
    width: 300,
    value: ({ types }) => types.map(({ type, count }) => `${typeNames[type]} ${count}`).join(", "),
  },
  { id: "share", title: "In", unit: "%", kind: "number", width: 80, value: percent },
  { id: "count", title: "Documents", kind: "number", width: 110, value: ({ count }) => count },
  {
    id: "drift",
    title: "Drift",
    width: 300,
    value: ({ drift }) => drift.map((each) => driftWords[each]).join(", "),
    show: ({ drift }) => (
      <span className="flex gap-1">
        {drift.map((each) => (
          <Badge key={each} tone="warning">
            {driftWords[each]}
          </Badge>
        ))}
      </span>
    ),
  },
];
const idOf = ({ path }: FieldSchema) => writeFieldPath(path);

/** The fields that the documents of a query have, with their types, and where they drift apart. */
export function SchemaPane({ query, collection }: { query: string; collection: string }) {
  const [schema, setSchema] = useState<{ fields: FieldSchema[]; read: number } | null>(null);
  const [problem, setProblem] = useState<ReturnType<typeof problemOf> | null>(null);
  const [tries, setTries] = useState(0);
  const kept = useTableView("document-schema", columns);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when asked to
  useEffect(() => {
    const stop = new AbortController();
    setSchema(null);
    setProblem(null);
    const read = async () => {
      const rows: DocumentRow[] = [];
      for (let after: string | null = null; rows.length < sampled; ) {
        const page: DocumentPage = await listDocuments(query, {
          after,
          limit: pageRows,
          signal: stop.signal,
        });
        rows.push(...page.rows);
        after = page.next;
        if (after === null) break;
      }
      setSchema({ fields: inferSchema(rows), read: rows.length });
    };
    read().catch((error: unknown) => !stop.signal.aborted && setProblem(problemOf(error)));
    return () => stop.abort();
  }, [query, tries]);
  if (problem) {
    return (
      <ErrorState
        title="The fields could not be read"
        onRetry={() => setTries((count) => count + 1)}
        requestId={problem.requestId}
      >
        {problem.message}
      </ErrorState>
    );
  }
  if (!schema) return <Skeleton className="h-40" />;
  return (
    <div className="grid gap-2">
      <p className="text-muted text-sm" role="status">
        As {schema.read} documents of the query have them. Drift over time compares the third that was changed
        last with the third that was not changed for longest.
      </p>
      <DataTable
        label={`Fields of ${collection}`}
        columns={columns}
        rows={schema.fields}
        idOf={idOf}
        nameOf={idOf}
        kept={kept}
      />
    </div>
  );
}
