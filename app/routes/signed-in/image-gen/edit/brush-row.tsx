import { brushPlaces, type Tools } from "./tools";

interface BrushRowProps {
  tools: Tools;
  onTools: (change: Partial<Tools>) => void;
}

/** The size of the brush in one row: on phones, where the panel is folded while one paints. */
export function BrushRow({ tools, onTools }: BrushRowProps) {
  return (
    <label className="flex h-11 shrink-0 items-center gap-3 border-line border-t bg-surface px-4 text-sm md:hidden">
      <span className="font-[550]">Brush</span>
      <input
        type="range"
        min={brushPlaces.least}
        max={brushPlaces.most}
        value={brushPlaces.of(tools.size)}
        aria-valuetext={`${tools.size} pixels`}
        onChange={(event) => onTools({ size: brushPlaces.sizeAt(event.target.valueAsNumber) })}
        className="h-full min-w-0 grow accent-accent"
      />
      <span className="tabular min-w-14 text-end text-muted">{tools.size} px</span>
    </label>
  );
}
