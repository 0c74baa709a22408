/** Ready arrangements of an ad, in the order in which they are offered. */
export const arrangementIds = ["button", "badge", "poster", "bar", "editorial", "panel", "sale"] as const;
export type ArrangementId = (typeof arrangementIds)[number];
