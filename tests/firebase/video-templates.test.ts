import { deleteApp, type FirebaseApp, initializeApp } from "firebase/app";
import type { Firestore } from "firebase/firestore";
import { connectFirestoreEmulator, getFirestore, setLogLevel } from "firebase/firestore/lite";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Storyboard } from "~/scene/storyboard";
import { encodeFields } from "~/stores/firestore/firestore-values.server";
import {
  deleteVideoTemplate,
  readTakenPlaces,
  saveVideoTemplate,
} from "~/stores/video-templates/video-templates";
import { gatherPeople, type People } from "./people";

/** Templates as the app keeps them, in places that the rules bound. */

// In Node the whole SDK speaks gRPC, which the embedded Firebase does not; reads and writes are those of the small one.
vi.mock("firebase/firestore", () => import("firebase/firestore/lite"));

let people: People;
let app: FirebaseApp;
let firestore: Firestore;
let userId: string;

beforeAll(async () => {
  people = await gatherPeople();
  setLogLevel("silent");
  app = initializeApp({ projectId: people.firebase.projectId });
  const { hostname, port } = new URL(people.firebase.url);
  const lite = getFirestore(app);
  connectFirestoreEmulator(lite, hostname, Number(port), { mockUserToken: people.tokens.owner! });
  firestore = lite as unknown as Firestore;
  userId = people.ids.owner;
});
afterAll(async () => {
  if (app) await deleteApp(app);
  await people?.stop();
});

const pathOf = (place: string) => `users/${userId}/videoTemplates/${place}`;
const taken = async () => [...(await readTakenPlaces(firestore, userId))].sort();
const save = (name = "Launch") => saveVideoTemplate(firestore, userId, name, {} as Storyboard);

beforeEach(async () => {
  for (const place of await taken()) await deleteVideoTemplate(firestore, userId, place);
});

test("a template takes the first place that is free", async () => {
  for (const _ of [1, 2, 3]) await save();
  expect(await taken()).toEqual(["00", "01", "02"]);
  await deleteVideoTemplate(firestore, userId, "01");
  await save();
  expect(await taken()).toEqual(["00", "01", "02"]);
});

test("templates of several windows at once all find a place", async () => {
  await Promise.all([1, 2, 3, 4].map((window) => save(`Window ${window}`)));
  expect(await taken()).toEqual(["00", "01", "02", "03"]);
});

test("the sixty-first is refused with what to do", async () => {
  const { fields } = encodeFields({ name: "Launch", storyboard: "{}" });
  const writes = Array.from({ length: 60 }, (_, place) => ({
    update: { name: people.nameOf(pathOf(String(place).padStart(2, "0"))), fields },
  }));
  expect((await people.rest(people.admin, "POST", ":commit", { writes })).status).toBe(200);
  await expect(save()).rejects.toMatchObject({
    refusal: { code: "too_many", message: expect.stringContaining("Delete one") },
  });
  await deleteVideoTemplate(firestore, userId, "59");
  await save();
  expect(await taken()).toHaveLength(60);
});

test("what is refused for another reason is tried in no other place", async () => {
  const other = saveVideoTemplate(firestore, people.ids.other, "Launch", {} as Storyboard);
  await expect(other).rejects.toMatchObject({ code: "permission-denied" });
});
