/** Where the bars of a piece lie in time. Bars have four beats. */
export interface BarClock {
  bars: number;
  beatSeconds: number;
  barSeconds: number;
}

/** How far a bed may leave its own tempo to end with a whole bar; more would change its character. */
const LARGEST_STRETCH = 1.1;

/**
 * Bars that fill a duration. The tempo (beats per minute) is bent by up to a tenth so that the last bar ends with the
 * video; where that does not suffice, the last bar is cut, and the fade covers it.
 */
export function fitBars(tempo: number, durationSeconds: number): BarClock {
  const naturalBar = (60 / tempo) * 4;
  const whole = Math.max(1, Math.round(durationSeconds / naturalBar));
  const stretch = durationSeconds / (whole * naturalBar);
  const fits = stretch < LARGEST_STRETCH && stretch > 1 / LARGEST_STRETCH;
  const barSeconds = fits ? durationSeconds / whole : naturalBar;
  return { bars: Math.ceil(durationSeconds / barSeconds - 1e-6), beatSeconds: barSeconds / 4, barSeconds };
}
