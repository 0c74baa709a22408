import { encodeFields } from "~/stores/firestore/firestore-values.server";
import type { Caller } from "./access-table";
import { fieldsOfOwner, type People } from "./people";
import { emptyProject } from "./project-changes";

/** What people who share a project may do with it and with what lies below it. */

/** Puts a project of the owner's, shared with `other` and with an address nobody proved. */
export async function putSharedProject(people: People, id: string, trashedAt: Date | null = null) {
  const members = ["other@example.com", "unproven@vitrine.example"];
  const { fields } = encodeFields({ ...emptyProject, members, trashedAt });
  await people.rest(people.admin, "PATCH", `/projects/${id}`, {
    fields: { ...fieldsOfOwner(people), ...fields },
  });
}

interface Write {
  path: string;
  fields: Record<string, unknown>;
  /** Fields that take the time of the server. */
  times?: readonly string[];
  /** Without it the document is a new one. */
  mask?: readonly string[];
}

/** Writes a document, or with a mask some of its fields. */
export function write(
  people: People,
  caller: Caller,
  { path, fields, times = [], mask }: Write,
): Promise<Response> {
  const writes = [
    {
      update: { name: people.nameOf(path), fields: encodeFields(fields).fields },
      ...(mask && { updateMask: { fieldPaths: mask } }),
      updateTransforms: times.map((fieldPath) => ({ fieldPath, setToServerValue: "REQUEST_TIME" })),
      currentDocument: { exists: mask !== undefined },
    },
  ];
  return people.rest(people.tokens[caller], "POST", ":commit", { writes });
}

export function remove(people: People, caller: Caller, path: string): Promise<Response> {
  const writes = [{ delete: people.nameOf(path) }];
  return people.rest(people.tokens[caller], "POST", ":commit", { writes });
}

const { title, page } = emptyProject;

/** What belongs to one who keeps a version, comments, or is there. */
export const versionBy = (people: People, caller: Caller, fields: object = {}) => ({
  ...{ title, page, name: null, reason: "edited", authorName: "Grace", asOf: new Date("2026-11-21") },
  authorId: people.ids[caller],
  ...fields,
});
export const commentBy = (people: People, caller: Caller, email: string, fields: object = {}) => ({
  ...{ authorName: "Grace", sectionId: "hero", parentId: null, text: "Shorter?", isResolved: false },
  authorId: people.ids[caller],
  authorEmail: email,
  ...fields,
});
export const presenceOf = (people: People, caller: Caller, fields: object = {}) => ({
  ...{ name: "Grace", sectionId: null },
  userId: people.ids[caller],
  ...fields,
});
