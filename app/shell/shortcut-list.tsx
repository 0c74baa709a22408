import { Dialog } from "~/ui/dialog";
import { Kbd } from "~/ui/kbd";
import { placesFor } from "./places";
import { placeShortcut, type Shortcut, shortcuts } from "./shortcuts";

interface ShortcutListProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  viewerKind: "user" | "staff";
}

/** What `?` shows: all shortcuts of the shell. */
export function ShortcutList({ open, onOpenChange, viewerKind }: ShortcutListProps) {
  const all: Shortcut[] = [...placesFor(viewerKind).map(placeShortcut), ...Object.values(shortcuts)];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title="Keyboard shortcuts"
      description="Two keys stand for one after the other."
    >
      <dl className="grid">
        {all.map(({ keys, label }) => (
          <div key={keys} className="flex items-center justify-between gap-4 border-line border-t py-2">
            <dt>{label}</dt>
            <dd>
              <Kbd keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
