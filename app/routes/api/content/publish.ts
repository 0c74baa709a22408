import * as z from "zod/mini";
import type { SignedInViewer } from "~/domain/access/viewer";
import { shortestPassword } from "~/domain/publications/publication-password";
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
  getPublication,
  getViews,
  publishContent,
  unpublishContent,
} from "~/stores/publications/publications.server";
import { sharingSchema } from "~/stores/publications/sharing";

const schema = z.object({
  mode: z.enum(publicationModes),
  /** null takes the password off; absent leaves it as it is. */
  password: z.optional(z.nullable(z.string().check(z.minLength(shortestPassword), z.maxLength(200)))),
  exportId: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  openingPicture: z.optional(openingPictureSchema),
  sharing: z.optional(sharingSchema),
  /** When the link ends by itself (ISO 8601 with its offset); null: never; absent leaves it as it is. */
  expiresAt: z.optional(z.nullable(z.iso.datetime({ offset: true }))),
  /** The moving preview sent before is shown. */
  hasPreview: z._default(z.boolean(), false),
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
    const { mode, password, exportId, openingPicture, sharing, hasPreview } = asked;
    const expiresAt = typeof asked.expiresAt === "string" ? new Date(asked.expiresAt) : asked.expiresAt;
    if (content.trashedAt) {
      return call.problem(409, "in_trash", "This work is in the trash. Restore it, then publish it.");
    }
    const { today, facts, sheet } = await inTodaysWords(call.settings, content);
    const refused = openClaimsProblem(call, openClaimsOf(today, { sheet }));
    if (refused) return refused;
    if (password && !call.settings.sessionSecret) {
      return call.problem(
        503,
        "sessions_not_configured",
        "Passwords need SESSION_SECRET. Publish without one.",
      );
    }
    if (expiresAt && expiresAt.getTime() <= Date.now()) {
      return call.problem(400, "ends_in_the_past", "The link would be over at once. Choose a later day.");
    }
    if (exportId && (await getExport(call.settings, exportId))?.contentId !== content.id) {
      return call.problem(
        400,
        "export_missing",
        "That export is gone. Choose another, or publish without one.",
      );
    }
    const publication = await publishContent(call.settings, today, facts, {
      mode,
      password,
      exportId,
      openingPicture,
      sharing,
      expiresAt,
      hasPreview,
    });
    return json({ publication: summarize(publication) });
  }),
  DELETE: signedIn(async (call) => {
    const content = await findWork(call);
    if (!content) return notFound(call);
    await unpublishContent(call.settings, content);
    return new Response(null, { status: 204 });
  }),
});

export { handle as action, handle as loader };

function summarize({ mode, visibility, version, publishedAt, exportId, expiresAt, sharing }: Publication) {
  return { mode, visibility, version, publishedAt, exportId, expiresAt, sharing };
}

function findContent({ settings, params, viewer }: ApiCall<SignedInViewer>) {
  return getOwnContent(settings, params.contentId ?? "", viewer.userId);
}

function findWork({ settings, params, viewer }: ApiCall<SignedInViewer>) {
  return getOwnedWork(settings, params.contentId ?? "", viewer.userId);
}
