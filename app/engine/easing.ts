import type { Easing } from "~/scene/composition";

const BACK_OVERSHOOT = 1.70158;

/** Penner's easing functions: 0 at 0 and 1 at 1; `out-back` alone leaves that range, by about a tenth. */
const easings: Record<Easing, (progress: number) => number> = {
  linear: (progress) => progress,
  "out-cubic": (progress) => 1 - (1 - progress) ** 3,
  "in-cubic": (progress) => progress ** 3,
  "in-out-cubic": (progress) => (progress < 0.5 ? 4 * progress ** 3 : 1 - (2 - 2 * progress) ** 3 / 2),
  "out-back": (progress) =>
    1 + (BACK_OVERSHOOT + 1) * (progress - 1) ** 3 + BACK_OVERSHOOT * (progress - 1) ** 2,
  "out-expo": (progress) => (progress >= 1 ? 1 : 1 - 2 ** (-10 * progress)),
};

/** Eased progress; `progress` outside 0–1 is taken as the nearer end. */
export function ease(easing: Easing, progress: number): number {
  return easings[easing](Math.min(1, Math.max(0, progress)));
}
