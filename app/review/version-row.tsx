import Ellipsis from "lucide-react/icons/ellipsis";
import PenLine from "lucide-react/icons/pen-line";
import Trash2 from "lucide-react/icons/trash-2";
import { type ReactNode, useState } from "react";
import { writeDocuments } from "~/firebase/write-documents";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { PlainIconButton } from "~/ui/icon-button";
import { Menu, MenuItem } from "~/ui/menu";
import { RenameForm } from "~/ui/rename-form";
import { showErrorToast } from "~/ui/toast";

type Store = typeof import("~/stores/review/versions");
type Documents = Parameters<Store["deleteVersion"]>[0];

interface VersionRowProps {
  version: { id: string; name: string | null; authorName: string; asOf: Date };
  /** Path of the work it is a version of, as `content/1`. */
  work: string;
  /** Why it was kept, where it has no name. */
  words: string;
  isPublished?: boolean;
  /** Kept by a person, who may delete it. */
  isNamed: boolean;
  isLooked: boolean;
  isReadOnly: boolean;
  onLook: () => void;
  onRestore: () => void;
  /** Where it is brought back elsewhere. */
  restoreLabel?: string;
  /** What is shown of it while it is looked at. */
  children: ReactNode;
}

/** A version: when it was kept, why, and by whom. A press shows it in the preview. */
export function VersionRow(props: VersionRowProps) {
  const { version, work, words, isPublished, isNamed, isLooked, isReadOnly } = props;
  const { onLook, onRestore, restoreLabel = "Restore", children } = props;
  const { id, name, authorName, asOf } = version;
  const [isNaming, setNaming] = useState(false);
  const time = new Intl.DateTimeFormat(undefined, { timeStyle: "short" }).format(asOf);
  const write = async (failed: string, change: (store: Store) => (documents: Documents) => Promise<void>) => {
    try {
      const store = await import("~/stores/review/versions");
      await writeDocuments(change(store));
    } catch (error) {
      showErrorToast(failed, (error as Error).message);
    }
  };
  return (
    <li className={classNames("-mx-2 grid gap-2 rounded-md px-2 py-1", isLooked && "bg-sunken pb-3")}>
      <div className="flex min-h-9 items-center gap-1.5">
        {isNaming ? (
          <div className="min-w-0 grow text-sm">
            <RenameForm
              title={name ?? ""}
              onDone={(next) => {
                setNaming(false);
                if (next === null) return;
                void write(
                  "It could not be renamed",
                  (store) => (documents) => store.renameVersion(documents, work, id, next),
                );
              }}
            />
          </div>
        ) : (
          <button
            type="button"
            aria-pressed={isLooked}
            onClick={onLook}
            className="flex min-w-0 grow items-baseline gap-2 rounded-sm py-1 text-start text-sm"
          >
            <span className="tabular shrink-0 text-muted">{time}</span>
            <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
              <bdi className="min-w-0 max-w-full truncate font-[550]">{name ?? words}</bdi>
              {authorName && (
                <bdi className="min-w-0 max-w-full truncate text-faint text-xs">{authorName}</bdi>
              )}
            </span>
          </button>
        )}
        {isPublished && <Badge tone="success">Published</Badge>}
        {!isReadOnly && !isNaming && (
          <Menu
            trigger={
              <PlainIconButton
                label={`More about ${time}`}
                size="sm"
                icon={<Ellipsis className="size-4" />}
              />
            }
          >
            <MenuItem icon={<PenLine />} onSelect={() => setNaming(true)}>
              {name ? "Rename" : "Name it, so that it stays"}
            </MenuItem>
            {isNamed && (
              <MenuItem
                icon={<Trash2 />}
                danger
                onSelect={() =>
                  void write(
                    "It could not be deleted",
                    (store) => (documents) => store.deleteVersion(documents, work, id),
                  )
                }
              >
                Delete
              </MenuItem>
            )}
          </Menu>
        )}
      </div>
      {isLooked && (
        <>
          {children}
          <div className="flex justify-end gap-2">
            <Button size="sm" variant="ghost" onClick={onLook}>
              Back to now
            </Button>
            <Button size="sm" variant="primary" disabled={isReadOnly} onClick={onRestore}>
              {restoreLabel}
            </Button>
          </div>
        </>
      )}
    </li>
  );
}
