import * as z from "zod/mini";
import type { SignedInViewer } from "~/domain/access/viewer";
import { factDifferences } from "~/domain/products/fact-differences";
import { longestPassword, shortestPassword } from "~/domain/publications/publication-password";
import { openClaimsOfPage } from "~/sections/page-claims";
import { assetIdsOfPage } from "~/sections/page-media";
import { openClaimsProblem } from "~/server/facts/claim-problems.server";
import { type ApiCall, answerMethods, json, notFound, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { forgetPage } from "~/server/product-pages/kept-page.server";
import { missingPageImages } from "~/server/product-pages/page-files.server";
import { pageAddress, publicOriginOf } from "~/server/product-pages/public-origin.server";
import { getOwnAssets } from "~/stores/assets/assets.server";
import { FirestoreError } from "~/stores/firestore/firestore.server";
import {
  getOwnProject,
  projectInTodaysFacts,
  publishedVersionWrite,
} from "~/stores/projects/projects.server";
import type { Edition, PublishedPage } from "~/stores/published-pages/published-page-document";
import {
  changeVisibility,
  getPublishedPage,
  publishEdition,
  putBackEdition,
  readEditionDocument,
  takeDownPage,
  type Visibility,
} from "~/stores/published-pages/published-pages.server";

const momentSchema = z.nullable(z.iso.datetime({ offset: true }));
const visibilityFields = {
  /** null takes the password off; absent leaves it as it is. */
  password: z.optional(
    z.nullable(z.string().check(z.minLength(shortestPassword), z.maxLength(longestPassword))),
  ),
  /** Shown from then, and until then; null for no such time, absent leaves it as it is. */
  visibleFrom: z.optional(momentSchema),
  visibleUntil: z.optional(momentSchema),
};

const schema = z.discriminatedUnion("do", [
  /** Shows the project as it is now. */
  z.object({ do: z.literal("publish"), ...visibilityFields }),
  /** Changes to whom and when it is shown, and nothing of what it shows. */
  z.object({ do: z.literal("set"), ...visibilityFields }),
  /** Shows an edition of before again. */
  z.object({ do: z.literal("put-back"), version: z.int().check(z.gte(1)) }),
]);
type Order = z.infer<typeof schema>;

const handle = answerMethods({
  /** How a project is published, with the document others see, what stops it and which images are still to be made. */
  GET: signedIn(async (call) => {
    const { settings, viewer } = call;
    const project = await findProject(call);
    if (!project) return notFound(call);
    const [published, today, assets] = await Promise.all([
      getPublishedPage(settings, project.id),
      projectInTodaysFacts(settings, project),
      getOwnAssets(settings, assetIdsOfPage(project.page), viewer.userId),
    ]);
    return json({
      ...stateOf(call, published),
      shown: published && (await readEditionDocument(settings, project.id, shownVersion(published))),
      outOfDate: published ? factDifferences(published.facts, today.facts, published.language) : [],
      open: openClaimsOfPage(today.page, { brief: "", sheets: today.sheets }, project.acceptedClaims),
      missingImages: missingPageImages(assets),
    });
  }),
  POST: signedIn(async (call) => {
    const project = await findProject(call);
    if (!project) return notFound(call);
    const order = await readJson(call, schema);
    const refused = refuse(call, order, await getPublishedPage(call.settings, project.id));
    if (refused) return refused;
    const answer = await carryOut(call, project, order);
    await forgetPage(call.url.origin, project.id);
    return answer;
  }),
  DELETE: signedIn(async (call) => {
    const project = await findProject(call);
    const published = project && (await getPublishedPage(call.settings, project.id));
    if (published?.ownerId !== call.viewer.userId) return notFound(call);
    await takeDownPage(call.settings, published);
    await forgetPage(call.url.origin, published.id);
    return new Response(null, { status: 204 });
  }),
});

export { handle as action, handle as loader };

function findProject({ settings, params, viewer }: ApiCall<SignedInViewer>) {
  return getOwnProject(settings, params.projectId ?? "", viewer.userId);
}

type FoundProject = NonNullable<Awaited<ReturnType<typeof findProject>>>;

/** Why an order cannot be carried out, whatever the page says. */
function refuse(
  call: ApiCall<SignedInViewer>,
  order: Order,
  published: PublishedPage | null,
): Response | null {
  if (published && published.ownerId !== call.viewer.userId) {
    return call.problem(
      409,
      "address_taken",
      "This address belongs to another page. Duplicate the page, then publish the copy.",
    );
  }
  if (order.do === "put-back") return null;
  if (order.password && !call.settings.sessionSecret) {
    return call.problem(
      503,
      "sessions_not_configured",
      "Passwords need SESSION_SECRET. Publish without one.",
    );
  }
  const { visibleFrom = published?.visibleFrom, visibleUntil = published?.visibleUntil } =
    visibilityOf(order);
  if (visibleFrom && visibleUntil && visibleUntil <= visibleFrom) {
    return call.problem(
      400,
      "ends_before_it_begins",
      "The page would end before it begins. Choose a later end.",
    );
  }
  return null;
}

async function carryOut(
  call: ApiCall<SignedInViewer>,
  project: FoundProject,
  order: Order,
): Promise<Response> {
  const { settings, url, problem } = call;
  const gone = () =>
    problem(409, "not_published", "That version is not kept any more. Publish the page as it is now.");
  try {
    if (order.do === "set") {
      const changed = await changeVisibility(settings, project.id, visibilityOf(order));
      return changed ? json(stateOf(call, changed)) : gone();
    }
    if (project.trashedAt) {
      return problem(409, "in_trash", "This page is in the trash. Restore it, then publish it.");
    }
    if (order.do === "put-back") {
      const page = await putBackEdition(settings, project.id, order.version);
      return page ? json(stateOf(call, page)) : gone();
    }
    const { page: asked, facts, sheets } = await projectInTodaysFacts(settings, project);
    const refused = openClaimsProblem(
      call,
      openClaimsOfPage(asked, { brief: "", sheets }, project.acceptedClaims),
    );
    if (refused) return refused;
    // What renders is large, and most of what is asked for needs none of it.
    const { renderEdition } = await import("~/server/product-pages/publish-page.server");
    const rendered = await renderEdition(settings, {
      ...{ project, page: asked, facts },
      origin: publicOriginOf(settings, url),
    });
    const page = await publishEdition(settings, project.id, project.ownerId, rendered, {
      visibility: visibilityOf(order),
      action: "page.publish",
      also: [publishedVersionWrite(project, asked)],
    });
    return json(stateOf(call, page));
  } catch (error) {
    if (
      !(error instanceof FirestoreError && ["failed_precondition", "already_exists"].includes(error.code))
    ) {
      throw error;
    }
    return problem(
      409,
      "published_meanwhile",
      "It was published somewhere else just now. Look at it, then try again.",
    );
  }
}

function visibilityOf({
  password,
  visibleFrom,
  visibleUntil,
}: Exclude<Order, { do: "put-back" }>): Visibility {
  return { password, visibleFrom: momentOf(visibleFrom), visibleUntil: momentOf(visibleUntil) };
}

function momentOf(time: string | null | undefined): Date | null | undefined {
  return typeof time === "string" ? new Date(time) : time;
}

const shownVersion = ({ editions, version }: PublishedPage) => editions[0]?.version ?? version;

/** What its owner is told; null where it was never published. */
function stateOf({ settings, url }: Pick<ApiCall, "settings" | "url">, page: PublishedPage | null) {
  if (!page) return { published: null };
  const { id, takenDownAt, visibility, visibleFrom, visibleUntil, isUnlisted, publishedAt } = page;
  return {
    published: {
      address: pageAddress(settings, id, publicOriginOf(settings, url)),
      isDown: takenDownAt !== null,
      visibility,
      visibleFrom,
      visibleUntil,
      isUnlisted,
      version: shownVersion(page),
      publishedAt,
      editionPublishedAt: page.editions[0]?.publishedAt ?? publishedAt,
      earlier: page.earlier.map(({ version, publishedAt: at }: Edition) => ({ version, publishedAt: at })),
    },
  };
}
