import { Dialog } from "~/ui/dialog";
import { Kbd } from "~/ui/kbd";
import { usePresentCommands } from "./page-commands";
import type { Place } from "./places";
import { placeShortcut, type Shortcut, shortcuts } from "./shortcuts";

interface ShortcutListProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  places: readonly Place[];
}

/** What `?` shows: the shortcuts of the page that is open, and those of the shell. */
export default function ShortcutList({ open, onOpenChange, places }: ShortcutListProps) {
  const present = [...usePresentCommands()].map(([title, commands]) => ({
    title,
    told: commands.flatMap(({ keys, ...command }) => (keys ? [{ ...command, keys }] : [])),
  }));
  const page = present.filter(({ told }) => told.length > 0);
  const everywhere: Shortcut[] = [...places.map(placeShortcut), ...Object.values(shortcuts)];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title="Keyboard shortcuts"
      description="Two keys stand for one after the other."
    >
      {page.map(({ title, told }) => (
        <section key={title} className="mb-4 grid gap-1">
          <h3 className="font-semibold">{title}</h3>
          <Keys shortcuts={told} />
        </section>
      ))}
      {page.length > 0 && <h3 className="font-semibold">Everywhere</h3>}
      <Keys shortcuts={everywhere} />
    </Dialog>
  );
}

function Keys({ shortcuts: listed }: { shortcuts: readonly Shortcut[] }) {
  return (
    <dl className="grid">
      {listed.map(({ keys, or, label }) => (
        <div key={keys} className="flex items-center justify-between gap-4 border-line border-t py-2">
          <dt>{label}</dt>
          <dd className="flex items-center gap-1.5 text-muted text-xs">
            <Kbd keys={keys} />
            {or && (
              <>
                or <Kbd keys={or} />
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
