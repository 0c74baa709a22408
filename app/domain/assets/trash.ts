/** How long what was put into the trash can be brought back, and a candidate waits to be accepted. */
export const trashDays = 30;

const dayMs = 24 * 3600 * 1000;

/** Days until what was put into the trash goes for good, one begun counting as a whole one. */
export function daysLeft(trashedAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((trashedAt.getTime() + trashDays * dayMs - now.getTime()) / dayMs));
}
