const framesPerSecond = 30;

/** A moment as editors write it, to the frame: 0:07.12. */
export function frameTime(seconds: number): string {
  const frames = Math.max(0, Math.round(seconds * framesPerSecond));
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  const whole = Math.floor(frames / framesPerSecond);
  return `${Math.floor(whole / 60)}:${twoDigits(whole % 60)}.${twoDigits(frames % framesPerSecond)}`;
}
