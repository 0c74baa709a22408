import { expect, test, vi } from "vitest";
import type { Settings } from "~/settings.server";
import { Firestore } from "./firestore.server";
import { encodeFields, type FirestoreFields } from "./firestore-values.server";
import { ServiceAccountToken } from "./service-account-token.server";
import { sweepTrash } from "./trash.server";

interface Write {
  update?: { name: string; fields: FirestoreFields };
  delete?: string;
  currentDocument?: { updateTime?: string };
}
/** Firestore's answers about a few documents, with the versions its commits are bound to. */
function keepDocuments(documents: Record<string, Record<string, unknown>>) {
  const root = "projects/p/databases/(default)/documents/";
  const stored = new Map(Object.entries(documents).map(([path, data]) => [path, { data, updateTime: "1" }]));
  const wire = (path: string) => {
    const found = stored.get(path);
    return (
      found && {
        name: root + path,
        createTime: "0",
        updateTime: found.updateTime,
        ...encodeFields(found.data),
      }
    );
  };
  const change = (path: string, data: Record<string, unknown>) =>
    stored.set(path, { data: { ...stored.get(path)?.data, ...data }, updateTime: "2" });
  const answers: Record<string, (body: never) => unknown> = {
    batchGet: (body: { documents: string[] }) =>
      body.documents.map((name) => ({ found: wire(name.slice(root.length)) })),
    runQuery: ({
      structuredQuery,
    }: {
      structuredQuery: { from: { collectionId: string }[]; where: object };
    }) => {
      const asked = JSON.stringify(structuredQuery.where);
      if (asked.includes("boardIds")) return [];
      const [from] = structuredQuery.from;
      return [...stored.keys()]
        .filter((path) => path.startsWith(`${from?.collectionId}/`))
        .filter(
          (path) => (asked.includes("staged") ? "shelf" : "trashedAt") in (stored.get(path)?.data ?? {}),
        )
        .map((path) => ({ document: wire(path) }));
    },
    commit: ({ writes }: { writes: Write[] }) => {
      for (const { update, delete: gone, currentDocument } of writes) {
        const path = (update?.name ?? gone ?? "").slice(root.length);
        const wanted = currentDocument?.updateTime;
        if (wanted !== undefined && stored.get(path)?.updateTime !== wanted) {
          return Response.json({ error: { status: "FAILED_PRECONDITION" } }, { status: 400 });
        }
      }
      for (const { update, delete: gone } of writes) {
        if (gone) stored.delete(gone.slice(root.length));
        else if (update) change(update.name.slice(root.length), { wasTrashed: true });
      }
      return {};
    },
  };
  const firebase = {
    projectId: "p",
    serviceAccount: { clientEmail: "worker@p.example", privateKey: "" },
    googleApis: async (url: string, init?: RequestInit) => {
      const answer = answers[url.split(":").at(-1) ?? ""]?.(JSON.parse(String(init?.body)) as never);
      return answer instanceof Response ? answer : Response.json(answer);
    },
  };
  return { stored, change, firebase };
}

test("what its owner keeps or brings back while the trash is swept stays", async () => {
  const old = new Date(0);
  const { stored, change, firebase } = keepDocuments({
    "images/forgotten": { shelf: "staged" },
    "images/accepted": { shelf: "staged" },
    "images/old": { trashedAt: old },
    "images/restored": { trashedAt: old },
    "assets/gone": { trashedAt: old, ownerId: "ada" },
    "assets/back": { trashedAt: old, ownerId: "ada" },
    "boards/back": { trashedAt: old, ownerId: "ada" },
  });
  const deleted: string[] = [];
  const media = { delete: async (keys: string[]) => void deleted.push(...keys) };
  const query = Firestore.prototype.query;
  vi.spyOn(ServiceAccountToken.prototype, "get").mockResolvedValue("token");
  let asked = 0;
  const spy = vi.spyOn(Firestore.prototype, "query").mockImplementation(async function (
    this: Firestore,
    ...what
  ) {
    const found = await query.apply(this, what);
    asked += 1;
    if (asked === 4) {
      // Everything has been found; now a person is faster than the sweep.
      change("images/accepted", { shelf: "kept" });
      for (const path of ["images/restored", "assets/back", "boards/back"]) change(path, { trashedAt: null });
    }
    return found;
  });
  await sweepTrash({ firebase, media } as unknown as Settings, new Date());
  spy.mockRestore();

  expect([...stored.keys()].toSorted()).toEqual([
    "assets/back",
    "boards/back",
    "images/accepted",
    "images/forgotten",
    "images/restored",
  ]);
  expect(stored.get("images/accepted")?.data).toEqual({ shelf: "kept" });
  expect(stored.get("images/forgotten")?.data).toMatchObject({ wasTrashed: true });
  expect(deleted.filter((key) => key.includes("back"))).toEqual([]);
  expect(deleted).toContain("assets/ada/gone");
});
