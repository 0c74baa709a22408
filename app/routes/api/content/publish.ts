import * as z from "zod/mini";
import type { SignedInViewer } from "~/domain/access/viewer";
import { longestPassword, shortestPassword } from "~/domain/publications/publication-password";
import { openClaimsProblem } from "~/server/facts/claim-problems.server";
import { type ApiCall, answerMethods, json, notFound, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { getOwnContent, getOwnedWork } from "~/stores/content/content.server";
import { openClaimsOf } from "~/stores/content/content-claims";
import { getExport } from "~/stores/exports/exports.server";
import { inTodaysWords } from "~/stores/products/products.server";
import {
  openingPictureSchema,
  type Publication,
  publicationModes,
} from "~/stores/publications/publication-document";
import {
  changeSharing,
  getPublication,
  getViews,
  publishContent,
  type SharingChange,
  unpublishContent,
} from "~/stores/publications/publications.server";
import { sharingSchema } from "~/stores/publications/sharing";

const sharingFields = {
  /** null takes the password off; absent leaves it as it is. */
  password: z.optional(
    z.nullable(z.string().check(z.minLength(shortestPassword), z.maxLength(longestPassword))),
  ),
  exportId: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  sharing: z.optional(sharingSchema),
  /** When the link ends by itself (ISO 8601 with its offset); null: never; absent leaves it as it is. */
  expiresAt: z.optional(z.nullable(z.iso.datetime({ offset: true }))),
  /** The moving preview sent before is shown; absent leaves it as it is. */
  hasPreview: z.optional(z.boolean()),
};
const changeSchema = z.object(sharingFields);
const schema = z.object({
  ...sharingFields,
  /** What was sent before may show another state: it is shown only where that is said. */
  hasPreview: z._default(z.boolean(), false),
  mode: z.enum(publicationModes),
  openingPicture: z.optional(openingPictureSchema),
});

const handle = answerMethods({
  /** How a work is published, and how often it was seen; `publication` is null while it is not. */
  GET: signedIn(async (call) => {
    const content = await findWork(call);
    if (!content) return notFound(call);
    const [publication, views] = await Promise.all([
      getPublication(call.settings, content.id),
      getViews(call.settings, content.id),
    ]);
    const { total, days } = views;
    return json({ publication: publication && summarize(publication), ...total, days });
  }),
  POST: signedIn(async (call) => {
    const content = await findContent(call);
    if (!content) return notFound(call);
    const asked = await readJson(call, schema);
    if (content.trashedAt) {
      return call.problem(409, "in_trash", "This work is in the trash. Restore it, then publish it.");
    }
    const { today, facts, sheet } = await inTodaysWords(call.settings, content);
    const refused = openClaimsProblem(call, openClaimsOf(today, { sheet }));
    if (refused) return refused;
    const change = await readSharing(call, content.id, asked);
    if (change instanceof Response) return change;
    const { mode, openingPicture, hasPreview } = asked;
    const publication = await publishContent(call.settings, today, facts, {
      ...change,
      hasPreview,
      mode,
      openingPicture,
    });
    return json({ publication: summarize(publication) });
  }),
  /** How it is shared changes; what the link shows stays, whatever was edited since. */
  PUT: signedIn(async (call) => {
    const work = await findWork(call);
    const publication = work && (await getPublication(call.settings, work.id));
    if (!publication) return notFound(call);
    const change = await readSharing(call, publication.id, await readJson(call, changeSchema));
    if (change instanceof Response) return change;
    return json({ publication: summarize(await changeSharing(call.settings, publication, change)) });
  }),
  DELETE: signedIn(async (call) => {
    const content = await findWork(call);
    if (!content) return notFound(call);
    await unpublishContent(call.settings, content);
    return new Response(null, { status: 204 });
  }),
});

export { handle as action, handle as loader };

/** How somebody asks to share a work, or why that cannot be. */
async function readSharing(
  { settings, problem }: ApiCall<SignedInViewer>,
  contentId: string,
  { password, exportId, sharing, hasPreview, expiresAt: end }: z.infer<typeof changeSchema>,
): Promise<SharingChange | Response> {
  const expiresAt = typeof end === "string" ? new Date(end) : end;
  if (password && !settings.sessionSecret) {
    return problem(503, "sessions_not_configured", "Passwords need SESSION_SECRET. Publish without one.");
  }
  if (expiresAt && expiresAt.getTime() <= Date.now()) {
    return problem(400, "ends_in_the_past", "The link would be over at once. Choose a later day.");
  }
  if (exportId && (await getExport(settings, exportId))?.contentId !== contentId) {
    return problem(400, "export_missing", "That export is gone. Choose another, or publish without one.");
  }
  return { password, exportId, sharing, hasPreview, expiresAt };
}

function summarize({ mode, visibility, version, publishedAt, exportId, expiresAt, sharing }: Publication) {
  return { mode, visibility, version, publishedAt, exportId, expiresAt, sharing };
}

function findContent({ settings, params, viewer }: ApiCall<SignedInViewer>) {
  return getOwnContent(settings, params.contentId ?? "", viewer.userId);
}

function findWork({ settings, params, viewer }: ApiCall<SignedInViewer>) {
  return getOwnedWork(settings, params.contentId ?? "", viewer.userId);
}
