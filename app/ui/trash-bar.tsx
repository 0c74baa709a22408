import Trash2 from "lucide-react/icons/trash-2";
import type { ReactNode } from "react";
import { Button } from "./button";

/** Above what lies in the trash: how long it stays, what can be done with it, and the way to be rid of all of it. */
export function TrashBar({ children, onEmpty }: { children: ReactNode; onEmpty: () => void }) {
  return (
    <section
      aria-label="Trash"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-sunken px-4 py-3 text-sm"
    >
      <p className="min-w-0 flex-1 basis-64 text-pretty">{children}</p>
      <Button size="sm" icon={<Trash2 className="size-4" />} onClick={onEmpty}>
        Empty the trash
      </Button>
    </section>
  );
}
