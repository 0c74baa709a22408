import { beforeAll, expect, test } from "vitest";
import { encodeFields } from "~/stores/firestore/firestore-values.server";
import { contentDocument } from "../fakes/content-fields";
import { type Caller, callers } from "./access-table";
import { fieldsOfOwner, type People } from "./people";
import { remove, write } from "./project-attempts";
import {
  put,
  putGuest,
  putSharedContent,
  type SharedAs,
  secret,
  videoCommentBy,
  videoPresenceOf,
  videoVersionBy,
} from "./shared-content";

/** Videos that are shared, against firestore.rules, with real tokens. */
export function testSharedContent(gathered: () => People): void {
  let people: People;
  beforeAll(() => {
    people = gathered();
  });

  const roles: readonly SharedAs[] = ["view", "comment", "edit"];
  const { storyboard } = contentDocument("somebody");
  const soon = () => new Date(Date.now() + 86_400_000);
  const past = new Date("2026-01-01");

  async function tried(answer: Promise<Response>): Promise<boolean> {
    const response = await answer;
    if (response.ok) return true;
    expect([403, 404]).toContain(response.status);
    return response.status === 404;
  }

  async function everybody(attempt: (caller: Caller) => Promise<Response>): Promise<Caller[]> {
    const allowed: Caller[] = [];
    for (const caller of callers) if (await tried(attempt(caller))) allowed.push(caller);
    return allowed;
  }

  const get = (caller: Caller, path: string) => people.rest(people.tokens[caller], "GET", `/${path}`);
  const change = (caller: Caller, path: string, fields: Record<string, unknown>, times = ["updatedAt"]) =>
    write(people, caller, {
      ...{ path, fields, times, mask: [...new Set([...Object.keys(fields), ...times])] },
    });

  function list(caller: Caller, email: string): Promise<Response> {
    const filter = (fieldPath: string, op: string, value: object) => ({
      fieldFilter: { field: { fieldPath }, op, value },
    });
    const filters = [
      filter("members", "ARRAY_CONTAINS", { stringValue: email }),
      filter("trashedAt", "EQUAL", { nullValue: null }),
    ];
    return people.rest(people.tokens[caller], "POST", ":runQuery", {
      structuredQuery: {
        from: [{ collectionId: "content" }],
        where: { compositeFilter: { op: "AND", filters } },
      },
    });
  }

  test.each(roles)(
    "who may %s a video reads it while it is not in the trash, and only with a proved address",
    async (as) => {
      await putSharedContent(people, `read-${as}`, as);
      await putSharedContent(people, `trashed-${as}`, as, { trashedAt: past });
      expect(await everybody((caller) => get(caller, `content/read-${as}`))).toEqual(["other", "owner"]);
      expect(await everybody((caller) => get(caller, `content/trashed-${as}`))).toEqual(["owner"]);
    },
  );

  test("members list what is shared with their own proved address", async () => {
    expect(await tried(list("other", "other@example.com"))).toBe(true);
    expect(await tried(list("other", "unproven@vitrine.example"))).toBe(false);
    expect(await tried(list("unverified", "unproven@vitrine.example"))).toBe(false);
    expect(await tried(list("anonymous", "other@example.com"))).toBe(false);
  });

  test("only editors change a storyboard, nobody but its owner anything else, and those removed nothing", async () => {
    for (const as of roles) {
      const path = `content/edit-${as}`;
      await putSharedContent(people, `edit-${as}`, as);
      const allowed = as === "edit" ? ["other", "owner"] : ["owner"];
      expect([as, await everybody((caller) => change(caller, path, { storyboard }))]).toEqual([as, allowed]);
    }
    await put(people, "content/uncounted", {
      ...fieldsOfOwner(people),
      ...encodeFields({ members: ["other@example.com"], editors: ["other@example.com"] }).fields,
    });
    expect(await everybody((caller) => change(caller, "content/uncounted", { storyboard }))).toEqual([
      "owner",
    ]);
    const path = "content/edit-edit";
    expect(await tried(change("other", path, { storyboard }, ["updatedAt", "versionedAt"]))).toBe(true);
    expect(await tried(change("other", path, { storyboard, savedBy: people.ids.other }))).toBe(true);
    expect(await tried(change("owner", path, { title: "Renamed" }))).toBe(true);
    for (const fields of [
      { savedBy: people.ids.owner },
      { title: "Mine" },
      { chosenVariant: 3 },
      { trashedAt: past },
      { members: ["other@example.com", "friend@example.com"] },
      { commenters: ["other@example.com"] },
      { editors: ["friend@example.com"] },
      { ownMedia: ["owners"] },
      { ownerId: people.ids.other },
      { acceptedClaims: [] },
      { status: "published" },
      { versionedAt: past },
      { storyboard: { ...storyboard, scenes: [] } },
    ]) {
      expect([fields, await tried(change("other", path, fields))]).toEqual([fields, false]);
    }
    expect(await tried(change("other", path, { storyboard, updatedAt: past }, []))).toBe(false);
    expect(await tried(remove(people, "other", path))).toBe(false);
    expect(await tried(change("owner", path, { members: [], commenters: [], editors: [] }))).toBe(true);
    expect(await tried(get("other", path))).toBe(false);
    expect(await tried(change("other", path, { storyboard }))).toBe(false);
  });

  test("members are addresses in bounds", async () => {
    await putSharedContent(people, "bounds", "view");
    const many = Array.from({ length: 51 }, (_, index) => `m${index}@example.com`);
    for (const field of ["members", "commenters", "editors"]) {
      for (const value of [many, "x", [1]]) {
        const isAllowed = await tried(change("owner", "content/bounds", { [field]: value }));
        expect([field, isAllowed]).toEqual([field, false]);
      }
    }
  });

  test("versions are read and kept by who edits, and changed in their name alone", async () => {
    for (const as of roles) {
      await putSharedContent(people, `versions-${as}`, as);
      const path = (caller: Caller) => `content/versions-${as}/versions/by-${caller.replace(" ", "-")}`;
      const allowed = as === "edit" ? ["other", "owner"] : ["owner"];
      const keep = (caller: Caller) =>
        write(people, caller, {
          ...{ path: path(caller), fields: videoVersionBy(people, caller), times: ["createdAt"] },
        });
      expect([as, await everybody(keep)]).toEqual([as, allowed]);
      const read = (caller: Caller) => get(caller, path("owner"));
      expect([as, await everybody(read)]).toEqual([as, allowed]);
    }
    const at = "content/versions-edit/versions";
    for (const fields of [
      { credits: 5 },
      { title: "" },
      { storyboard: "x" },
      { step: "x".repeat(121) },
      { name: "x".repeat(81) },
      { reason: "published" },
      { authorId: people.ids.owner },
    ]) {
      const kept = write(people, "other", {
        ...{ path: `${at}/wrong`, fields: videoVersionBy(people, "other", fields), times: ["createdAt"] },
      });
      expect([fields, await tried(kept)]).toEqual([fields, false]);
    }
    expect(await tried(change("other", `${at}/by-owner`, { name: "Before the sale" }, []))).toBe(true);
    expect(await tried(change("other", `${at}/by-owner`, { name: "x".repeat(81) }, []))).toBe(false);
    expect(await tried(change("other", `${at}/by-owner`, { title: "Another" }, []))).toBe(false);
  });

  const commentBy = (caller: Caller, id: string, path: string, fields: object = {}) =>
    write(people, caller, {
      path: `${path}/comments/${id}`,
      fields: videoCommentBy(people, caller, emails[caller] ?? "", fields),
      times: ["createdAt", "updatedAt"],
    });
  const emails: Partial<Record<Caller, string>> = {
    other: "other@example.com",
    owner: "owner@example.com",
    unverified: "unproven@vitrine.example",
    "password staff": "pat@vitrine.example",
    staff: "sam@vitrine.example",
  };

  test("comments are read by who may look, written by who may comment, and changed by their authors", async () => {
    for (const as of roles) {
      const path = `content/comments-${as}`;
      await putSharedContent(people, `comments-${as}`, as);
      const allowed = as === "view" ? ["owner"] : ["other", "owner"];
      const say = (caller: Caller) => commentBy(caller, caller.replace(" ", "-"), path);
      expect([as, await everybody(say)]).toEqual([as, allowed]);
      const read = (caller: Caller) => get(caller, `${path}/comments/owner`);
      expect([as, await everybody(read)]).toEqual([as, ["other", "owner"]]);
      const resolve = (caller: Caller) => change(caller, `${path}/comments/owner`, { isResolved: true });
      expect([as, await everybody(resolve)]).toEqual([as, allowed]);
      expect(await tried(change("other", `${path}/comments/owner`, { text: "Mine" }))).toBe(false);
      expect(await tried(remove(people, "other", `${path}/comments/owner`))).toBe(false);
    }
    const path = "content/comments-comment";
    expect(await tried(change("other", `${path}/comments/other`, { text: "Better" }))).toBe(true);
    expect(await tried(commentBy("other", "whole", path, { at: null }))).toBe(true);
    const at = { sceneId: "one", seconds: 1, x: 0.5, y: 0.5 };
    for (const fields of [
      { authorId: people.ids.owner },
      { authorEmail: "owner@example.com" },
      { text: "" },
      { text: "x".repeat(2001) },
      { credits: 1 },
      { at: "now" },
      { at: { ...at, sceneId: "" } },
      { at: { ...at, seconds: -1 } },
      { at: { ...at, seconds: "1" } },
      { at: { ...at, seconds: 601 } },
      { at: { ...at, x: 2 } },
      { at: { ...at, x: -1 } },
      { at: { ...at, y: "top" } },
      { at: { ...at, more: 1 } },
    ]) {
      expect([fields, await tried(commentBy("other", "wrong", path, fields))]).toEqual([fields, false]);
    }
    expect(await tried(remove(people, "other", `${path}/comments/other`))).toBe(true);
    expect(await tried(remove(people, "owner", `${path}/comments/whole`))).toBe(true);
  });

  test("who is there says so of themselves alone, and reads what they read", async () => {
    const path = "content/there";
    await putSharedContent(people, "there", "view");
    const mark = (caller: Caller, fields: object = {}) =>
      write(people, caller, {
        path: `${path}/presence/${caller.replace(" ", "-")}`,
        fields: videoPresenceOf(people, caller, fields),
        times: ["seenAt"],
      });
    expect(await everybody((caller) => mark(caller))).toEqual(["other", "owner"]);
    expect(await everybody((caller) => get(caller, `${path}/presence/owner`))).toEqual(["other", "owner"]);
    expect(await tried(remove(people, "other", `${path}/presence/owner`))).toBe(false);
    expect(await tried(remove(people, "other", `${path}/presence/other`))).toBe(true);
    for (const fields of [{ userId: people.ids.owner }, { isIdle: "no" }, { sceneId: 1 }, { more: 1 }]) {
      expect([fields, await tried(mark("other", fields))]).toEqual([fields, false]);
    }
    const note = (caller: Caller, whose: Caller, fields: Record<string, unknown> = {}) =>
      write(people, caller, { path: `${path}/reads/${people.ids[whose]}`, fields, times: ["readAt"] });
    expect(await everybody((caller) => note(caller, caller))).toEqual(["other", "owner"]);
    expect(await tried(note("other", "other", { more: 1 }))).toBe(false);
    const backdated = write(people, "other", {
      path: `${path}/reads/${people.ids.other}`,
      fields: { readAt: past },
      mask: ["readAt"],
    });
    expect(await tried(backdated)).toBe(false);
    const strange = (caller: Caller) => get(caller, `content/theirs/reads/${people.ids[caller]}`);
    await putSharedContent(people, "theirs", "view", { members: [] });
    expect(await tried(strange("other"))).toBe(false);
    expect(await tried(mark("other", { sceneId: "one" }))).toBe(true);
    expect(await tried(remove(people, "other", `${path}/presence/missing`))).toBe(true);
    expect(await tried(note("other", "owner"))).toBe(false);
    expect(await tried(get("other", `${path}/reads/${people.ids.owner}`))).toBe(false);
    expect(await tried(get("other", `${path}/reads/${people.ids.other}`))).toBe(true);
  });

  test("a link lets in whoever took it up, to do what it says, until it is over or taken back", async () => {
    await putGuest(people, "by-comment", { role: "comment", expiresAt: soon() });
    await putGuest(people, "by-view", { role: "view", expiresAt: soon() });
    await putGuest(people, "by-late", { role: "comment", expiresAt: past });
    await putGuest(people, "by-none", null);
    const read = (id: string) => everybody((caller) => get(caller, `content/${id}`));
    expect(await read("by-comment")).toEqual(["other", "owner"]);
    expect(await read("by-view")).toEqual(["other", "owner"]);
    expect(await read("by-late")).toEqual(["owner"]);
    expect(await read("by-none")).toEqual(["owner"]);
    expect(await tried(commentBy("other", "one", "content/by-comment"))).toBe(true);
    expect(await tried(commentBy("other", "one", "content/by-view"))).toBe(false);
    const readComment = (id: string) => get("other", `content/${id}/comments/missing`);
    expect(await tried(readComment("by-view"))).toBe(true);
    expect(await tried(readComment("by-late"))).toBe(false);
    const reads = `content/by-late/reads/${people.ids.other}`;
    expect(await tried(get("other", reads))).toBe(false);
    expect(await tried(write(people, "other", { path: reads, fields: {}, times: ["readAt"] }))).toBe(false);
    expect(await tried(change("other", "content/by-comment", { storyboard }))).toBe(false);
    expect(await tried(get("other", "content/by-comment/versions/any"))).toBe(false);
    expect(await tried(get("other", `content/by-comment/links/${secret}`))).toBe(false);
    await remove(people, "owner", `content/by-comment/links/${secret}`);
    expect(await read("by-comment")).toEqual(["owner"]);
  });

  test("links are made and taken back by the owner, and nobody lets themselves in", async () => {
    await putSharedContent(people, "links", "edit");
    const make = (caller: Caller, id: string, fields: object = {}, times = ["createdAt"]) =>
      write(people, caller, {
        path: `content/links/links/${id}`,
        fields: { role: "comment", expiresAt: soon(), ...fields },
        times,
      });
    const named = (caller: Caller) => `${caller.replace(" ", "-")}-${secret}`;
    expect(await everybody((caller) => make(caller, named(caller)))).toEqual(["owner"]);
    for (const fields of [{ role: "edit" }, { expiresAt: past }, { expiresAt: "never" }, { more: 1 }]) {
      expect([fields, await tried(make("owner", `wrong-${secret}`, fields))]).toEqual([fields, false]);
    }
    expect(await tried(make("owner", "short"))).toBe(false);
    expect(await tried(make("owner", `old-${secret}`, { createdAt: past }, []))).toBe(false);
    expect(
      await everybody((caller) => remove(people, caller, `content/links/links/${named("owner")}`)),
    ).toEqual(["owner"]);
    const join = write(people, "other", {
      path: `content/links/guests/${people.ids.other}`,
      fields: { linkId: named("owner") },
    });
    expect(await tried(join)).toBe(false);
  });

  test("an editor lends files of their own, and no others", async () => {
    await putSharedContent(people, "lending", "edit");
    await putSharedContent(people, "looking", "view");
    const ownedBy = (caller: Caller) => ({ ownerId: { stringValue: people.ids[caller] } });
    await put(people, "assets/others-own", ownedBy("other"));
    await put(people, "assets/owners", ownedBy("owner"));
    const lend = (id: string, assetId: string, ownerId = people.ids.other) =>
      tried(
        write(people, "other", {
          ...{ path: `content/${id}/lent/${assetId}`, fields: { ownerId }, times: ["createdAt"] },
        }),
      );
    const backdated = write(people, "other", {
      path: "content/lending/lent/others-own",
      fields: { ownerId: people.ids.other, createdAt: past },
    });
    expect(await tried(backdated)).toBe(false);
    expect(await lend("lending", "others-own")).toBe(true);
    expect(await lend("lending", "owners")).toBe(false);
    expect(await lend("lending", "owners", people.ids.owner)).toBe(false);
    expect(await lend("lending", "missing")).toBe(false);
    expect(await lend("looking", "others-own")).toBe(false);
  });
}
