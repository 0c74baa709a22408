import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
} from "firebase/firestore";
import * as z from "zod/mini";
import { type Live, type Stop, watchQuery } from "../firestore/live-documents";

/** Below a work, `presence/{tabId}`: a tab that has it open. Each kind of work adds where in it the tab is. */
export const presenceFields = { userId: z.string(), name: z.string(), seenAt: z.date() };
export interface Presence<Place> {
  id: string;
  userId: string;
  name: string;
  seenAt: Date;
  place: Place;
}

const mostSeen = 50;

/** `work` is the path of what is open, as `projects/1` or `content/1`. */
function presenceOf(firestore: Firestore, work: string) {
  return collection(firestore, `${work}/presence`);
}

/** Tabs that have, or had, the work open; the last seen first. */
export function watchPresence<Place>(
  firestore: Firestore,
  work: string,
  parse: (id: string, data: unknown) => Presence<Place>,
  onChange: (live: Live<Presence<Place>>) => void,
  onError: (error: Error) => void,
): Stop {
  const seen = query(presenceOf(firestore, work), orderBy("seenAt", "desc"), limit(mostSeen));
  return watchQuery(seen, parse, onChange, onError);
}

/** Says that this tab has the work open, and where. */
export function markPresence(
  firestore: Firestore,
  work: string,
  tabId: string,
  { userId, name, place }: { userId: string; name: string; place: object },
): Promise<void> {
  const fields = { ...place, userId, name: name.slice(0, 200), seenAt: serverTimestamp() };
  return setDoc(doc(presenceOf(firestore, work), tabId), fields);
}

/** This tab has it open no more. */
export function leavePresence(firestore: Firestore, work: string, tabId: string): Promise<void> {
  return deleteDoc(doc(presenceOf(firestore, work), tabId));
}
