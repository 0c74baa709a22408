import type { Box } from "~/scene/composition";
import type { LabelShape } from "./layer";

/** Points of the burst, and how deep it is cut, as a share of its radius. */
const burstPoints = 18;
const burstDepth = 0.12;

/** SVG path data in a view box of 100 × 100, stretched to the label; null where it is a rounded box or an ellipse. */
export function labelPath(shape: LabelShape): string | null {
  if (shape === "burst") return burst();
  if (shape === "tag") return "M18 0H94A6 6 0 0 1 100 6V94A6 6 0 0 1 94 100H18L2 54Q0 50 2 46Z";
  if (shape === "ribbon") return "M0 0H100L94 50L100 100H0L6 50Z";
  return null;
}

function burst(): string {
  const corners = Array.from({ length: burstPoints * 2 }, (_, index) => {
    const radius = 50 * (index % 2 === 0 ? 1 : 1 - burstDepth);
    const angle = (index / burstPoints) * Math.PI - Math.PI / 2;
    return `${(50 + radius * Math.cos(angle)).toFixed(2)} ${(50 + radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** Room of the text in a label, as shares of its width and height: left, top, right and bottom. */
const insets: Record<LabelShape, readonly [left: number, top: number, right: number, bottom: number]> = {
  pill: [0.1, 0.22, 0.1, 0.22],
  rounded: [0.08, 0.22, 0.08, 0.22],
  box: [0.08, 0.22, 0.08, 0.22],
  disc: [0.12, 0.24, 0.12, 0.24],
  burst: [0.16, 0.27, 0.16, 0.27],
  tag: [0.16, 0.16, 0.08, 0.16],
  ribbon: [0.11, 0.18, 0.11, 0.18],
};

/** Where in a label its text stands. */
export function labelTextBox(shape: LabelShape, { x, y, width, height }: Box): Box {
  const [left, top, right, bottom] = insets[shape];
  return {
    x: x + width * left,
    y: y + height * top,
    width: width * (1 - left - right),
    height: height * (1 - top - bottom),
  };
}
