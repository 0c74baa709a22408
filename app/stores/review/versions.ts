import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from "firebase/firestore";
import * as z from "zod/mini";
import { countOf } from "../firestore/count-of";
import { type Live, type Stop, watchQuery } from "../firestore/live-documents";
import { ReviewError, reviewLimits } from "./review-limits";

/** A former state of a work, below it as `versions/{versionId}`; each kind of work adds what it was. */
export const versionFields = {
  /** As a person called it; one that has a name is never forgotten by itself. */
  name: z.nullable(z.string().check(z.maxLength(reviewLimits.versionNameCharacters))),
  /** Who kept it: with `edited`, who edited on. */
  authorId: z.string(),
  authorName: z._default(z.string(), ""),
  /** When it was last changed before it was kept. */
  asOf: z.date(),
  createdAt: z.date(),
};

/** A version is kept by itself when a work is edited and the last one is older. */
export const versionEveryMs = 10 * 60_000;

/** Those of one work that are listed: all kept by themselves, published and named. */
const mostListed = reviewLimits.versions + reviewLimits.namedVersions;

/** `work` is the path of what it is a version of, as `projects/1` or `content/1`. */
export function versionsOf(firestore: Firestore, work: string) {
  return collection(firestore, `${work}/versions`);
}

/** The versions of a work, the newest first. Each holds the whole of it: to be listened to while they are looked at. */
export function watchVersions<One>(
  firestore: Firestore,
  work: string,
  parse: (id: string, data: unknown) => One,
  onChange: (live: Live<One>) => void,
  onError: (error: Error) => void,
): Stop {
  const newest = query(versionsOf(firestore, work), orderBy("createdAt", "desc"), limit(mostListed));
  return watchQuery(newest, parse, onChange, onError);
}

/** What a version holds besides its content. */
export function versionRecord(
  asOf: Date,
  author: { userId: string; name: string },
  name: string | null = null,
): Record<string, unknown> {
  return {
    name: name?.trim().slice(0, reviewLimits.versionNameCharacters) || null,
    authorId: author.userId,
    authorName: author.name.slice(0, 200),
    asOf: Timestamp.fromDate(asOf),
    createdAt: serverTimestamp(),
  };
}

/** Keeps a state of a work under a name. Throws ReviewError `too_many`. */
export async function nameVersion(
  firestore: Firestore,
  work: string,
  { asOf, content }: { asOf: Date; content: Record<string, unknown> },
  name: string,
  author: { userId: string; name: string },
): Promise<void> {
  const versions = versionsOf(firestore, work);
  if ((await countOf(query(versions, where("reason", "==", "named")))) >= reviewLimits.namedVersions) {
    throw new ReviewError(
      "too_many",
      `At most ${reviewLimits.namedVersions} named versions are kept. Delete one to keep another.`,
    );
  }
  await setDoc(doc(versions), { ...content, reason: "named", ...versionRecord(asOf, author, name) });
}

/** Gives a version a name, so that it is not forgotten, or takes it away (`null`). */
export function renameVersion(
  firestore: Firestore,
  work: string,
  versionId: string,
  name: string | null,
): Promise<void> {
  const words = name?.trim().slice(0, reviewLimits.versionNameCharacters) || null;
  return updateDoc(doc(versionsOf(firestore, work), versionId), { name: words });
}

export function deleteVersion(firestore: Firestore, work: string, versionId: string): Promise<void> {
  return deleteDoc(doc(versionsOf(firestore, work), versionId));
}

/** Forgets the oldest versions without a name, where there are more than are kept. */
export async function forgetOldVersions(firestore: Firestore, work: string): Promise<void> {
  const unnamed = query(versionsOf(firestore, work), where("name", "==", null));
  const excess = (await countOf(unnamed)) - reviewLimits.versions;
  if (excess <= 0) return;
  const oldest = await getDocs(query(unnamed, orderBy("createdAt", "asc"), limit(Math.min(excess, 5))));
  if (oldest.docs.length === 0) return;
  const batch = writeBatch(firestore);
  for (const { ref } of oldest.docs) batch.delete(ref);
  await batch.commit();
}
