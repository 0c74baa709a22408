/** How many days back the usage is shown. */
export const chartSpans = [30, 90, 365] as const;
export type ChartSpan = (typeof chartSpans)[number];

export function parseChartSpan(text: string | null): ChartSpan {
  return chartSpans.find((days) => String(days) === text) ?? chartSpans[0];
}
