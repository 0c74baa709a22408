import { Link } from "react-router";
import type { CollectionList } from "~/domain/documents/document-answers";
import { collectionAddress } from "~/staff/documents/documents-api";
import { classNames } from "~/ui/class-names";

interface CollectionListProps {
  list: CollectionList;
  /** Of the database: what is looked at lies in it. */
  current: string;
  onChoose: (id: string) => void;
}

/** The collections that are open here; on phones a choice of one. */
export function Collections({ list, current, onChoose }: CollectionListProps) {
  return (
    <>
      <label className="grid gap-1 text-sm lg:hidden">
        Collection
        <select
          value={current}
          onChange={({ target }) => onChoose(target.value)}
          className="h-10 rounded-md border border-line-strong bg-raised px-2"
        >
          {list.collections.map(({ id, mode, isEmpty }) => (
            <option key={id} value={id}>
              {id}
              {mode === "read" ? ", read only" : ""}
              {isEmpty ? ", empty" : ""}
            </option>
          ))}
        </select>
      </label>
      <nav aria-label="Collections" className="grid content-start gap-0.5 max-lg:hidden">
        {list.collections.map(({ id, mode, isEmpty }) => (
          <Link
            key={id}
            to={collectionAddress(id)}
            aria-current={id === current ? "page" : undefined}
            className={classNames(
              "flex h-8 items-center justify-between gap-2 rounded-sm px-2 text-sm",
              id === current ? "bg-accent-soft font-[550]" : "hover:bg-hover",
              isEmpty && "text-muted",
            )}
          >
            <span className="truncate">{id}</span>
            <span className="shrink-0 text-2xs text-muted">
              {isEmpty ? "empty" : mode === "read" ? "read only" : ""}
            </span>
          </Link>
        ))}
      </nav>
    </>
  );
}
