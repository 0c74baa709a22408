/** A position as people read it: 0:07, 12:30, 1:02:03. */
export function timecode(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds + 1e-6));
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const rest = twoDigits(whole % 60);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`;
}
