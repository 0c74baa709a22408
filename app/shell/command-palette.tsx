import { Dialog } from "@base-ui/react/dialog";
import { Command as Cmdk } from "cmdk";
import Search from "lucide-react/icons/search";
import { useCallback, useEffect, useRef, useState } from "react";
import { href, useNavigate } from "react-router";
import { isHere } from "~/session/address-here";
import { Kbd } from "~/ui/kbd";
import { useBackCloses } from "~/ui/use-back-closes";
import type { Command } from "./command";
import { usePresentCommands } from "./page-commands";
import { PaletteGroup, PaletteItem } from "./palette-item";
import { findEntries, type Group, mostOfKind } from "./palette-results";
import type { Place } from "./places";
import { type ShellActions, useCommands } from "./use-commands";
import { usePaletteWork } from "./use-palette-work";

interface CommandPaletteProps extends ShellActions {
  userId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  places: readonly Place[];
  /** The field is there. Answers with what was typed before. */
  onReady: () => string;
}

/** From so many letters on, what was made is looked through. */
const leastTyped = 2;

/** Search over everything one can go to or do, here and elsewhere, and over what one has made. Loaded when it is first opened. */
export default function CommandPalette({
  userId,
  open,
  onOpenChange,
  places,
  openActivity,
  showShortcuts,
  onReady,
}: CommandPaletteProps) {
  const commands = useCommands(places, { openActivity, showShortcuts });
  const input = useRef<HTMLInputElement>(null);
  const focusedBefore = useRef<Element | null>(null);
  const ready = useRef(onReady);
  ready.current = onReady;
  // As soon as it is there: a frame later, what was typed until then would be lost.
  const takeFocus = useCallback((field: HTMLInputElement | null) => {
    input.current = field;
    if (!field) return;
    focusedBefore.current = document.activeElement;
    field.focus();
    setTyped(ready.current());
  }, []);
  const [typed, setTyped] = useState("");
  const navigate = useNavigate();
  useEffect(() => {
    if (!open) setTyped("");
  }, [open]);
  useBackCloses(open, () => onOpenChange(false));
  const run = (act: () => void) => {
    onOpenChange(false);
    act();
  };
  const go = (address: string) => run(() => void navigate(address));

  const sought = typed.trim();
  const isLookedFor = sought.length >= leastTyped;
  const works = usePaletteWork(userId, isLookedFor).map(({ heading, entries }) => ({
    heading,
    entries: entries.map(
      ({ address, ...work }): Command => ({ ...work, group: heading, run: () => go(address) }),
    ),
  }));
  const page = usePagesOwn();
  const shown = findEntries([...page, ...grouped(commands)], sought);
  const made = isLookedFor ? findEntries(works, sought, mostOfKind) : [];
  const searches = searchPlaces().filter(({ address }) => isHere(address));
  const [selected, setSelected] = useState("");
  const groups = [...shown, ...made];
  const best = groups[0]?.entries[0] && entryName(groups[0].heading, groups[0].entries[0]);
  // By itself the list keeps the entry that was the first before the typing put another in front.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each typing begins at the first again
  useEffect(() => {
    if (best !== undefined) setSelected(best);
  }, [best, sought]);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          aria-label="Search and commands"
          initialFocus={input}
          finalFocus={() => (focusedBefore.current instanceof HTMLElement ? focusedBefore.current : true)}
          className="fixed inset-x-4 top-[max(16px,14dvh)] z-40 mx-auto max-w-[36rem] overflow-hidden rounded-lg bg-raised shadow-overlay outline-none transition-[opacity,scale] data-ending-style:scale-[0.98] data-starting-style:scale-[0.98] data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          <Cmdk
            label="Search and commands"
            loop
            shouldFilter={false}
            value={selected}
            onValueChange={setSelected}
          >
            <div className="flex items-center gap-3 border-line border-b px-4">
              <Search className="size-4 shrink-0 text-faint" />
              <Cmdk.Input
                ref={takeFocus}
                value={typed}
                onValueChange={setTyped}
                placeholder="Search or type a command"
                className="h-12 w-full bg-transparent text-lg outline-none"
              />
              <Kbd keys="Escape" />
            </div>
            <Cmdk.List className="max-h-[min(24rem,60dvh)] overflow-y-auto p-1.5">
              {sought && shown.length + made.length === 0 && (
                <p role="presentation" className="px-3 py-8 text-center text-muted">
                  Nothing by that name. Try a shorter word.
                </p>
              )}
              {groups.map(({ heading, entries }) => (
                <PaletteGroup key={heading} heading={heading}>
                  {entries.map((command) => (
                    <PaletteItem
                      key={command.id}
                      value={entryName(heading, command)}
                      icon={command.icon}
                      aside={command.keys && <Kbd keys={command.keys} />}
                      onSelect={() => run(command.run)}
                    >
                      {command.label}
                    </PaletteItem>
                  ))}
                </PaletteGroup>
              ))}
              {isLookedFor && (
                <Cmdk.Group>
                  {searches.map(({ name, address }) => (
                    <PaletteItem
                      key={name}
                      value={`search ${name}`}
                      icon={<Search />}
                      onSelect={() => go(`${address}?q=${encodeURIComponent(sought)}`)}
                    >
                      Search your {name} for “{sought}”
                    </PaletteItem>
                  ))}
                </Cmdk.Group>
              )}
            </Cmdk.List>
          </Cmdk>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Names an entry within the list. */
function entryName(heading: string, { id }: Command): string {
  return `${heading} ${id}`;
}

function usePagesOwn(): Group<Command>[] {
  return [...usePresentCommands()].map(([heading, commands]) => ({
    heading,
    entries: commands.flatMap(({ run, ...command }) =>
      run ? [{ ...command, id: command.label, group: heading, run }] : [],
    ),
  }));
}

function grouped(commands: readonly Command[]): Group<Command>[] {
  const headings = [...new Set(commands.map(({ group }) => group))];
  return headings.map((heading) => ({
    heading,
    entries: commands.filter(({ group }) => group === heading),
  }));
}

/** The lists that have a search of their own, over more than names. */
const searchPlaces = () => [
  { name: "images", address: href("/image-gen/all") },
  { name: "files", address: href("/assets") },
  { name: "videos", address: href("/videos") },
];
