/**
 * How public images are ranked: each person's remix, star and opening of an image counts once, for less as time goes
 * by. A remix counts 5, a star 3, an opening 1; after a week it is half, after two a quarter. A remix is one when an
 * image came of it, which the server sees for itself; the others are told by the page.
 *
 * Kept as one growing number (forward decay, Cormode et al. 2009): an event at a time adds its weight times two to the
 * power of the weeks since a fixed time. Dividing by the same power of now gives the score; the order needs no
 * division, so nothing is ever recomputed. The fixed time lies ahead, so that a double holds it until 2055.
 */
export const publicEventKinds = ["open", "star", "remix"] as const;
export type PublicEventKind = (typeof publicEventKinds)[number];
export const toldEventKinds = ["open", "star"] as const satisfies readonly PublicEventKind[];

export const eventWeights: Record<PublicEventKind, number> = { open: 1, star: 3, remix: 5 };
export const halfLifeDays = 7;

const fixedMs = Date.UTC(2036, 0, 1);
const halfLifeMs = halfLifeDays * 86_400_000;

/** What an event at a time adds to an image's heat. */
export function heatOf(kind: PublicEventKind, timeMs: number): number {
  return eventWeights[kind] * 2 ** ((timeMs - fixedMs) / halfLifeMs);
}

/** The score of a heat at a time: the sum of the weights as they have faded until then. */
export function scoreOf(heat: number, nowMs: number): number {
  return heat / 2 ** ((nowMs - fixedMs) / halfLifeMs);
}
