import { FirebaseError } from "firebase/app";
import {
  collection,
  doc,
  type Firestore,
  getDocs,
  limit,
  orderBy,
  type Query,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from "firebase/firestore";
import { sameData } from "~/domain/data/same-data";
import { type Storyboard, storyboardSchema } from "~/scene/storyboard";
import { withFacts } from "~/scene/with-facts";
import { documentWatcher, type Live, readData, type Stop, watchQuery } from "../firestore/live-documents";
import { type FactsOfProducts, watchCurrentFacts } from "../products/products";
import { memberAddress, requireRoomForMembers } from "../review/member-addresses";
import { versionsOf } from "../review/versions";
import { type Content, parseContent } from "./content-document";
import { type MemberRole, membersOf, storedMembers, withMember } from "./content-role";
import { ownMediaOnSharing } from "./own-media";

const mostListed = 200;

/** A user's works in the words that their products' facts have today, the last changed first, with those in the trash. */
export function watchContentList(
  firestore: Firestore,
  userId: string,
  onChange: (live: Live<Content>) => void,
  onError: (error: Error) => void,
): Stop {
  let live: Live<Content> | undefined;
  let facts: FactsOfProducts | undefined;
  let products: string[] = [];
  let stopFacts = () => {};
  const tell = () => {
    if (live && (facts || products.length === 0)) {
      onChange({ ...live, items: live.items.map((work) => inTodaysWords(work, facts)) });
    }
  };
  const stopWorks = watchQuery(
    worksOf(firestore, userId),
    parseContent,
    (next) => {
      live = next;
      const named = [...new Set(next.items.flatMap(({ productId }) => productId ?? []))].sort();
      if (!sameData(named, products)) {
        products = named;
        stopFacts();
        stopFacts = watchCurrentFacts(firestore, products, (known) => {
          facts = known;
          tell();
        });
      }
      tell();
    },
    onError,
  );
  return () => {
    stopWorks();
    stopFacts();
  };
}

function inTodaysWords(work: Content, facts: FactsOfProducts | undefined): Content {
  const known = work.productId ? facts?.get(work.productId) : undefined;
  return known ? { ...work, storyboard: withFacts(work.storyboard, known) } : work;
}

function worksOf(firestore: Firestore, userId: string): Query {
  return query(
    collection(firestore, "content"),
    where("ownerId", "==", userId),
    orderBy("updatedAt", "desc"),
    limit(mostListed),
  );
}

/** The works that are linked to one as its versions, at most fifty. */
export function watchLinkedVersions(
  firestore: Firestore,
  { userId, contentId }: { userId: string; contentId: string },
  onChange: (live: Live<Content>) => void,
  onError: (error: Error) => void,
): Stop {
  const versions = query(
    collection(firestore, "content"),
    where("ownerId", "==", userId),
    where("linkedTo.contentId", "==", contentId),
    limit(50),
  );
  return watchQuery(versions, parseContent, onChange, onError);
}

/** Videos that others share with this address, in no order. The rules ask that the address is proved. */
export function watchSharedContent(
  firestore: Firestore,
  email: string,
  onChange: (live: Live<Content>) => void,
  onError: (error: Error) => void,
): Stop {
  const shared = query(
    collection(firestore, "content"),
    where("members", "array-contains", email.toLowerCase()),
    where("trashedAt", "==", null),
    limit(mostListed),
  );
  return watchQuery(shared, parseContent, onChange, onError);
}

export const watchContent = documentWatcher("content", parseContent);

/**
 * These changes are shown at once and settle when the server has them; offline they wait. They reject when the
 * rules refuse them. Words and scenes go another way, see save-storyboard.ts: others may change them meanwhile.
 */

/** The choice among variants: which one, and the storyboard it stands for. */
export function chooseVariant(
  firestore: Firestore,
  contentId: string,
  chosenVariant: number,
  storyboard: Storyboard,
): Promise<void> {
  return change(firestore, contentId, { chosenVariant, storyboard });
}

export function renameContent(firestore: Firestore, contentId: string, title: string): Promise<void> {
  return change(firestore, contentId, { title });
}

/** A work in the trash is not shown under its link; restoring it brings the link back. */
export function trashContent(firestore: Firestore, contentId: string): Promise<void> {
  return change(firestore, contentId, { trashedAt: serverTimestamp() });
}

export function restoreContent(firestore: Firestore, contentId: string): Promise<void> {
  return change(firestore, contentId, { trashedAt: null });
}

/**
 * Says what somebody may do with a video; null takes it from them. Nobody else's part is written, for it may be changed in another
 * window. From when somebody else may edit it, what its owner puts in is counted. Throws ReviewError; rejects with the SDK's errors,
 * as `saveStoryboard` does.
 */
export async function setContentMember(
  firestore: Firestore,
  contentId: string,
  email: string,
  role: MemberRole | null,
): Promise<void> {
  const address = role ? memberAddress(email) : email;
  const reference = doc(firestore, "content", contentId);
  await runTransaction(firestore, async (transaction) => {
    const snapshot = await transaction.get(reference);
    if (!snapshot.exists()) throw new FirebaseError("not-found", "The video was deleted.");
    const content = parseContent(snapshot.id, readData(snapshot));
    const members = withMember(membersOf(content), address, role);
    if (role) requireRoomForMembers(members.length);
    const ownMedia = role === "edit" && !content.ownMedia && (await ownMediaSoFar(firestore, content));
    transaction.update(reference, {
      ...storedMembers(members),
      ...(ownMedia && { ownMedia }),
      updatedAt: serverTimestamp(),
    });
  });
}

/** What its owner put in so far, in versions too. */
async function ownMediaSoFar(firestore: Firestore, { id, storyboard }: Content): Promise<string[]> {
  const versions = await getDocs(versionsOf(firestore, `content/${id}`));
  const kept = versions.docs.flatMap((one) => storyboardSchema.safeParse(one.get("storyboard")).data ?? []);
  return ownMediaOnSharing([storyboard, ...kept]);
}

/** Lets whoever sees a video see a file of one's own in it. Rejects where the file is somebody else's. */
export function lendAsset(
  firestore: Firestore,
  contentId: string,
  assetId: string,
  userId: string,
): Promise<void> {
  const fields = { ownerId: userId, createdAt: serverTimestamp() };
  return setDoc(doc(firestore, `content/${contentId}/lent`, assetId), fields);
}

function change(firestore: Firestore, contentId: string, fields: Record<string, unknown>): Promise<void> {
  return updateDoc(doc(firestore, "content", contentId), { ...fields, updatedAt: serverTimestamp() });
}
