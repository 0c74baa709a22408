/** Colours beside one another, as wide as they are many. */
export function PaletteStrip({ colors }: { colors: readonly string[] }) {
  if (colors.length === 0) return null;
  return (
    <span aria-hidden="true" className="flex h-2 overflow-hidden rounded-full">
      {colors.map((color, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same colour may stand twice
        <span key={`${index} ${color}`} className="grow" style={{ backgroundColor: color }} />
      ))}
    </span>
  );
}
