import ChevronDown from "lucide-react/icons/chevron-down";
import { useId, useState } from "react";
import { Icon, iconNames } from "~/sections/view/icons";
import { classNames } from "~/ui/class-names";
import { inputStyle } from "~/ui/field";
import { Popover } from "~/ui/popover";

interface IconFieldProps {
  label: string;
  name: string | null;
  onChange: (name: string | null) => void;
}

/** One of the icons a page has, or none. */
export function IconField({ label, name, onChange }: IconFieldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const choose = (next: string | null) => {
    onChange(next);
    setOpen(false);
  };
  return (
    <div className="grid gap-1.5">
      <span id={id} className="font-[550] text-sm">
        {label}
      </span>
      <Popover
        label={label}
        isOpen={isOpen}
        onOpenChange={setOpen}
        className="w-72 p-2"
        trigger={
          <button
            type="button"
            aria-labelledby={`${id} ${id}-value`}
            className={classNames(inputStyle, "flex h-9 items-center gap-2 px-2.5 text-start")}
          >
            {name && <PlainIcon name={name} />}
            <span id={`${id}-value`} className="grow text-sm">
              {name ? wordsOf(name) : "No icon"}
            </span>
            <ChevronDown className="size-4 text-faint" />
          </button>
        }
      >
        <div className="grid max-h-72 grid-cols-7 gap-1 overflow-y-auto">
          <button
            type="button"
            aria-label="No icon"
            aria-pressed={name === null}
            onClick={() => choose(null)}
            className="col-span-full h-8 rounded-sm text-muted text-sm hover:bg-hover aria-pressed:bg-accent-soft"
          >
            No icon
          </button>
          {iconNames.map((each) => (
            <button
              key={each}
              type="button"
              aria-label={wordsOf(each)}
              title={wordsOf(each)}
              aria-pressed={each === name}
              onClick={() => choose(each)}
              className="grid aspect-square place-items-center rounded-sm hover:bg-hover aria-pressed:bg-accent-soft aria-pressed:text-accent"
            >
              <PlainIcon name={each} />
            </button>
          ))}
        </div>
      </Popover>
    </div>
  );
}

function PlainIcon({ name }: { name: string }) {
  return (
    <span className="grid size-5 place-items-center [&_svg]:size-5 [&_svg]:fill-none [&_svg]:stroke-[1.75] [&_svg]:stroke-current">
      <Icon name={name} />
    </span>
  );
}

function wordsOf(name: string): string {
  const words = name.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
