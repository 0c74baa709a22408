import {
  collection,
  type DocumentReference,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
} from "firebase/firestore";
import { WriteRefused } from "~/firebase/write-refusal";
import type { Storyboard } from "~/scene/storyboard";
import { type Live, type Stop, watchQuery } from "../firestore/live-documents";
import {
  parseVideoTemplate,
  templatePlaces,
  type VideoTemplate,
  videoTemplateLimits,
} from "./video-template-document";

/** A template cannot be kept; the message says why. */
export class VideoTemplateError extends WriteRefused {
  constructor(message: string, code: "not_valid" | "too_large" | "too_many" = "not_valid") {
    super({ code, message });
  }
}

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

/**
 * Keeps a template in the first place that is free; where another window takes it meanwhile, in the next. Rejects with
 * VideoTemplateError where the name or the size is none a template can have or every place is taken, and with the SDK's errors.
 */
export async function saveVideoTemplate(
  firestore: Firestore,
  userId: string,
  name: string,
  storyboard: Storyboard,
): Promise<void> {
  const text = JSON.stringify(storyboard);
  if (text.length > videoTemplateLimits.storyboardCharacters) {
    throw new VideoTemplateError(
      "This video is too large for a template. Delete drawings or scenes first.",
      "too_large",
    );
  }
  const template = {
    name: readName(name),
    storyboard: text,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  };
  const taken = await readTakenPlaces(firestore, userId);
  for (const place of templatePlaces) {
    if (taken.has(place)) continue;
    if (await keepAt(doc(templatesOf(firestore, userId), place), template)) return;
  }
  throw new VideoTemplateError(
    `You have ${videoTemplateLimits.templates} templates, as many as there is room for. Delete one that you no longer need, then save again.`,
    "too_many",
  );
}

export async function readTakenPlaces(firestore: Firestore, userId: string): Promise<Set<string>> {
  const kept = await getDocs(templatesOf(firestore, userId));
  return new Set(kept.docs.map(({ id }) => id));
}

/** Returns false where the place is another template's by now. */
async function keepAt(place: DocumentReference, template: object): Promise<boolean> {
  try {
    await setDoc(place, template);
    return true;
  } catch (error) {
    const isRefused = (error as { code?: unknown }).code === "permission-denied";
    if (isRefused && (await getDoc(place)).exists()) return false;
    throw error;
  }
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
