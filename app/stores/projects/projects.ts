import { FirebaseError } from "firebase/app";
import {
  collection,
  doc,
  type Firestore,
  limit,
  orderBy,
  type Query,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from "firebase/firestore";
import { countOf } from "../firestore/count-of";
import { documentWatcher, type Live, readData, type Stop, watchQuery } from "../firestore/live-documents";
import { memberAddress, requireRoomForMembers } from "../review/member-addresses";
import { type Project, type ProjectDocument, parseProject } from "./project-document";
import { ProjectError, projectLimits } from "./project-limits";
import { requirePageRoom } from "./require-page-room";

/** A person's own projects, the last changed first, with those in the trash. */
export function watchProjects(
  firestore: Firestore,
  userId: string,
  onChange: (live: Live<Project>) => void,
  onError: (error: Error) => void,
): Stop {
  const own = query(
    projectsOf(firestore, userId),
    orderBy("updatedAt", "desc"),
    limit(projectLimits.projects),
  );
  return watchQuery(own, parseProject, onChange, onError);
}

/** Projects that others share with this address, in no order. The rules ask that the address is proved. */
export function watchSharedProjects(
  firestore: Firestore,
  email: string,
  onChange: (live: Live<Project>) => void,
  onError: (error: Error) => void,
): Stop {
  const shared = query(
    collection(firestore, "projects"),
    where("members", "array-contains", email.toLowerCase()),
    where("trashedAt", "==", null),
    limit(projectLimits.projects),
  );
  return watchQuery(shared, parseProject, onChange, onError);
}

export const watchProject = documentWatcher("projects", parseProject);

function projectsOf(firestore: Firestore, userId: string): Query {
  return query(collection(firestore, "projects"), where("ownerId", "==", userId));
}

export function newProjectId(firestore: Firestore): string {
  return doc(collection(firestore, "projects")).id;
}

export type NewProject = Pick<ProjectDocument, "title" | "page" | "productId" | "facts"> &
  Partial<Pick<ProjectDocument, "folder">>;

/**
 * Makes a project; `projectId` comes from `newProjectId`, so that it is known before the answer. Throws WriteRefused
 * `too_large`, and ProjectError `too_many` where the server says that there are as many as one person may have.
 */
export async function createProject(
  firestore: Firestore,
  projectId: string,
  ownerId: string,
  { folder = null, ...fields }: NewProject,
): Promise<void> {
  requirePageRoom(fields.page);
  await requireRoomFor(firestore, ownerId);
  await setDoc(doc(firestore, "projects", projectId), {
    ...fields,
    folder,
    ownerId,
    acceptedClaims: [],
    members: [],
    versionedAt: null,
    trashedAt: null,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  });
}

async function requireRoomFor(firestore: Firestore, ownerId: string): Promise<void> {
  if ((await countOf(projectsOf(firestore, ownerId))) < projectLimits.projects) return;
  throw new ProjectError(
    "too_many",
    `You have ${projectLimits.projects} pages, the most there can be. Delete some for good to make another.`,
  );
}

/** Whether a person has a page of this title that is not in the trash; false where the server does not say so soon. */
export async function hasProjectTitled(
  firestore: Firestore,
  ownerId: string,
  title: string,
): Promise<boolean> {
  const titled = query(
    projectsOf(firestore, ownerId),
    where("title", "==", title),
    where("trashedAt", "==", null),
  );
  return (await countOf(titled)) > 0;
}

/** Copies a project for whoever copies it, without the people it is shared with. Throws as `createProject` does. */
export function duplicateProject(
  firestore: Firestore,
  { title, page, productId, facts, folder, ownerId: formerOwnerId }: Project,
  newId: string,
  ownerId: string,
): Promise<void> {
  const isOwn = ownerId === formerOwnerId;
  return createProject(firestore, newId, ownerId, {
    title: titleWithMark(title, "(copy)"),
    page,
    facts,
    productId: isOwn ? productId : null,
    folder: isOwn ? folder : null,
  });
}

/** A title that says which of two it is, cut to what may be stored. */
export function titleWithMark(title: string, mark: string): string {
  return `${title.slice(0, projectLimits.titleCharacters - mark.length - 1)} ${mark}`;
}

export function renameProject(firestore: Firestore, projectId: string, title: string): Promise<void> {
  return change(firestore, projectId, { title });
}

/** Chooses the product whose facts it states, or none. */
export function setProjectProduct(
  firestore: Firestore,
  projectId: string,
  productId: string | null,
): Promise<void> {
  return change(firestore, projectId, { productId });
}

/** Puts projects into a folder, by its name, or out of all (`null`), in one commit. */
export async function moveProjects(
  firestore: Firestore,
  projectIds: readonly string[],
  folder: string | null,
): Promise<void> {
  const batch = writeBatch(firestore);
  for (const id of projectIds) {
    batch.update(doc(firestore, "projects", id), { folder, updatedAt: serverTimestamp() });
  }
  await batch.commit();
}

/** Into the trash, where it is nobody's to open but its owner's and its published page ends, or out of it. */
export function setProjectTrashed(
  firestore: Firestore,
  projectId: string,
  isTrashed: boolean,
): Promise<void> {
  return change(firestore, projectId, { trashedAt: isTrashed ? serverTimestamp() : null });
}

/**
 * Shares a project with somebody by their address, or no longer. Nobody else's part is written, for it may be changed in another
 * window. Throws ReviewError; rejects with the SDK's errors, as `saveProject` does.
 */
export async function setProjectMember(
  firestore: Firestore,
  projectId: string,
  email: string,
  isMember: boolean,
): Promise<void> {
  const address = isMember ? memberAddress(email) : email;
  const reference = doc(firestore, "projects", projectId);
  await runTransaction(firestore, async (transaction) => {
    const snapshot = await transaction.get(reference);
    if (!snapshot.exists()) throw new FirebaseError("not-found", "The page was deleted.");
    const members = new Set(parseProject(snapshot.id, readData(snapshot)).members);
    if (isMember) members.add(address);
    else members.delete(address);
    if (isMember) requireRoomForMembers(members.size);
    transaction.update(reference, { members: [...members], updatedAt: serverTimestamp() });
  });
}

function change(firestore: Firestore, projectId: string, fields: Record<string, unknown>): Promise<void> {
  return updateDoc(doc(firestore, "projects", projectId), { ...fields, updatedAt: serverTimestamp() });
}

/** The names of folders that hold projects, in the order of the alphabet. */
export function foldersOf(projects: readonly Pick<Project, "folder" | "trashedAt">[]): string[] {
  const names = projects.flatMap(({ folder, trashedAt }) => (folder && !trashedAt ? [folder] : []));
  return [...new Set(names)].sort((one, other) => one.localeCompare(other));
}
