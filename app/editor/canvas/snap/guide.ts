/** A line that shows what something snapped to, in pixels of the canvas. */
export interface Guide {
  /** `x`: upright, at this x. */
  axis: "x" | "y";
  at: number;
  /** Along the other axis. */
  from: number;
  to: number;
  /** Shown beside it: a distance in pixels of the canvas. */
  label?: string;
  kind: "edge" | "gap";
}
