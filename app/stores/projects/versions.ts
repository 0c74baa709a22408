import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDocs,
  limit,
  orderBy,
  type Query,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from "firebase/firestore";
import { countOf } from "../firestore/count-of";
import { type Live, type Stop, watchQuery } from "../firestore/live-documents";
import type { Project } from "./project-document";
import { ProjectError, projectLimits } from "./project-limits";
import { parseVersion, type Version } from "./version-document";

/** Those of one project that are listed: all kept by themselves, published and named. */
const mostListed = projectLimits.versions + projectLimits.namedVersions;

export function versionsOf(firestore: Firestore, projectId: string) {
  return collection(firestore, `projects/${projectId}/versions`);
}

/** The versions of a project, the newest first. Each holds a whole page: to be listened to while they are looked at. */
export function watchVersions(
  firestore: Firestore,
  projectId: string,
  onChange: (live: Live<Version>) => void,
  onError: (error: Error) => void,
): Stop {
  const newest = query(versionsOf(firestore, projectId), orderBy("createdAt", "desc"), limit(mostListed));
  return watchQuery(newest, parseVersion, onChange, onError);
}

/** Keeps a project as it is under a name. Throws ProjectError `too-many-versions`. */
export async function nameVersion(
  firestore: Firestore,
  { id: projectId, title, page, updatedAt }: Pick<Project, "id" | "title" | "page" | "updatedAt">,
  name: string,
  author: { userId: string; name: string },
): Promise<void> {
  const versions = versionsOf(firestore, projectId);
  if ((await countOf(query(versions, where("reason", "==", "named")))) >= projectLimits.namedVersions) {
    throw new ProjectError(
      "too-many-versions",
      `A page keeps at most ${projectLimits.namedVersions} named versions. Delete one to keep another.`,
    );
  }
  await setDoc(doc(versions), {
    title,
    page,
    name: name.trim().slice(0, projectLimits.versionNameCharacters),
    reason: "named",
    authorId: author.userId,
    authorName: author.name.slice(0, 200),
    asOf: Timestamp.fromDate(updatedAt),
    createdAt: serverTimestamp(),
  });
}

/** Gives a version a name, so that it is not forgotten, or takes it away (`null`). */
export function renameVersion(
  firestore: Firestore,
  projectId: string,
  versionId: string,
  name: string | null,
): Promise<void> {
  const words = name?.trim().slice(0, projectLimits.versionNameCharacters) || null;
  return updateDoc(doc(versionsOf(firestore, projectId), versionId), { name: words });
}

export function deleteVersion(firestore: Firestore, projectId: string, versionId: string): Promise<void> {
  return deleteDoc(doc(versionsOf(firestore, projectId), versionId));
}

/** Forgets the oldest versions without a name, where there are more than are kept. */
export async function forgetOldVersions(firestore: Firestore, projectId: string): Promise<void> {
  const unnamed = query(versionsOf(firestore, projectId), where("name", "==", null));
  const excess = (await countOf(unnamed)) - projectLimits.versions;
  if (excess <= 0) return;
  const oldest = await getDocs(oldestOf(unnamed, Math.min(excess, 5)));
  if (oldest.docs.length === 0) return;
  const batch = writeBatch(firestore);
  for (const { ref } of oldest.docs) batch.delete(ref);
  await batch.commit();
}

function oldestOf(versions: Query, count: number): Query {
  return query(versions, orderBy("createdAt", "asc"), limit(count));
}
