import type { Entrance } from "~/scene/templates/template";

const still: Entrance = {
  reveal: "block",
  masked: false,
  seconds: 0.8,
  staggerSeconds: 0,
  easing: "out-cubic",
  fades: true,
  fromXEm: 0,
  fromYEm: 0,
  fromScale: 1,
  fromRotationDegrees: 0,
};

/** An entrance from what sets it apart from a plain fade. */
export function entrance(given: Partial<Entrance>): Entrance {
  return { ...still, ...given };
}
