import { setStyleTokens } from "~/scene/edit-style";
import { type Library, templateFrom } from "~/scene/library";
import type { Storyboard } from "~/scene/storyboard";
import type { Palette } from "~/scene/templates/template";
import type { ChangeVideo } from "../scenes/scene-task";

interface PaletteChoiceProps {
  storyboard: Storyboard;
  library: Library;
  onChange: ChangeVideo;
}

/** The colours the template was made for. */
export function PaletteChoice({ storyboard, library, onChange }: PaletteChoiceProps) {
  const { palettes } = templateFrom(library, storyboard.templateId);
  const chosen = storyboard.style?.paletteId;
  const isKnown = palettes.some(({ id }) => id === chosen);
  const choose = (paletteId: string | undefined) =>
    onChange((current) => setStyleTokens(current, { paletteId }));
  return (
    <section aria-labelledby="palettes-heading" className="grid gap-2">
      <h3 id="palettes-heading" className="font-[550] text-sm">
        Colours
      </h3>
      <ul className="flex flex-wrap gap-2">
        <li>
          <Swatch name="Template’s choice" isChosen={!isKnown} onChoose={() => choose(undefined)} />
        </li>
        {palettes.map((palette) => (
          <li key={palette.id}>
            <Swatch
              name={palette.name}
              palette={palette}
              isChosen={palette.id === chosen}
              onChoose={() => choose(palette.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SwatchProps {
  name: string;
  palette?: Palette;
  isChosen: boolean;
  onChoose: () => void;
}

function Swatch({ name, palette, isChosen, onChoose }: SwatchProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="inline-flex h-9 items-center gap-2 rounded-md border border-line bg-raised ps-1.5 pe-3 text-muted text-sm transition-colors hover:border-line-strong aria-pressed:border-accent aria-pressed:text-text aria-pressed:shadow-[0_0_0_1px_var(--color-accent)]"
    >
      <span aria-hidden="true" className="picture-edge flex h-6 overflow-hidden rounded-[5px]">
        {palette ? (
          coloursOf(palette).map((color) => (
            <span key={color} style={{ backgroundColor: color }} className="w-3" />
          ))
        ) : (
          <span className="w-6 bg-linear-to-br from-neutral-4 to-neutral-8" />
        )}
      </span>
      {name}
    </button>
  );
}

/** At most five different colours, the backgrounds first. */
function coloursOf({ surfaces }: Palette): string[] {
  const all = [
    ...surfaces.map(({ background }) => background),
    ...surfaces.map(({ accent }) => accent),
    ...surfaces.map(({ text }) => text),
  ];
  return [...new Set(all)].slice(0, 5);
}
