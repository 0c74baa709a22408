import { type ReactElement, useId, useState } from "react";
import { readColor } from "~/domain/image/read-color";
import { Button } from "~/ui/button";
import { Popover } from "~/ui/popover";
import { TextField } from "~/ui/text-field";

interface ColorPopoverProps {
  label: string;
  trigger: ReactElement;
  /** What it is now, `#rrggbb`; null where one is added. */
  color: string | null;
  /** Where the picker begins while there is none. */
  pickFrom?: string;
  /** Colours that are there already. */
  taken: readonly string[];
  /** What the button that takes it says. */
  confirm: string;
  onChoose: (color: string) => void;
}

/** A colour, picked or typed, taken with a press; what is none is said and taken never. */
export function ColorPopover({ trigger, label, ...form }: ColorPopoverProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover label={label} trigger={trigger} isOpen={isOpen} onOpenChange={setOpen} className="w-64 p-4">
      <ColorForm {...form} onDone={() => setOpen(false)} />
    </Popover>
  );
}

interface ColorFormProps extends Omit<ColorPopoverProps, "label" | "trigger"> {
  onDone: () => void;
}

function ColorForm({ color, pickFrom, taken, confirm, onChoose, onDone }: ColorFormProps) {
  const [typed, setTyped] = useState(color ?? "");
  const [error, setError] = useState<string | null>(null);
  const read = readColor(typed);
  const picker = useId();
  const set = (text: string) => {
    setTyped(text);
    setError(null);
  };
  function choose() {
    if (!read) return setError("That is no colour. Write it as # and six digits, such as #7c958e.");
    if (taken.includes(read)) return setError(`${read} is on the board already.`);
    if (read !== color) onChoose(read);
    onDone();
  }
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        choose();
      }}
    >
      <label
        htmlFor={picker}
        className="relative block h-16 cursor-pointer overflow-hidden rounded-md border border-line-strong border-dashed bg-sunken outline-offset-2 focus-within:outline-2 focus-within:outline-accent"
        style={read ? { backgroundColor: read, borderStyle: "solid" } : undefined}
      >
        {!read && (
          <span className="pointer-events-none absolute inset-0 grid place-items-center text-muted text-sm">
            Press to pick
          </span>
        )}
        <input
          id={picker}
          type="color"
          aria-label="Pick a colour"
          value={read ?? pickFrom ?? color ?? undefined}
          onChange={({ target }) => set(target.value)}
          className="size-full cursor-pointer opacity-0"
        />
      </label>
      <TextField
        label="Colour"
        placeholder="#rrggbb"
        value={typed}
        limit={60}
        spellCheck={false}
        autoComplete="off"
        error={error}
        onChange={({ target }) => set(target.value)}
      />
      <Button type="submit" variant="primary" size="sm" className="justify-self-start">
        {confirm}
      </Button>
    </form>
  );
}
