import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { ColorPopover } from "./color-popover";

interface PaletteFieldProps {
  colors: readonly string[];
  onChange: (colors: string[]) => void;
}

const mostColors = 8;
/** Where a first colour is picked from. */
const grey = "#808080";

/** Colours to change, to take away and to add. */
export function PaletteField({ colors, onChange }: PaletteFieldProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {colors.map((color, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same colour may stand twice
        <li key={`${index}`} className="group/color relative">
          <ColorPopover
            label="Change a colour"
            confirm="Change"
            color={color}
            taken={colors.toSpliced(index, 1)}
            onChoose={(next) => onChange(colors.with(index, next))}
            trigger={
              <button
                type="button"
                aria-label={`Colour ${index + 1}, ${color}`}
                style={{ backgroundColor: color }}
                className="block size-10 rounded-md picture-edge"
              />
            }
          />
          <button
            type="button"
            aria-label={`Remove ${color}`}
            onClick={() => onChange(colors.toSpliced(index, 1))}
            className="absolute -end-1.5 -top-1.5 grid size-6 place-items-center rounded-full bg-raised text-muted opacity-0 shadow-raised focus-visible:opacity-100 group-hover/color:opacity-100 [@media(hover:none)]:opacity-100"
          >
            <X className="size-3" />
          </button>
        </li>
      ))}
      {colors.length < mostColors && (
        <li>
          <ColorPopover
            label="Add a colour"
            confirm="Add"
            color={null}
            pickFrom={colors.at(-1) ?? grey}
            taken={colors}
            onChoose={(color) => onChange([...colors, color])}
            trigger={
              <button
                type="button"
                aria-label="Add a colour"
                className="grid size-10 place-items-center rounded-md border border-line-strong border-dashed text-muted hover:bg-hover"
              >
                <Plus className="size-4" />
              </button>
            }
          />
        </li>
      )}
    </ul>
  );
}
