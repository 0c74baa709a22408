import Tag from "lucide-react/icons/tag";
import X from "lucide-react/icons/x";
import { type FormEvent, useId, useState } from "react";
import { Button } from "~/ui/button";
import { Popover } from "~/ui/popover";
import { TextField } from "~/ui/text-field";
import { cleanTag } from "./choose-assets";

interface TagMenuProps {
  /** Tags in use, offered while one types. */
  known: readonly string[];
  /** Tags that some of what is selected has. */
  present: readonly string[];
  onAdd: (tag: string) => void;
  onRemove: (tag: string) => void;
}

/** Adds tags to what is selected and takes them off. */
export function TagMenu({ known, present, onAdd, onRemove }: TagMenuProps) {
  return (
    <Popover
      label="Tags"
      className="grid w-64 gap-3 p-3"
      trigger={
        <Button variant="ghost" size="sm" icon={<Tag className="size-4" />}>
          <span className="max-sm:sr-only">Tag</span>
        </Button>
      }
    >
      <TagField known={known} onAdd={onAdd} />
      <TagChips tags={present} onRemove={onRemove} />
    </Popover>
  );
}

export function TagField({ known, onAdd }: Pick<TagMenuProps, "known" | "onAdd">) {
  const [typed, setTyped] = useState("");
  const listId = useId();
  function submit(event: FormEvent) {
    event.preventDefault();
    const tag = cleanTag(typed);
    if (!tag) return;
    onAdd(tag);
    setTyped("");
  }
  return (
    <form onSubmit={submit}>
      <TextField
        label="Add a tag"
        value={typed}
        list={listId}
        limit={60}
        autoComplete="off"
        placeholder="autumn, product, hero"
        onChange={(event) => setTyped(event.target.value)}
      />
      <datalist id={listId}>
        {known.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
    </form>
  );
}

export function TagChips({ tags, onRemove }: { tags: readonly string[]; onRemove: (tag: string) => void }) {
  if (tags.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li key={tag} className="max-w-full">
          <button
            type="button"
            aria-label={`Take off the tag ${tag}`}
            onClick={() => onRemove(tag)}
            title={tag}
            className="inline-flex h-7 max-w-full items-center gap-1 rounded-full bg-sunken ps-2.5 pe-1.5 text-sm transition-colors hover:bg-hover"
          >
            <span className="truncate">{tag}</span>
            <X className="size-3.5 shrink-0 text-muted" aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
