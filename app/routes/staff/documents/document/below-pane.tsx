import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { isCollectionId } from "~/domain/documents/document-access";
import { collectionAddress } from "~/staff/documents/documents-api";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/text-field";

interface BelowPaneProps {
  path: string;
  collections: readonly string[];
  isReadOnly: boolean;
}

/** The collections below a document; another one begins with its first document. */
export function BelowPane({ path, collections, isReadOnly }: BelowPaneProps) {
  const navigate = useNavigate();
  const [name, setName] = useState("");
  const isRight = isCollectionId(name.trim());
  return (
    <div className="grid max-w-xl gap-4">
      {collections.length === 0 ? (
        <p className="text-muted text-sm">There are no collections below this document.</p>
      ) : (
        <ul className="grid gap-1">
          {collections.map((id) => (
            <li key={id}>
              <Link to={collectionAddress(`${path}/${id}`)} className="font-mono text-sm underline">
                {id}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {!isReadOnly && (
        <form
          className="flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (isRight) navigate(collectionAddress(`${path}/${name.trim()}`));
          }}
        >
          <TextField
            label="Another collection"
            hint="It begins with its first document."
            value={name}
            spellCheck={false}
            error={name !== "" && !isRight ? "A name without /, and not like __this__." : null}
            onChange={({ target }) => setName(target.value)}
          />
          <Button type="submit" disabled={!isRight} icon={<Plus className="size-4" />} className="mb-6">
            Open
          </Button>
        </form>
      )}
    </div>
  );
}
