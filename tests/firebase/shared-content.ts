import { encodeFields } from "~/stores/firestore/firestore-values.server";
import { contentDocument } from "../fakes/content-fields";
import type { Caller } from "./access-table";
import { fieldsOfOwner, type People } from "./people";

/** What people who share a video may do with it and with what lies below it. */

const { title, storyboard } = contentDocument("somebody");

export type SharedAs = "view" | "comment" | "edit";

/** Puts a video of the owner's, shared with `other` and with an address nobody proved. */
export async function putSharedContent(people: People, id: string, as: SharedAs, fields: object = {}) {
  const addresses = ["other@example.com", "unproven@vitrine.example"];
  const shared = encodeFields({
    members: addresses,
    commenters: as === "comment" ? addresses : [],
    editors: as === "edit" ? addresses : [],
    ...(as === "edit" && { ownMedia: [] }),
    ...fields,
  });
  await put(people, `content/${id}`, { ...fieldsOfOwner(people), ...shared.fields });
}

/** Lets `other` in by a link, and says how the link is. */
export async function putGuest(people: People, id: string, link: { role: string; expiresAt: Date } | null) {
  await put(people, `content/${id}`, fieldsOfOwner(people));
  const { fields } = encodeFields({ linkId: secret });
  await put(people, `content/${id}/guests/${people.ids.other}`, fields);
  if (link) await put(people, `content/${id}/links/${secret}`, encodeFields(link).fields);
}

export const secret = "0123456789abcdef0123456789abcdef";

export async function put(people: People, path: string, fields: object): Promise<void> {
  const response = await people.rest(people.admin, "PATCH", `/${path}`, { fields });
  if (!response.ok) throw new Error(await response.text());
}

/** What belongs to one who keeps a version, comments, or is there. */
export const videoVersionBy = (people: People, caller: Caller, fields: object = {}) => ({
  ...{ title, storyboard, name: null, reason: "step", step: "Another template", authorName: "Grace" },
  ...{ asOf: new Date("2026-11-21"), authorId: people.ids[caller] },
  ...fields,
});
export const videoCommentBy = (people: People, caller: Caller, email: string, fields: object = {}) => ({
  ...{ authorName: "Grace", at: { sceneId: "one", seconds: 1.5, x: 0.25, y: null }, parentId: null },
  ...{ text: "Shorter?", isResolved: false, authorId: people.ids[caller], authorEmail: email },
  ...fields,
});
export const videoPresenceOf = (people: People, caller: Caller, fields: object = {}) => ({
  ...{ name: "Grace", sceneId: null, isIdle: false, userId: people.ids[caller] },
  ...fields,
});
