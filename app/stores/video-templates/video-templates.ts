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
  updateDoc,
} from "firebase/firestore";
import type { Storyboard } from "~/scene/storyboard";
import { type Live, type Stop, watchQuery } from "../firestore/live-documents";
import { parseVideoTemplate, type VideoTemplate, videoTemplateLimits } from "./video-template-document";

/** A template cannot be kept; the message says why. */
export class VideoTemplateError extends Error {}

const templatesOf = (firestore: Firestore, userId: string) =>
  collection(firestore, "users", userId, "videoTemplates");

/** A person's own templates, the newest first. */
export function watchVideoTemplates(
  firestore: Firestore,
  userId: string,
  onChange: (live: Live<VideoTemplate>) => void,
  onError: (error: Error) => void,
): Stop {
  const newest = query(
    templatesOf(firestore, userId),
    orderBy("createdAt", "desc"),
    limit(videoTemplateLimits.templates),
  );
  return watchQuery(newest, parseVideoTemplate, onChange, onError);
}

/** Rejects with VideoTemplateError where the name or the size is none a template can have, and with the SDK's errors. */
export async function saveVideoTemplate(
  firestore: Firestore,
  userId: string,
  name: string,
  storyboard: Storyboard,
): Promise<void> {
  const text = JSON.stringify(storyboard);
  if (text.length > videoTemplateLimits.storyboardCharacters) {
    throw new VideoTemplateError("This video is too large for a template. Delete drawings or scenes first.");
  }
  await setDoc(doc(templatesOf(firestore, userId)), {
    name: readName(name),
    storyboard: text,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  });
}

export async function renameVideoTemplate(
  firestore: Firestore,
  userId: string,
  templateId: string,
  name: string,
): Promise<void> {
  await updateDoc(doc(templatesOf(firestore, userId), templateId), {
    name: readName(name),
    updatedAt: serverTimestamp(),
  });
}

export async function deleteVideoTemplate(
  firestore: Firestore,
  userId: string,
  templateId: string,
): Promise<void> {
  await deleteDoc(doc(templatesOf(firestore, userId), templateId));
}

function readName(name: string): string {
  const wanted = name.trim();
  if (wanted === "") throw new VideoTemplateError("Give the template a name.");
  if (wanted.length > videoTemplateLimits.nameCharacters) {
    throw new VideoTemplateError(`A name has at most ${videoTemplateLimits.nameCharacters} characters.`);
  }
  return wanted;
}
