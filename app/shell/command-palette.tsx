import { Dialog } from "@base-ui/react/dialog";
import { Command as Cmdk } from "cmdk";
import Search from "lucide-react/icons/search";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Kbd } from "~/ui/kbd";
import type { Command } from "./command";
import { PaletteGroup, PaletteItem } from "./palette-item";
import { paletteMatch } from "./palette-match";
import { PaletteWork } from "./palette-work";

interface CommandPaletteProps {
  userId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  commands: readonly Command[];
}

/** Search over everything one can go to or do. Loaded when it is first opened. */
export default function CommandPalette({ userId, open, onOpenChange, commands }: CommandPaletteProps) {
  const input = useRef<HTMLInputElement>(null);
  const groups = [...new Set(commands.map(({ group }) => group))];
  const [typed, setTyped] = useState("");
  const navigate = useNavigate();
  useEffect(() => {
    if (!open) setTyped("");
  }, [open]);
  const run = (act: () => void) => {
    onOpenChange(false);
    act();
  };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          aria-label="Search and commands"
          initialFocus={input}
          className="fixed inset-x-4 top-[max(16px,14dvh)] z-40 mx-auto max-w-[36rem] overflow-hidden rounded-lg bg-raised shadow-overlay outline-none transition-[opacity,scale] data-ending-style:scale-[0.98] data-starting-style:scale-[0.98] data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          <Cmdk label="Search and commands" loop filter={paletteMatch}>
            <div className="flex items-center gap-3 border-line border-b px-4">
              <Search className="size-4 shrink-0 text-faint" />
              <Cmdk.Input
                ref={input}
                value={typed}
                onValueChange={setTyped}
                placeholder="Search or type a command"
                className="h-12 w-full bg-transparent text-lg outline-none"
              />
              <Kbd keys="Escape" />
            </div>
            <Cmdk.List className="max-h-[min(24rem,60dvh)] overflow-y-auto p-1.5">
              <Cmdk.Empty className="px-3 py-8 text-center text-muted">
                Nothing by that name. Try a shorter word.
              </Cmdk.Empty>
              {groups.map((group) => (
                <PaletteGroup key={group} heading={group}>
                  {commands
                    .filter((command) => command.group === group)
                    .map((command) => (
                      <PaletteItem
                        key={command.id}
                        value={command.label}
                        keywords={command.words?.split(" ")}
                        icon={command.icon}
                        aside={command.keys && <Kbd keys={command.keys} />}
                        onSelect={() => run(command.run)}
                      >
                        {command.label}
                      </PaletteItem>
                    ))}
                </PaletteGroup>
              ))}
              <PaletteWork
                userId={userId}
                typed={typed.trim()}
                onGo={(address) => run(() => void navigate(address))}
              />
            </Cmdk.List>
          </Cmdk>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
