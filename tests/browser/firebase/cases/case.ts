import {
  type CollectionReference,
  collection,
  type Firestore,
  type FirestoreSettings,
} from "firebase/firestore";
import type { CacheKind } from "../sdk-page";

/** What a case has to work with. Everything in it belongs to this case alone, except the client of the tab. */
export interface World {
  cache: CacheKind;
  /** The tab's client. Cases of a table run at the same time on it, so its network is not to be turned off. */
  db: Firestore;
  /** An empty collection. */
  home: CollectionReference;
  /** Another client, as another person's tab would be: its own cache and streams. Ended after the case. */
  openClient(options?: ClientOptions): Firestore;
}

export interface ClientOptions {
  cache?: CacheKind;
  settings?: FirestoreSettings;
  projectId?: string;
  databaseId?: string;
}

/** Something the SDK is asked to do, run in the browser, and what comes of it: plain data. */
export interface Case {
  run(world: World): Promise<unknown>;
  gives: unknown;
}

/** Cases by what they show. */
export type Cases = Record<string, Case>;

export interface CaseTable {
  /** They open clients of their own: one after the other, for a browser has six connections to a host. */
  alone?: boolean;
  cases: Cases;
}

/** The error code of a promise that must be refused. */
export async function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => "no error",
    (error: { code?: string; message: string }) => error.code ?? error.message,
  );
}

/** Another client's view of the case's collection. */
export function seenBy(world: World, options?: ClientOptions): CollectionReference {
  return collection(world.openClient(options), world.home.id);
}
