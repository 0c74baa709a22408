import * as z from "zod/mini";
import type { SignedInViewer } from "~/domain/access/viewer";
import { experimentLimits } from "~/domain/pages/experiment";
import { openClaimsOfPage } from "~/sections/page-claims";
import { refuseTurnedOff } from "~/server/clients/turned-off.server";
import { openClaimsProblem } from "~/server/facts/claim-problems.server";
import { type ApiCall, answerMethods, json, notFound, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { forgetPage } from "~/server/product-pages/kept-page.server";
import { publicOriginOf } from "~/server/product-pages/public-origin.server";
import { FirestoreError } from "~/stores/firestore/firestore.server";
import { getOwnProject, projectInTodaysFacts } from "~/stores/projects/projects.server";
import { countsOf, endExperiment, startExperiment } from "~/stores/published-pages/experiments.server";
import { pageVisitsOf } from "~/stores/published-pages/page-objects.server";
import type { PublishedPage } from "~/stores/published-pages/published-page-document";
import { getPublishedPage } from "~/stores/published-pages/published-pages.server";

const { shareB, mostViewers, days } = experimentLimits;
const schema = z.discriminatedUnion("do", [
  z.object({
    do: z.literal("start"),
    /** The page as it is now, or the version of a kept edition. */
    against: z.union([z.literal("project"), z.int().check(z.gte(1))]),
    shareB: z.number().check(z.gte(shareB.least), z.lte(shareB.most)),
    mostViewers: z.int().check(z.gte(mostViewers.least), z.lte(mostViewers.most)),
    days: z.int().check(z.gte(days.least), z.lte(days.most)),
  }),
  z.object({ do: z.literal("end"), keep: z.enum(["a", "b"]) }),
]);
type Order = z.infer<typeof schema>;

const handle = answerMethods({
  /** Who came, what is being tried and what came of it. */
  GET: signedIn(async (call) => {
    const project = await findProject(call);
    if (!project) return notFound(call);
    return json(await stateOf(call, await getPublishedPage(call.settings, project.id), project.id));
  }),
  POST: signedIn(async (call) => {
    const project = await findProject(call);
    const published = project && (await getPublishedPage(call.settings, project.id));
    if (!project || (published && published.ownerId !== call.viewer.userId)) return notFound(call);
    const order = await readJson(call, schema);
    // Both show what was not shown before.
    const publishes = order.do === "start" || order.keep === "b";
    const turnedOff = publishes && (await refuseTurnedOff(call, "publishing"));
    if (turnedOff) return turnedOff;
    if (!published || published.takenDownAt || project.trashedAt) {
      return call.problem(
        409,
        "not_published",
        "Nobody sees this page yet. Publish it, then test a version.",
      );
    }
    try {
      const answer = await carryOut(call, project, published, order);
      await forgetPage(call.url.origin, project.id);
      return answer;
    } catch (error) {
      if (!(error instanceof FirestoreError && error.code === "failed_precondition")) throw error;
      return call.problem(
        409,
        "published_meanwhile",
        "The page was published somewhere else just now. Look at it, then try again.",
      );
    }
  }),
});

export { handle as action, handle as loader };

function findProject({ settings, params, viewer }: ApiCall<SignedInViewer>) {
  return getOwnProject(settings, params.projectId ?? "", viewer.userId);
}

async function carryOut(
  call: ApiCall<SignedInViewer>,
  project: NonNullable<Awaited<ReturnType<typeof findProject>>>,
  published: PublishedPage,
  order: Order,
): Promise<Response> {
  const { settings, url, problem } = call;
  if (order.do === "end") {
    const page = await endExperiment(settings, published, order.keep);
    if (!page) return problem(409, "no_experiment", "No test is running any more. Look at the page again.");
    return json(await stateOf(call, page, project.id));
  }
  const { against, ...plan } = order;
  if (against !== "project") {
    return started(call, await startExperiment(settings, project.id, { against, ...plan }), project.id);
  }
  const { page, facts, sheets } = await projectInTodaysFacts(settings, project);
  const open = openClaimsOfPage(page, { brief: "", sheets }, project.acceptedClaims);
  const refused = openClaimsProblem(call, open);
  if (refused) return refused;
  const { renderEdition } = await import("~/server/product-pages/publish-page.server");
  const rendered = await renderEdition(settings, {
    ...{ project, page, facts },
    origin: publicOriginOf(settings, url),
  });
  const shown = await startExperiment(settings, project.id, { against: rendered, ...plan });
  return started(call, shown, project.id);
}

async function started(
  call: ApiCall<SignedInViewer>,
  page: PublishedPage | null,
  projectId: string,
): Promise<Response> {
  if (page) return json(await stateOf(call, page, projectId));
  return call.problem(
    409,
    "cannot_try",
    "A test is running already, or that version is not kept any more. Look at the page again.",
  );
}

/** What its owner is told. */
async function stateOf({ settings }: ApiCall, page: PublishedPage | null, projectId: string) {
  const { total, days: ofDays } = await pageVisitsOf(settings, projectId).read();
  const { experiment, endedExperiment } = page ?? {};
  return {
    visits: { total, days: ofDays },
    isPublished: page !== null && page.takenDownAt === null,
    version: page?.editions[0]?.version ?? null,
    earlier: (page?.earlier ?? []).map(({ version, publishedAt }) => ({ version, publishedAt })),
    running: page && experiment ? { ...experiment, counts: await countsOf(settings, page) } : null,
    ended: endedExperiment ?? null,
  };
}
