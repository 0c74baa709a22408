import type { Layer } from "~/scene/composition";
import { layersWithin } from "~/scene/layers-within";

/** The colours a part is drawn in, `#rrggbb`; null where it has none, or none that is one colour. */
export interface LayerColors {
  color: string | null;
  plate: string | null;
}

/** Of a code that is on a ground of its own, of the code. */
export function colorsOfLayers(layers: readonly Layer[]): LayerColors {
  const colored = layersWithin(layers).filter((layer) => "color" in layer);
  const main = colored.find(({ id }) => !id.endsWith("/ground")) ?? colored[0];
  const text = colored.find((layer) => layer.kind === "text");
  return {
    color: main && "color" in main ? opaque(main.color) : null,
    plate: text?.kind === "text" && text.plate ? opaque(text.plate.color) : null,
  };
}

/** As an opaque colour; null for what is no colour of that kind. */
function opaque(color: unknown): string | null {
  if (typeof color !== "string") return null;
  if (/^#[0-9a-f]{6}$/i.test(color)) return color.toLowerCase();
  const bytes = /^rgba?\((\d+),\s*(\d+),\s*(\d+)/.exec(color)?.slice(1);
  if (!bytes) return null;
  return `#${bytes.map((byte) => Number(byte).toString(16).padStart(2, "0")).join("")}`;
}
