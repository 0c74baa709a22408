import * as z from "zod/mini";
import { firstLink, lastLink } from "~/domain/audit/chain";
import { ulidTime, ulidTimeMs } from "~/domain/audit/ulid";
import type { Settings } from "~/settings/settings.server";
import { FirestoreError, firestoreOf, type StoredDocument } from "../firestore/firestore.server";
import { serverTimestamp } from "../firestore/firestore-values.server";
import { sha256Hex } from "../media/sha256.server";
import { auditCollection } from "./audit.server";

/** Where the seals of days lie, by day. */
const sealCollection = "auditSeals";

const dayMs = 24 * 3600 * 1000;
/** A day is sealed that much after its end, so that what was told late is among it. */
const marginMs = 3 * 3600 * 1000;
/** In one run; the rest is for the next one. */
const mostDays = 40;
/** Read at once: an event may have 1 MiB. */
const pageEvents = 50;
/** Removed at once; of these only the ids are read. */
const atOnce = 300;

const sealSchema = z.object({ day: z.string(), link: z.string(), count: z.int() });

/**
 * Seals the days that are over, each hanging on the one before: a seal says how many events a day has and the last link of
 * their chain. Days without events have none. May be broken off and run again at any moment.
 */
export async function sealDays(settings: Settings, now: Date): Promise<number> {
  const firestore = firestoreOf(settings);
  const [newest] = await firestore.query({
    collection: sealCollection,
    orderBy: [["day", "DESCENDING"]],
    limit: 1,
  });
  const last = newest && sealSchema.parse(newest.data);
  let previous = last?.link ?? firstLink;
  let fromMs = last ? Date.parse(last.day) + dayMs : 0;
  for (let sealed = 0; sealed < mostDays; sealed++) {
    const [first] = await eventsBetween(settings, ulidTime(fromMs), null, 1);
    if (!first) return sealed;
    const day = dayOfId(first.id);
    const endMs = Date.parse(day) + dayMs;
    if (endMs + marginMs > now.getTime()) return sealed;
    const { link, count } = await chainOfDay(settings, day, previous);
    try {
      await firestore.commit([
        {
          kind: "set",
          path: `${sealCollection}/${day}`,
          data: { day, count, link, previous, sealedAt: serverTimestamp },
          exists: false,
        },
      ]);
    } catch (error) {
      // Another run was first.
      if (error instanceof FirestoreError && error.code === "already_exists") return sealed;
      throw error;
    }
    // Kept in the worker's own log too, where whoever may write documents cannot reach it.
    console.info(JSON.stringify({ event: "audit_day_sealed", day, count, link }));
    previous = link;
    fromMs = endMs;
  }
  return mostDays;
}

async function chainOfDay(settings: Settings, day: string, previous: string) {
  const end = ulidTime(Date.parse(day) + dayMs);
  let after = ulidTime(Date.parse(day));
  let link = previous;
  let count = 0;
  for (;;) {
    const events = await eventsBetween(settings, after, end, pageEvents);
    link = await lastLink(
      link,
      events.map(({ id, data }) => ({ id, fields: data })),
      async (text) => sha256Hex(new TextEncoder().encode(text)),
    );
    count += events.length;
    if (events.length < pageEvents) return { link, count };
    after = events.at(-1)?.id ?? end;
  }
}

/**
 * Removes the events of days that are older than they are kept, and lets their seals stand, so that the chain goes on. Only whole days that
 * were sealed go.
 */
export async function forgetOldEvents(settings: Settings, keptDays: number, now: Date): Promise<number> {
  const before = new Date(Math.floor(now.getTime() / dayMs) * dayMs - keptDays * dayMs);
  const firestore = firestoreOf(settings);
  let gone = 0;
  for (let round = 0; round < mostDays; round++) {
    const [seal] = await firestore.query({
      collection: sealCollection,
      orderBy: [["day", "DESCENDING"]],
      limit: 1,
    });
    const last = seal && sealSchema.parse(seal.data);
    if (!last) return gone;
    const endMs = Math.min(before.getTime(), Date.parse(last.day) + dayMs);
    const events = await eventsBetween(settings, "0", ulidTime(endMs), atOnce, ["id"]);
    if (events.length === 0) return gone;
    const days = [...new Set(events.map(({ id }) => dayOfId(id)))];
    // What was told after its day was passed over lies in a day that has no seal.
    const seals = await firestore.getAll(days.map((day) => `${sealCollection}/${day}`));
    await firestore.commit([
      ...events.map(({ path }) => ({ kind: "delete" as const, path })),
      ...seals.flatMap((sealed) =>
        sealed
          ? [
              {
                kind: "update" as const,
                path: sealed.path,
                data: { forgottenAt: serverTimestamp },
                exists: true,
              },
            ]
          : [],
      ),
    ]);
    gone += events.length;
  }
  return gone;
}

function eventsBetween(
  settings: Settings,
  after: string,
  before: string | null,
  limit: number,
  fields?: readonly string[],
): Promise<StoredDocument[]> {
  return firestoreOf(settings).query({
    collection: auditCollection,
    where: before
      ? [
          ["id", "GREATER_THAN", after],
          ["id", "LESS_THAN", before],
        ]
      : [["id", "GREATER_THAN", after]],
    orderBy: [["id", "ASCENDING"]],
    ...(fields && { fields }),
    limit,
  });
}

function dayOfId(id: string): string {
  return new Date(ulidTimeMs(id)).toISOString().slice(0, 10);
}
