/** How long what was put into the trash can be brought back, and a candidate waits to be accepted. */
export const trashDays = 30;

const dayMs = 24 * 3600 * 1000;

/** Full days until what was put into the trash goes for good; 0 on its last day. */
export function daysLeft(trashedAt: Date, now: Date): number {
  return Math.max(0, Math.floor((trashedAt.getTime() + trashDays * dayMs - now.getTime()) / dayMs));
}
