import { expect, test, vi } from "vitest";
import { trashDays } from "~/domain/assets/trash";
import type { Settings } from "~/settings/settings.server";
import { memoryFirestore } from "../../../tests/fakes/memory-firestore";
import { Firestore, firestoreOf } from "../firestore/firestore.server";
import { ServiceAccountToken } from "../firestore/service-account-token.server";
import { sweepTrash } from "./trash.server";

const now = new Date("2026-11-22T12:00:00Z");
const dayMs = 24 * 3600 * 1000;
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
const old = daysAgo(trashDays + 1);
const lately = daysAgo(trashDays - 1);

/** Documents, and the keys of the files that were deleted. */
function keep(documents: Record<string, Record<string, unknown>>) {
  vi.spyOn(ServiceAccountToken.prototype, "get").mockResolvedValue("token");
  const { googleApis, put } = memoryFirestore();
  for (const [path, data] of Object.entries(documents)) put(path, data);
  const deleted: string[] = [];
  const settings = {
    firebase: {
      projectId: "p",
      serviceAccount: { clientEmail: "worker@p.example", privateKey: "" },
      googleApis,
    },
    media: { delete: async (keys: string[]) => void deleted.push(...keys) },
  } as unknown as Settings;
  const read = async (path: string) => (await firestoreOf(settings).get(path))?.data ?? null;
  const pathsLeft = async () => {
    const found = await firestoreOf(settings).getAll(Object.keys(documents));
    return found.flatMap((document) => document?.path ?? []);
  };
  return { settings, put, read, pathsLeft, deleted };
}

test("what lies there for 30 days goes, and nothing else", async () => {
  const ada = { ownerId: "ada" };
  const onBoards = { ...ada, createdAt: lately, trashedAt: null, shelf: "kept", boardIds: ["gone", "kept"] };
  const { settings, read, pathsLeft, deleted } = keep({
    "assets/gone": { ...ada, trashedAt: old },
    "assets/lately": { ...ada, trashedAt: lately },
    "assets/kept": { ...ada, trashedAt: null },
    "images/gone": { ...ada, trashedAt: old, shelf: "trash" },
    "publicImages/gone": {},
    "images/lately": { ...ada, trashedAt: lately, shelf: "trash" },
    "images/on-boards": onBoards,
    "images/of-somebody-else": { ...onBoards, ownerId: "bob" },
    "boards/gone": { ...ada, trashedAt: old },
    "boards/lately": { ...ada, trashedAt: lately },
    "boards/kept": { ...ada, trashedAt: null },
    "brands/gone": { ...ada, trashedAt: old },
    "brands/kept": { ...ada, trashedAt: null },
    "products/gone": { ...ada, trashedAt: old },
    "products/lately": { ...ada, trashedAt: lately },
    "batches/gone": { ...ada, trashedAt: old, groupIds: ["one", "a/b"] },
    "batches/gone/rowGroups/one": ada,
    "batches/lately": { ...ada, trashedAt: lately, groupIds: ["one"] },
    "batches/lately/rowGroups/one": ada,
  });
  expect(await sweepTrash(settings, now)).toBe(1);
  expect(await pathsLeft()).toEqual([
    "assets/lately",
    "assets/kept",
    "images/lately",
    "images/on-boards",
    "images/of-somebody-else",
    "boards/lately",
    "boards/kept",
    "brands/kept",
    "products/lately",
    "batches/lately",
    "batches/lately/rowGroups/one",
  ]);
  expect(deleted).toContain("assets/ada/gone");
  const files = deleted.filter((key) => !key.startsWith("audited/"));
  expect(files.filter((key) => !key.includes("gone"))).toEqual([]);
  expect((await read("images/on-boards"))?.boardIds).toEqual(["kept"]);
  expect((await read("images/of-somebody-else"))?.boardIds).toEqual(["gone", "kept"]);
});

test("candidates that nobody accepted for 30 days go into the trash, with their files", async () => {
  const staged = { ownerId: "ada", shelf: "staged", trashedAt: null };
  const { settings, read, pathsLeft } = keep({
    "images/forgotten": { ...staged, createdAt: old },
    "assets/forgotten": { ownerId: "ada", trashedAt: null },
    "images/lately": { ...staged, createdAt: lately },
    "images/accepted": { ...staged, shelf: "kept", createdAt: old },
  });
  await sweepTrash(settings, now);
  expect(await read("images/forgotten")).toMatchObject({ shelf: "trash", trashedAt: now });
  expect(await read("assets/forgotten")).toMatchObject({ trashedAt: now });
  expect(await read("images/lately")).toMatchObject({ shelf: "staged", trashedAt: null });
  expect(await read("images/accepted")).toMatchObject({ shelf: "kept", trashedAt: null });
  expect(await pathsLeft()).toHaveLength(4);
});

test("what is more than one round takes goes in the rounds after it", async () => {
  const many = Array.from({ length: 120 }, (_, index) => `images/old-${index}`);
  const { settings, pathsLeft } = keep(
    Object.fromEntries(many.map((path, index) => [path, { trashedAt: daysAgo(40 + index) }])),
  );
  await sweepTrash(settings, now);
  expect(await pathsLeft()).toEqual([]);
});

test("what its owner keeps or brings back while the trash is swept stays", async () => {
  const trashed = { trashedAt: old, ownerId: "ada" };
  const staged = { shelf: "staged", createdAt: old };
  const { settings, put, read, pathsLeft, deleted } = keep({
    "images/forgotten": staged,
    "images/accepted": staged,
    "images/old": trashed,
    "images/restored": trashed,
    "assets/gone": trashed,
    "assets/back": trashed,
    "boards/back": trashed,
  });
  const query = Firestore.prototype.query;
  let answered = 0;
  const spy = vi.spyOn(Firestore.prototype, "query").mockImplementation(async function (
    this: Firestore,
    ...what
  ) {
    const found = await query.apply(this, what);
    answered += 1;
    if (answered === 4) {
      // Everything has been found; now a person is faster than the sweep.
      put("images/accepted", { shelf: "kept" });
      for (const path of ["images/restored", "assets/back", "boards/back"]) put(path, { trashedAt: null });
    }
    return found;
  });
  await sweepTrash(settings, now);
  spy.mockRestore();

  expect(await pathsLeft()).toEqual([
    "images/forgotten",
    "images/accepted",
    "images/restored",
    "assets/back",
    "boards/back",
  ]);
  expect(await read("images/accepted")).toEqual({ shelf: "kept", createdAt: old });
  expect(await read("images/forgotten")).toMatchObject({ shelf: "trash" });
  expect(deleted.filter((key) => key.includes("back"))).toEqual([]);
  expect(deleted).toContain("assets/ada/gone");
});
