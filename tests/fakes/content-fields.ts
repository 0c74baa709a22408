import { storyboardFromScript } from "~/scene/storyboard-from-script";
import { type ContentDocument, contentDocumentSchema } from "~/stores/content/content-document";
import { encodeFields, type FirestoreFields } from "~/stores/firestore/firestore-values.server";

/** A work as the server makes it, small and whole. */
export function contentDocument(ownerId: string): ContentDocument {
  const scene = { body: "", pictureBrief: "a loaf" };
  const storyboard = storyboardFromScript(
    {
      title: "Bread",
      language: "en",
      scenes: [
        { ...scene, id: "one", role: "hook", headline: "Baked at night" },
        { ...scene, id: "two", role: "action", headline: "Come at seven" },
      ],
    },
    { format: "9:16", lengthSeconds: 15, tone: "warm" },
    {},
    7,
  );
  return contentDocumentSchema.parse({
    ownerId,
    title: "Bread",
    brief: null,
    script: null,
    storyboard,
    recipe: null,
    jobId: null,
    status: "draft",
    chosenVariant: 0,
    createdAt: new Date("2026-01-01T00:00:00Z"),
    updatedAt: new Date("2026-01-01T00:00:00Z"),
    trashedAt: null,
  });
}

/** The same as Firestore's REST interface writes it. */
export function contentFields(ownerId: string): FirestoreFields {
  return encodeFields(contentDocument(ownerId)).fields;
}
