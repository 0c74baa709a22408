import * as firebaseApps from "firebase/app";
import { createUserWithEmailAndPassword, signInWithEmailAndPassword, signOut } from "firebase/auth";
import * as firestore from "firebase/firestore";
import { clientSettingsElementId } from "~/domain/settings/client-settings";
import { clearDocuments, settleDocuments } from "~/firebase/clear-documents";
import { getDocuments, readDocumentsState } from "~/firebase/documents";
import { type DraftStatus, DraftWriter } from "~/firebase/draft-writer";
import { readOnlineState, watchOnlineState } from "~/firebase/follow-online-state";
import { getIdentity } from "~/firebase/identity";
import { listenToDocument } from "~/firebase/listen";
import { writeDocuments } from "~/firebase/write-documents";
import { isUnreachable, WriteRefused } from "~/firebase/write-refusal";
import { setSlotText } from "~/scene/edit-storyboard";
import { mergeStoryboards } from "~/scene/merge-storyboards";
import type { Storyboard } from "~/scene/storyboard";
import { watchContent } from "~/stores/content/content";
import { saveStoryboard } from "~/stores/content/save-storyboard";
import { createRandom } from "../../../app/domain/random/seeded-random.ts";

/** The app's document layer, without the app: what its pages call, callable from tests. */

const settings = document.createElement("script");
settings.type = "application/json";
settings.id = clientSettingsElementId;
settings.textContent = JSON.stringify({
  firebase: { projectId: "demo-vitrine", apiKey: "local", authDomain: location.host },
  embeddedFirebase: true,
  documents: { cacheSizeBytes: 41_943_040, longPollingSeconds: null },
  sentryDsn: null,
  posthog: null,
});
document.head.appendChild(settings);
// For tests that speak to the SDK itself.
Object.assign(window, { firestore, firebaseApps, getDocuments });

export async function signUp(email: string): Promise<string> {
  const { user } = await createUserWithEmailAndPassword(getIdentity(), email, "a long password");
  return user.uid;
}

export async function signIn(email: string): Promise<string> {
  const { user } = await signInWithEmailAndPassword(getIdentity(), email, "a long password");
  return user.uid;
}

/** Whoever storage says is signed in, as after a reload. */
export async function whoIsSignedIn(): Promise<string | null> {
  await getIdentity().authStateReady();
  return getIdentity().currentUser?.uid ?? null;
}

export function signOutOfIdentity(): Promise<void> {
  return signOut(getIdentity());
}

export const clear = clearDocuments;
export const settle = settleDocuments;

export function state() {
  return { ...readDocumentsState(), online: readOnlineState() };
}

const onlineStates: string[] = [];
export function followOnline(): void {
  onlineStates.push(readOnlineState());
  watchOnlineState(() => onlineStates.push(readOnlineState()));
}
export function onlineStatesSeen(): string[] {
  return onlineStates;
}

/** Sets fields as the app writes: "ok", or the code of the refusal. */
export async function write(path: string, fields: Record<string, unknown>): Promise<string> {
  try {
    await writeDocuments((documents) =>
      firestore.setDoc(firestore.doc(documents, path), fields, { merge: true }),
    );
    return "ok";
  } catch (error) {
    if (error instanceof WriteRefused) return error.refusal.code;
    return isUnreachable(error) ? "unreachable" : String(error);
  }
}

const written: Promise<string>[] = [];
/** As `write`, without waiting for it. */
export function startWrite(path: string, fields: Record<string, unknown>): void {
  written.push(write(path, fields));
}
export function writesSettled(): Promise<string[]> {
  return Promise.all(written);
}

const heard = new Map<string, { data: unknown; fromCache: boolean; hasPendingWrites: boolean }>();
/** Listens to a document; `heardOf` says what was heard last. */
export async function listen(path: string): Promise<void> {
  listenToDocument(
    firestore.doc(await getDocuments(), path),
    (snapshot) => {
      const { fromCache, hasPendingWrites } = snapshot.metadata;
      heard.set(path, { data: snapshot.data() ?? null, fromCache, hasPendingWrites });
    },
    (error) => console.error(error),
  );
}
export function heardOf(path: string) {
  return heard.get(path) ?? null;
}

export async function readFromCache(path: string): Promise<unknown> {
  const snapshot = await firestore
    .getDocFromCache(firestore.doc(await getDocuments(), path))
    .catch(() => undefined);
  return snapshot?.data() ?? null;
}

let draft: DraftWriter<Storyboard>;
let status: DraftStatus<Storyboard> | null = null;
let present: Storyboard;
/** Edits a video as its page does, without keeping anything past a reload. */
export async function editVideo(contentId: string): Promise<void> {
  const documents = await getDocuments();
  const opened = await firestore.getDoc(firestore.doc(documents, "content", contentId));
  present = opened.data()?.storyboard;
  draft = new DraftWriter<Storyboard>(
    present,
    {
      merge: (base, mine, theirs) => {
        const { storyboard: value, overruled } = mergeStoryboards(base, mine, theirs);
        return { value, overruled };
      },
      save: (base, mine) =>
        writeDocuments((database) =>
          saveStoryboard(
            database,
            contentId,
            { userId: getIdentity().currentUser?.uid ?? "", name: "" },
            base,
            mine,
          ),
        ),
      keep: () => true,
      readOnline: readOnlineState,
      watchOnline: watchOnlineState,
    },
    {
      onStatus: (next) => {
        status = next;
        present = next.present;
      },
      onOverruled: () => {},
    },
  );
  watchContent(
    documents,
    contentId,
    ({ item }) => item && draft.onRemote(item.storyboard),
    () => {},
  );
}
export function say(sceneId: string, slot: string, text: string): void {
  draft.change(setSlotText(present, sceneId, slot, text));
}
export function draftStatus() {
  return status;
}

/** Many random edits, each at a random moment of `durationMs`. Resolves with what they must have made. */
export async function editAtRandom(
  who: string,
  { seed, count, documents, durationMs }: Record<"seed" | "count" | "documents" | "durationMs", number>,
) {
  const random = createRandom(seed);
  const tokens: string[][] = Array.from({ length: documents }, () => []);
  const last: Record<string, number> = {};
  const words: Record<string, string> = {};
  const acknowledged: Promise<unknown>[] = [];
  const start = performance.now();
  for (let edit = 0; edit < count; edit++) {
    const due = start + (edit / count) * durationMs;
    if (performance.now() < due) await new Promise((later) => setTimeout(later, due - performance.now()));
    const index = Math.floor(random() * documents);
    const path = `shared/${index}`;
    const kind = random();
    if (kind < 0.8) {
      const scene = `scene-${Math.floor(random() * 4)}`;
      words[scene] = `${who} ${edit}`;
      // Each has a slot of their own in every scene of the same video.
      say(scene, who, words[scene]);
    } else if (kind < 0.9) {
      last[`${index}`] = edit;
      acknowledged.push(write(path, { last: { [who]: edit } }));
    } else {
      const token = `${who}-${edit}`;
      tokens[index]?.push(token);
      acknowledged.push(write(path, { tokens: firestore.arrayUnion(token) }));
    }
  }
  results = Promise.all(acknowledged).then((answers) => answers.filter((answer) => answer !== "ok"));
  return { tokens, last, words };
}
let results: Promise<unknown[]> = Promise.resolve([]);
/** Resolves once every edit is answered, with those answers that were no acknowledgement. */
export function randomEditsAnswered(): Promise<unknown[]> {
  return results;
}
