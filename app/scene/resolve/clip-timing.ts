import type { Freeze, SpeedPoint } from "~/scene/clip-effects";
import type { ClipTiming } from "~/scene/composition";

interface Clip extends Omit<ClipTiming, "speedRamp" | "freezes"> {
  speedRamp?: SpeedPoint[] | undefined;
  freezes?: Freeze[] | undefined;
}

/** Which part of its file a clip plays, and how. */
export function clipTimingOf(clip: Clip): ClipTiming {
  const { trimStartSeconds, trimEndSeconds, speed, loop, speedRamp, freezes } = clip;
  return {
    trimStartSeconds,
    trimEndSeconds,
    speed,
    loop,
    ...(speedRamp && speedRamp.length > 0 && { speedRamp }),
    ...(freezes && freezes.length > 0 && { freezes }),
  };
}
