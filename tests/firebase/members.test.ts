import { deleteApp, type FirebaseApp, initializeApp } from "firebase/app";
import type { Firestore } from "firebase/firestore";
import { connectFirestoreEmulator, doc, getDoc, getFirestore, setLogLevel } from "firebase/firestore/lite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { setContentMember } from "~/stores/content/content";
import { setProjectMember } from "~/stores/projects/projects";
import { gatherPeople, type People } from "./people";
import { putSharedProject } from "./project-attempts";
import { putSharedContent } from "./shared-content";

/** With whom a work is shared, as the app changes it. */

// In Node the whole SDK speaks gRPC, which the embedded Firebase does not; reads and writes are those of the small one.
vi.mock("firebase/firestore", () => import("firebase/firestore/lite"));

let people: People;
let app: FirebaseApp;
let lite: ReturnType<typeof getFirestore>;
let firestore: Firestore;

beforeAll(async () => {
  people = await gatherPeople();
  setLogLevel("silent");
  app = initializeApp({ projectId: people.firebase.projectId });
  const { hostname, port } = new URL(people.firebase.url);
  lite = getFirestore(app);
  connectFirestoreEmulator(lite, hostname, Number(port), { mockUserToken: people.tokens.owner! });
  firestore = lite as unknown as Firestore;
});
afterAll(async () => {
  if (app) await deleteApp(app);
  await people?.stop();
});

const stored = async (path: string) => (await getDoc(doc(lite, path))).data();

test("people of a video that two windows change at once are all as they were set", async () => {
  await putSharedContent(people, "shared-at-once", "comment");
  await Promise.all([
    setContentMember(firestore, "shared-at-once", " Ada@Example.com", "edit"),
    setContentMember(firestore, "shared-at-once", "bea@example.com", "view"),
    setContentMember(firestore, "shared-at-once", "unproven@vitrine.example", null),
  ]);
  const { members, commenters, editors, ownMedia } = (await stored("content/shared-at-once")) ?? {};
  expect([...members].sort()).toEqual(["ada@example.com", "bea@example.com", "other@example.com"]);
  expect({ commenters, editors, ownMedia }).toEqual({
    commenters: ["other@example.com"],
    editors: ["ada@example.com"],
    ownMedia: expect.any(Array),
  });
});

test("people of a page that two windows change at once are all in, or out", async () => {
  await putSharedProject(people, "shared-at-once");
  await Promise.all([
    setProjectMember(firestore, "shared-at-once", "Ada@example.com ", true),
    setProjectMember(firestore, "shared-at-once", "bea@example.com", true),
    setProjectMember(firestore, "shared-at-once", "unproven@vitrine.example", false),
  ]);
  const { members } = (await stored("projects/shared-at-once")) ?? {};
  expect([...members].sort()).toEqual(["ada@example.com", "bea@example.com", "other@example.com"]);
});

test("an address that is none, the fifty-first person and a deleted work are refused, and nothing is written", async () => {
  const addresses = Array.from({ length: 50 }, (_, place) => `person-${place}@example.com`);
  await putSharedContent(people, "full", "view", { members: addresses });
  await expect(setContentMember(firestore, "full", "nobody", "view")).rejects.toMatchObject({
    message: expect.stringContaining("name@example.com"),
  });
  await expect(setContentMember(firestore, "full", "ada@example.com", "view")).rejects.toMatchObject({
    message: expect.stringContaining("Remove one"),
  });
  await setContentMember(firestore, "full", "person-7@example.com", "edit");
  expect((await stored("content/full"))?.members).toEqual(addresses);
  await expect(setContentMember(firestore, "gone", "ada@example.com", "view")).rejects.toMatchObject({
    code: "not-found",
  });
});
