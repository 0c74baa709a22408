import { claimDecisionsSchema } from "~/domain/facts/claim-decisions";
import { claimsOfPage, openClaimsOfPage } from "~/sections/page-claims";
import { decisionsProblem } from "~/server/facts/claim-problems.server";
import { type ApiCall, answerMethods, json, notFound, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import type { Project } from "~/stores/projects/project-document";
import {
  getEditableProject,
  projectInTodaysFacts,
  settleProjectClaims,
} from "~/stores/projects/projects.server";

const handle = answerMethods({
  /** The statements of a page with what backs each, and those that nothing backs and nobody accepted. */
  GET: signedIn(async (call) => {
    const project = await getEditableProject(call.settings, call.params.projectId ?? "", call.viewer);
    return project ? json(await claimsToday(call, project)) : notFound(call);
  }),
  /** A person accepts a statement, or adds a fact that backs one. It is written down who did, and when. */
  POST: signedIn(async (call) => {
    const project = await getEditableProject(call.settings, call.params.projectId ?? "", call.viewer);
    if (!project) return notFound(call);
    const decisions = await readJson(call, claimDecisionsSchema);
    const { open } = await claimsToday(call, project);
    const refused = decisionsProblem(call, decisions, { open, sheet: project.facts, thing: "page" });
    if (refused) return refused;
    const settled = await settleProjectClaims(call.settings, project, decisions, call.viewer.userId);
    return json(await claimsToday(call, settled));
  }),
});

export { handle as action, handle as loader };

async function claimsToday({ settings }: Pick<ApiCall, "settings">, project: Project) {
  const { page, sheets } = await projectInTodaysFacts(settings, project);
  const sources = { brief: "", sheets };
  return {
    claims: claimsOfPage(page, sources),
    open: openClaimsOfPage(page, sources, project.acceptedClaims),
  };
}
