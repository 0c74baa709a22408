import type { Firestore } from "firebase/firestore";
import { expect, test } from "vitest";
import { documentOf, watchDocument } from "./live-documents";

test.each(["../../x", "a/b", "", "../..", "__id__", "x".repeat(129)])(
  "nothing is at an address with the id %j, and that is said without asking for it",
  (id) => {
    const heard: unknown[] = [];
    const reference = documentOf({} as Firestore, "boards", id);
    const hear = (live: unknown) => heard.push(live);
    watchDocument(reference, (_, data) => data, hear, hear)();
    expect(heard).toEqual([{ item: null, hasPendingWrites: false, fromCache: false }]);
  },
);
