import type { ElementContent } from "~/scene/element";
import { shapes } from "~/scene/element";
import { Tooltip } from "~/ui/tooltip";
import { tileStyle } from "./tile-style";
import type { Add } from "./use-add";

export type ShapeName = Extract<ElementContent, { kind: "shape" }>["shape"];

/** As SVG path data in a view box of 24 × 24: what the button shows. */
const outlines: Record<ShapeName, string> = {
  rectangle: "M4 6h16v12H4Z",
  ellipse: "M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16Z",
  line: "M3 12h18",
  arrow: "M3 12h17m-6-6 6 6-6 6",
  triangle: "M12 4 21 20H3Z",
  star: "m12 3 2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2l-5.6 3.1 1.2-6.3L3 9.6l6.3-.8Z",
  heart: "M12 20s-8-5-8-11a4.5 4.5 0 0 1 8-2.8a4.5 4.5 0 0 1 8 2.8c0 6-8 11-8 11Z",
  burst:
    "m12 2 2.2 3.4 3.8-1.4.2 4 3.9 1-2.3 3 2.3 3-3.9 1-.2 4-3.8-1.4L12 22l-2.2-3.4L6 20l-.2-4-3.9-1 2.3-3-2.3-3 3.9-1L6 4l3.8 1.4Z",
  speech: "M4 4h16v12h-9l-4 4v-4H4Z",
};

const sizes: Partial<Record<ShapeName, { width: number; height: number }>> = {
  line: { width: 0.6, height: 0.012 },
  arrow: { width: 0.5, height: 0.2 },
  rectangle: { width: 0.5, height: 0.3 },
  speech: { width: 0.5, height: 0.36 },
};

/** Shapes of one colour, which the properties change. */
export function ShapeChoices({ add }: { add: Add }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-1">
      {shapes.map((shape) => (
        <li key={shape}>
          <Tooltip
            label={shape === "speech" ? "Speech bubble" : shape.charAt(0).toUpperCase() + shape.slice(1)}
          >
            <button
              type="button"
              aria-label={`Add ${shape}`}
              onClick={() =>
                add.addElement(
                  `Add ${shape}`,
                  { kind: "shape", shape },
                  {
                    placement: {
                      centerX: 0.5,
                      centerY: 0.5,
                      ...(sizes[shape] ?? { width: 0.34, height: 0.34 }),
                    },
                  },
                )
              }
              className={tileStyle}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 overflow-visible">
                <path
                  d={outlines[shape]}
                  fill={shape === "line" || shape === "arrow" ? "none" : "currentColor"}
                  stroke="currentColor"
                  strokeWidth="1.5"
                  strokeLinejoin="round"
                  strokeLinecap="round"
                />
              </svg>
            </button>
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}
