import type { Easing } from "~/scene/composition";

const BACK_OVERSHOOT = 1.70158;
/** One and a half swings on the way. */
const SPRING_RADIANS = 3 * Math.PI;

/** Penner's easing functions: 0 at 0 and 1 at 1; `out-back` and `spring` leave that range on the way. */
const easings: Record<Easing, (progress: number) => number> = {
  linear: (progress) => progress,
  hold: (progress) => (progress < 1 ? 0 : 1),
  "out-cubic": (progress) => 1 - (1 - progress) ** 3,
  "in-cubic": (progress) => progress ** 3,
  "in-out-cubic": (progress) => (progress < 0.5 ? 4 * progress ** 3 : 1 - (2 - 2 * progress) ** 3 / 2),
  "out-back": (progress) =>
    1 + (BACK_OVERSHOOT + 1) * (progress - 1) ** 3 + BACK_OVERSHOOT * (progress - 1) ** 2,
  "out-expo": (progress) => (progress >= 1 ? 1 : 1 - 2 ** (-10 * progress)),
  "in-out-expo": (progress) => {
    if (progress <= 0 || progress >= 1) return Math.round(progress);
    return progress < 0.5 ? 2 ** (20 * progress - 11) : 1 - 2 ** (9 - 20 * progress);
  },
  "out-quint": (progress) => 1 - (1 - progress) ** 5,
  spring: (progress) =>
    progress >= 1 ? 1 : 1 - Math.exp(-7 * progress) * Math.cos(SPRING_RADIANS * progress) * (1 - progress),
};

/** Eased progress; `progress` outside 0–1 is taken as the nearer end. */
export function ease(easing: Easing, progress: number): number {
  return easings[easing](Math.min(1, Math.max(0, progress)));
}
