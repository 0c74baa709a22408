import { doc, type Firestore, setDoc } from "firebase/firestore";
import type { Storyboard } from "~/scene/storyboard";
import { forgetOldVersions, versionRecord, versionsOf } from "../review/versions";

interface KeptState {
  title: string;
  storyboard: Storyboard;
  reason: "step" | "pause";
  step?: string;
}

/** Keeps a state of a video, and forgets the oldest where there are more than are kept. */
export async function keepVideoVersion(
  firestore: Firestore,
  contentId: string,
  state: KeptState,
  asOf: Date,
  author: { userId: string; name: string },
): Promise<void> {
  const work = `content/${contentId}`;
  await setDoc(doc(versionsOf(firestore, work)), { ...state, ...versionRecord(asOf, author) });
  await forgetOldVersions(firestore, work);
}
