/** How far a viewer came, each counted once a day: it played; nine tenths of it played; they pressed its button. */
export const viewSteps = ["start", "end", "action"] as const;
export type ViewStep = (typeof viewSteps)[number];

/** Of its length, so that whoever leaves with the last picture counts. */
export const watchedShare = 0.9;

export interface ViewCounts {
  views: number;
  completions: number;
  clicks: number;
}

/** Field of the counts that a step raises. */
export const countOfStep = { start: "views", end: "completions", action: "clicks" } as const satisfies Record<
  ViewStep,
  keyof ViewCounts
>;

export const noCounts: ViewCounts = { views: 0, completions: 0, clicks: 0 };

/** A day in UTC, `2026-11-23`, and what was counted on it. */
export interface DayCounts extends ViewCounts {
  day: string;
}

export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The last days up to today, oldest first, with nothing where nothing was counted. */
export function lastDays(counts: ReadonlyMap<string, ViewCounts>, today: Date, days: number): DayCounts[] {
  return Array.from({ length: days }, (_, index) => {
    const day = dayOf(new Date(today.getTime() - (days - 1 - index) * 24 * 3600 * 1000));
    return { day, ...(counts.get(day) ?? noCounts) };
  });
}
