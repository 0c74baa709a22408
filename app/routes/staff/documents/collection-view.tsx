import Filter from "lucide-react/icons/list-filter";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import Plus from "lucide-react/icons/plus";
import { useMemo, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { can } from "~/domain/access/permission";
import { idOf, topOf } from "~/domain/documents/document-access";
import type { CollectionList, DocumentRow } from "~/domain/documents/document-answers";
import {
  type DocumentQuery,
  QueryError,
  readQuery,
  writeFilter,
  writeOrder,
} from "~/domain/documents/document-query";
import { isAroundMasked, isMasked } from "~/domain/documents/field-mask";
import { writeFieldPath } from "~/domain/documents/field-path";
import { TaggedJsonError } from "~/domain/documents/tagged-json";
import { useViewer } from "~/session/use-viewer";
import { ChangesList } from "~/staff/documents/changes-list";
import { documentAddress, queryParameters } from "~/staff/documents/documents-api";
import { offerUndo } from "~/staff/documents/offer-undo";
import { NothingMatches } from "~/staff/nothing-matches";
import { TableSkeleton } from "~/staff/staff-page";
import { ColumnsMenu } from "~/staff/table/columns-menu";
import { DataTable } from "~/staff/table/data-table";
import { sortText } from "~/staff/table/sort-rows";
import { useTableView } from "~/staff/table/table-view";
import { WaitNote } from "~/staff/wait-note";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { ErrorState } from "~/ui/error-state";
import { SegmentedControl } from "~/ui/segmented-control";
import { CreateDialog } from "./create-dialog";
import { columnsOf, documentCard, fieldPaths } from "./document-columns";
import { Figures } from "./figures";
import { FileMenu } from "./file-menu";
import { ImportDialog } from "./import-dialog";
import { QueryBuilder } from "./query-builder";
import { readSelectable } from "./read-selectable";
import { SchemaPane } from "./schema-pane";
import { SelectionActions } from "./selection-actions";
import { useDocuments } from "./use-documents";

interface CollectionViewProps {
  /** Its path. */
  collection: string;
  mode: CollectionList["collections"][number]["mode"];
  list: CollectionList;
}

type View = "documents" | "schema" | "changes";

const idOfRow = ({ path }: DocumentRow) => path;
const nameOfRow = ({ path }: DocumentRow) => idOf(path);

/** The documents of a collection: by a query, live or paused, with what is done to several of them. */
export function CollectionView({ collection, mode, list: { project, masks } }: CollectionViewProps) {
  const viewer = useViewer();
  const navigate = useNavigate();
  const [address, setAddress] = useSearchParams();
  const asked = useMemo(() => queryOf(collection, address), [collection, address]);
  const [isBuilding, setBuilding] = useState(false);
  const [isCreating, setCreating] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const view = (["schema", "changes"] as const).find((each) => each === address.get("view")) ?? "documents";
  const isLive = address.get("live") !== "off";
  const field = address.get("sum") ?? "";
  const query = useMemo(() => queryParameters(asked.query).toString(), [asked]);
  const documents = useDocuments(query, isLive);
  const { rows, isCurrent } = documents;
  const fields = useMemo(() => fieldPaths(rows ?? []), [rows]);
  const columns = useMemo(() => {
    const top = topOf(collection);
    return columnsOf(fields, (path) => !isMasked(masks, top, path) && !isAroundMasked(masks, top, path));
  }, [fields, masks, collection]);
  const kept = useTableView(
    `documents:${collection
      .split("/")
      .filter((_, at) => at % 2 === 0)
      .join("/")}`,
    columns,
  );
  const isReadOnly = mode === "read" || !can(viewer, "change-documents");
  const paths = useMemo(() => ["__name__", ...fields.map(writeFieldPath)], [fields]);
  // All that this query found when it was asked for them, where somebody selected that.
  const [found, setFound] = useState<{ query: string; rows: readonly DocumentRow[] } | null>(null);
  const selected = useMemo(
    () =>
      found?.query === query
        ? found.rows.filter(({ path }) => chosen.has(path))
        : (rows ?? []).filter(({ path }) => chosen.has(path)),
    [rows, chosen, found, query],
  );
  const select = (ids: ReadonlySet<string>) => {
    setChosen(ids);
    setFound(null);
  };
  const { where, order } = asked.query;
  const isFiltered = where !== null;
  const isAsked = isFiltered || order.length > 0;
  const parent = collection.includes("/") ? collection.slice(0, collection.lastIndexOf("/")) : null;

  const put = (change: Record<string, string | null>) =>
    setAddress(
      (before) => {
        for (const [name, value] of Object.entries(change)) {
          if (value) before.set(name, value);
          else before.delete(name);
        }
        before.set("collection", collection);
        return before;
      },
      { preventScrollReset: true },
    );

  return (
    <section aria-label={collection} className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="wrap-anywhere me-2 font-[600] text-lg">{collection}</h2>
        {mode === "read" && <Badge>Read only</Badge>}
        {parent && (
          <Link to={documentAddress(parent)} className="text-sm underline">
            Its document
          </Link>
        )}
        <span className="ms-auto flex flex-wrap items-center gap-2">
          <Button
            size="sm"
            aria-expanded={isBuilding}
            icon={<Filter className="size-3.5" />}
            onClick={() => setBuilding(!isBuilding)}
          >
            {isFiltered ? "Change the query" : "Query"}
          </Button>
          <Button
            size="sm"
            icon={isLive ? <Pause className="size-3.5" /> : <Play className="size-3.5" />}
            onClick={() => put({ live: isLive ? "off" : null })}
          >
            {isLive ? "Pause" : "Go live"}
          </Button>
          <FileMenu
            project={project}
            collection={collection}
            readAll={documents.readAll}
            selected={selected}
            onImport={isReadOnly ? null : () => setImporting(true)}
          />
          <ColumnsMenu columns={columns} kept={kept} />
          {!isReadOnly && (
            <Button
              size="sm"
              variant="primary"
              icon={<Plus className="size-3.5" />}
              onClick={() => setCreating(true)}
            >
              New document
            </Button>
          )}
        </span>
      </div>
      {isBuilding && (
        <QueryBuilder
          key={query}
          where={where}
          order={order}
          fields={paths}
          onApply={(where, order) =>
            put({ where: where ? JSON.stringify(writeFilter(where)) : null, order: writeOrder(order) })
          }
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Figures
          query={query}
          field={field}
          fields={paths.slice(1)}
          isLive={isLive}
          onField={(next) => put({ sum: next })}
        />
        {isAsked && (
          <>
            <code className="min-w-0 truncate text-muted text-xs">
              {[isFiltered && address.get("where"), order.length > 0 && `by ${writeOrder(order)}`]
                .filter(Boolean)
                .join(" ")}
            </code>
            {order.some(({ field: by }) => by !== "__name__") && (
              <span className="text-muted text-xs">Documents without a field ordered by are not listed.</span>
            )}
            <Button size="sm" variant="ghost" onClick={() => put({ where: null, order: null })}>
              Clear the query
            </Button>
          </>
        )}
        <span className="text-muted text-xs">
          {isLive ? "Asked for again every 4 s through the server." : "Paused."}
        </span>
      </div>
      {!isCurrent && !documents.problem && !asked.problem && view === "documents" && (
        <WaitNote key={query} mayMakeIndex={isAsked} />
      )}
      <SegmentedControl<View>
        label="What is shown of the collection"
        size="sm"
        segments={[
          { value: "documents", label: "Documents" },
          { value: "schema", label: "Schema" },
          { value: "changes", label: "Changes" },
        ]}
        value={view}
        onChange={(next) => put({ view: next === "documents" ? null : next })}
      />
      {view === "schema" ? (
        <SchemaPane query={query} collection={collection} />
      ) : view === "changes" ? (
        <ChangesList path={collection} onUndone={documents.retry} />
      ) : asked.problem ? (
        <ErrorState
          title="The query in the address cannot be read"
          action={<Button onClick={() => put({ where: null, order: null })}>Clear the query</Button>}
        >
          {asked.problem}
        </ErrorState>
      ) : documents.problem && !isCurrent ? (
        <ErrorState
          title={
            documents.problem.code === "index_missing"
              ? "The database has no index for this query"
              : "The documents could not be read"
          }
          onRetry={documents.retry}
          requestId={documents.problem.requestId}
          action={
            isAsked && <Button onClick={() => put({ where: null, order: null })}>Clear the query</Button>
          }
        >
          <span className="wrap-anywhere">{documents.problem.message}</span>
        </ErrorState>
      ) : rows === null || (rows.length === 0 && !isCurrent) ? (
        <TableSkeleton />
      ) : rows.length === 0 && isFiltered ? (
        <NothingMatches
          noun="document"
          narrowedBy="the query"
          onClear={() => put({ where: null, order: null })}
        >
          A value matches only in its own type: the text 1 is not the integer 1. A document without a field
          that is compared or ordered by is not found.
        </NothingMatches>
      ) : rows.length === 0 ? (
        <EmptyState title="No documents">They are listed here as soon as there are any.</EmptyState>
      ) : (
        <DataTable
          label={`Documents of ${collection}`}
          columns={columns}
          rows={rows}
          idOf={idOfRow}
          nameOf={nameOfRow}
          kept={kept}
          sort={
            order[0]
              ? { columnId: order[0].field, direction: order[0].isDescending ? "descending" : "ascending" }
              : null
          }
          isSorted
          onSort={(sort) => put({ order: sortText(sort) })}
          isStale={!isCurrent}
          {...(!isReadOnly && { selected: chosen, onSelect: select })}
          onOpen={({ path }) => navigate(documentAddress(path))}
          onEnd={documents.hasMore ? documents.loadMore : undefined}
          card={documentCard}
          cardHeight={84}
        />
      )}
      {selected.length > 0 && (
        <SelectionActions
          collection={collection}
          selected={selected}
          fields={paths.slice(1)}
          onSelectAll={
            documents.hasMore && found?.query !== query && rows?.every(({ path }) => chosen.has(path))
              ? async (onRead) => {
                  const all = await readSelectable(query, documents.readAll, onRead);
                  setFound({ query, rows: all });
                  setChosen(new Set(all.map(idOfRow)));
                }
              : undefined
          }
          onClear={() => select(new Set())}
          onWritten={documents.retry}
        />
      )}
      {isImporting && (
        <ImportDialog
          collection={collection}
          onClose={() => setImporting(false)}
          onDone={(ids, count) => {
            documents.retry();
            offerUndo(
              count === 1 ? "1 document imported" : `${count} documents imported`,
              ids,
              documents.retry,
            );
          }}
        />
      )}
      {isCreating && (
        <CreateDialog
          collection={collection}
          onClose={() => setCreating(false)}
          onDone={(path, changeId) => {
            navigate(documentAddress(path));
            offerUndo("Made", [changeId], () => navigate(-1));
          }}
        />
      )}
    </section>
  );
}

interface Asked {
  query: DocumentQuery;
  problem: string | null;
}

function queryOf(collection: string, address: URLSearchParams): Asked {
  const parameters = new URLSearchParams(address);
  parameters.set("collection", collection);
  try {
    return { query: readQuery(parameters), problem: null };
  } catch (error) {
    if (!(error instanceof QueryError) && !(error instanceof TaggedJsonError)) throw error;
    return { query: { collection, where: null, order: [] }, problem: error.message };
  }
}
