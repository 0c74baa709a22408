/** Of every moment that is written or moved by frames. */
export const framesPerSecond = 30;

/** A moment or a length as people read it: 0:07, 12:30, 1:02:03. What `frameTime` gives as 0:17.00 is 0:17. */
export function timecode(seconds: number): string {
  const whole = Math.floor(framesOf(seconds) / framesPerSecond);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const rest = twoDigits(whole % 60);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** The same to the frame, as editors write it: 0:07.12. */
export function frameTime(seconds: number): string {
  return `${timecode(seconds)}.${twoDigits(framesOf(seconds) % framesPerSecond)}`;
}

function framesOf(seconds: number): number {
  return Math.max(0, Math.round(seconds * framesPerSecond));
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
