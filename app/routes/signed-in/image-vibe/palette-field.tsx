import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useEffect, useState } from "react";

interface PaletteFieldProps {
  colors: readonly string[];
  onChange: (colors: string[]) => void;
}

const mostColors = 8;

/** Colours to change, to take away and to add. */
export function PaletteField({ colors, onChange }: PaletteFieldProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {colors.map((color, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same colour may stand twice
        <li key={`${index}`} className="group/color relative">
          <Swatch
            label={`Colour ${index + 1}, ${color}`}
            color={color}
            onChange={(next) => onChange(colors.with(index, next))}
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
          <button
            type="button"
            aria-label="Add a colour"
            onClick={() => onChange([...colors, colors.at(-1) ?? "#808080"])}
            className="grid size-10 place-items-center rounded-md border border-line-strong border-dashed text-muted hover:bg-hover"
          >
            <Plus className="size-4" />
          </button>
        </li>
      )}
    </ul>
  );
}

interface SwatchProps {
  label: string;
  color: string;
  onChange: (color: string) => void;
}

/** Follows the pointer while a colour is picked, and is kept when the picker is left. */
function Swatch({ label, color, onChange }: SwatchProps) {
  const [picked, setPicked] = useState(color);
  useEffect(() => setPicked(color), [color]);
  return (
    <label
      className="block size-10 cursor-pointer overflow-hidden rounded-md outline-offset-2 picture-edge focus-within:outline-2 focus-within:outline-accent"
      style={{ backgroundColor: picked }}
    >
      <input
        type="color"
        aria-label={label}
        value={picked}
        onChange={({ target }) => setPicked(target.value)}
        onBlur={() => picked !== color && onChange(picked)}
        className="size-full cursor-pointer opacity-0"
      />
    </label>
  );
}
