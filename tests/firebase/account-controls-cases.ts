import { describe, expect, test } from "vitest";
import { newBrand } from "~/domain/brands/brand";
import { encodeFields } from "~/stores/firestore/firestore-values.server";
import type { Caller } from "./access-table";
import { attempt, pathsOf, queryOf } from "./attempts";
import { batchChanges, emptyBatch, emptyRowGroup, rowGroupChanges } from "./batch-changes";
import { boardChanges } from "./board-changes";
import { brandChanges } from "./brand-changes";
import { assetChanges, contentChanges, folderChanges, writeOf } from "./content-changes";
import { imageChanges, publicImageChanges } from "./image-changes";
import { inParallel } from "./in-parallel";
import type { People } from "./people";
import { emptyProduct, productChanges } from "./product-changes";
import { commentBy, putSharedProject, versionBy, write } from "./project-attempts";
import { emptyProject, projectChanges } from "./project-changes";
import { emptyTemplate } from "./template-changes";

/** Collections whose documents say whose they are: staff who look at the account find them by that. */
const viewed = [
  "content",
  "jobs",
  "exports",
  "assets",
  "images",
  "boards",
  "brands",
  "products",
  "projects",
  "batches",
  "assetFolders",
];
/** What is read with them by its path. */
const viewedBelow = [
  "users",
  "ledgers",
  "users/*/imageEdits",
  "users/*/videoTemplates",
  "publications",
  "projects/theirs/versions",
  "projects/theirs/comments",
  "projects/theirs/presence",
  "batches/theirs/rowGroups",
  "content/theirs/versions",
  "content/theirs/comments",
  "content/theirs/presence",
];
/** Whoever has the secret of a link comes in by it; who came, and what is the server's, is nobody's to look at either. */
const closed = [
  "content/theirs/links",
  "content/theirs/guests",
  "publicationSecrets",
  "clients",
  "clientNotes",
];

const ownChanges = [
  ["content", contentChanges, true],
  ["assets", assetChanges, false],
  ["images", imageChanges, false],
  ["publicImages", publicImageChanges, false],
  ["boards", boardChanges, true],
  ["brands", brandChanges, true],
  ["products", productChanges, true],
  ["projects", projectChanges, true],
  ["batches", batchChanges, true],
  ["batches/table/rowGroups", rowGroupChanges, true],
  ["assetFolders", folderChanges, false],
] as const;

type OutcomeOf = (answer: Promise<Response>) => Promise<string>;

/** What staff decide of an account, as the rules have it. It comes after the other tests, whose documents it takes over. */
export function testAccountControls(people: () => People, outcomeOf: OutcomeOf): void {
  const put = (path: string, fields: Record<string, unknown>) =>
    people().rest(people().admin, "PATCH", `/${path}`, { fields: encodeFields(fields).fields });
  const viewOf = (endsAt: Date) =>
    put(`accountViews/${people().ids.staff}`, { clientId: people().ids.owner, endsAt });
  const hourMs = 3_600_000;

  const readAs = async (caller: Caller, collection: string) => {
    const get = await outcomeOf(attempt(people(), "get", collection, caller));
    if (!viewed.includes(collection)) return get;
    const { structuredQuery } = queryOf(people(), "list own", collection, "owner");
    const list = people().rest(people().tokens[caller], "POST", ":runQuery", { structuredQuery });
    return get === (await outcomeOf(list)) ? get : `${get} but not as a list`;
  };
  const all = [...viewed, ...viewedBelow, ...closed];

  describe("staff who look at an account", () => {
    test("read what its owner reads, while the time of it lasts", async () => {
      const expected = (isOn: boolean) =>
        all.map((collection) => [
          collection,
          // What is published anybody may read.
          collection === "publications" || (isOn && !closed.includes(collection)) ? "allowed" : "denied",
        ]);
      const read = (caller: Caller) =>
        inParallel(all, async (collection) => [collection, await readAs(caller, collection)]);
      await viewOf(new Date(Date.now() + hourMs));
      expect(await read("staff")).toEqual(expected(true));
      // A view is nobody's but theirs for whom the server wrote it, and nobody writes one themselves.
      for (const caller of ["other", "password staff"] as const) {
        expect(await readAs(caller, "jobs")).toBe("denied");
        const path = `accountViews/${people().ids[caller]}`;
        const fields = { clientId: people().ids.owner, endsAt: new Date(Date.now() + hourMs) };
        expect(await outcomeOf(write(people(), caller, { path, fields }))).toBe("denied");
      }
      await viewOf(new Date(Date.now() - 1));
      expect(await read("staff")).toEqual(expected(false));
    });

    test("read nothing once they are suspended, or their address is the company's no more", async () => {
      await viewOf(new Date(Date.now() + hourMs));
      await put(`users/${people().ids.staff}`, { suspendedAt: new Date() });
      expect(await readAs("staff", "jobs")).toBe("denied");
      await put(`users/${people().ids.staff}`, { suspendedAt: null });
      expect(await readAs("staff", "jobs")).toBe("allowed");
      const endsAt = new Date(Date.now() + hourMs);
      await put(`accountViews/${people().ids.unverified}`, { clientId: people().ids.owner, endsAt });
      expect(await readAs("unverified", "jobs")).toBe("denied");
    });

    test("see what their client did with public images", async () => {
      await viewOf(new Date(Date.now() + hourMs));
      const value = { stringValue: people().ids.owner };
      const structuredQuery = {
        from: [{ collectionId: "imageEvents" }],
        where: { fieldFilter: { field: { fieldPath: "userId" }, op: "EQUAL", value } },
      };
      const list = (caller: Caller) =>
        outcomeOf(people().rest(people().tokens[caller], "POST", ":runQuery", { structuredQuery }));
      expect([await list("staff"), await list("other")]).toEqual(["allowed", "denied"]);
    });

    test("see an account of somebody else's no more than before", async () => {
      await put(`accountViews/${people().ids.staff}`, {
        clientId: people().ids.other,
        endsAt: new Date(Date.now() + hourMs),
      });
      expect(await readAs("staff", "content")).toBe("denied");
      expect(await readAs("staff", "users")).toBe("denied");
    });

    test("change nothing of it", async () => {
      await viewOf(new Date(Date.now() + hourMs));
      const outcomes = await inParallel(all, async (collection) => {
        const did: string[] = [];
        for (const operation of ["update", "delete"] as const) {
          did.push(await outcomeOf(attempt(people(), operation, collection, "staff")));
        }
        return [collection, ...did];
      });
      expect(outcomes).toEqual(all.map((collection) => [collection, "denied", "denied"]));
      const changes = ownChanges.flatMap(([collection, changes, changesTime]) =>
        changes
          .filter(({ allowed }) => allowed)
          .map((change) => ({ collection, change, changesTime, index: changes.indexOf(change as never) })),
      );
      const refused = await inParallel(changes, async ({ collection, change, changesTime, index }) => {
        const writes = [writeOf(people().nameOf(`${collection}/change-${index}`), change, changesTime)];
        return outcomeOf(people().rest(people().tokens.staff, "POST", ":commit", { writes }));
      });
      expect(new Set(refused)).toEqual(new Set(["denied"]));
      expect(
        await outcomeOf(
          people().rest(people().tokens.staff, "GET", `/content/theirs/reads/${people().ids.owner}`),
        ),
      ).toBe("allowed");
      await viewOf(new Date(Date.now() - 1));
    });
  });

  test("whoever came by a link that is over is nowhere to be seen", async () => {
    const linkId = "a-link-that-is-over-since-then";
    await put(`content/theirs/links/${linkId}`, { role: "view", expiresAt: new Date(Date.now() - 1) });
    await put(`content/theirs/guests/${people().ids.other}`, { linkId });
    const fields = { userId: people().ids.other, name: "Otto", sceneId: null, isIdle: false };
    const path = "content/theirs/presence/late";
    expect(await outcomeOf(write(people(), "other", { path, fields, times: ["seenAt"] }))).toBe("denied");
    const { sectionId: _, ...said } = commentBy(people(), "other", "other@example.com", { at: null });
    const comment = { path: "content/theirs/comments/late", fields: said, times: ["createdAt", "updatedAt"] };
    expect(await outcomeOf(write(people(), "other", comment))).toBe("denied");
  });

  describe("a suspended account", () => {
    const suspend = (suspendedAt: Date | null) => put(`users/${people().ids.owner}`, { suspendedAt });

    /** Everything its owner may usually make or change, each once. */
    async function outcomesOfOwner(): Promise<(readonly [string, string])[]> {
      const changes = ownChanges.flatMap(([collection, changes, changesTime]) =>
        changes
          .filter(({ allowed }) => allowed)
          .map((change) => ({ collection, change, changesTime, index: changes.indexOf(change as never) })),
      );
      const changed = await inParallel(changes, async ({ collection, change, changesTime, index }) => {
        const path = `${collection}/change-${index}`;
        const writes = [writeOf(people().nameOf(path), change, changesTime)];
        const sent = people().rest(people().tokens.owner, "POST", ":commit", { writes });
        return [`${collection}: ${change.title}`, await outcomeOf(sent)] as const;
      });
      const { owner } = people().ids;
      const id = crypto.randomUUID();
      const dated = ["createdAt", "updatedAt"];
      const made: [string, Record<string, unknown>, readonly string[]][] = [
        [`boards/${id}`, { name: "Mood", assetIds: [], ownerId: owner }, dated],
        [`products/${id}`, { ...emptyProduct, name: "Mood", ownerId: owner }, dated],
        [`batches/${id}`, { ...emptyBatch, name: "Mood", ownerId: owner }, dated],
        [`batches/table/rowGroups/${id}`, { ...emptyRowGroup, ownerId: owner }, ["updatedAt"]],
        [`brands/${id}`, { ...newBrand, isDefault: false, ownerId: owner, trashedAt: null }, dated],
        [`projects/${id}`, { ...emptyProject, ownerId: owner }, dated],
        [`assetFolders/${id}`, { name: "Autumn", parentId: null, ownerId: owner }, ["createdAt"]],
        [`users/${owner}/videoTemplates/07`, { ...emptyTemplate }, dated],
        [`projects/held/versions/${id}`, versionBy(people(), "owner"), ["createdAt"]],
        [`projects/held/comments/${id}`, commentBy(people(), "owner", "owner@example.com"), dated],
      ];
      const created = await inParallel(made, async ([path, fields, times]) => {
        const kind = path.split("/").slice(0, -1).join("/").replace(owner, "*");
        return [`${kind}: made`, await outcomeOf(write(people(), "owner", { path, fields, times }))] as const;
      });
      return [...changed, ...created];
    }

    test("changes nothing, is told by the rules, and may again when it is restored", async () => {
      await putSharedProject(people(), "held");
      await people().rest(people().admin, "DELETE", `/users/${people().ids.owner}/videoTemplates/07`);
      await suspend(new Date());
      const held = await outcomesOfOwner();
      expect(held.filter(([, outcome]) => outcome !== "denied")).toEqual([]);
      await suspend(null);
      const free = await outcomesOfOwner();
      expect(free.filter(([, outcome]) => outcome !== "allowed")).toEqual([]);
      expect(free.length).toBeGreaterThan(60);
    });

    test("still reads what is its own", async () => {
      await suspend(new Date());
      const outcomes = await inParallel(viewed, async (collection) => [
        collection,
        await readAs("owner", collection),
      ]);
      expect(outcomes).toEqual(viewed.map((collection) => [collection, "allowed"]));
      expect(
        await outcomeOf(
          people().rest(people().tokens.owner, "GET", `/${pathsOf(people(), "users").document}`),
        ),
      ).toBe("allowed");
      await suspend(null);
    });
  });
}
