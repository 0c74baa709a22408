import { answerMethods, json, notFound, signedIn } from "~/server/http/api-route.server";
import { getEditableProject, projectInTodaysFacts } from "~/stores/projects/projects.server";

const handle = answerMethods({
  /** What the facts of a project's product say now: to those it is shared with, who do not see the product itself. */
  GET: signedIn(async (call) => {
    const project = await getEditableProject(call.settings, call.params.projectId ?? "", call.viewer);
    if (!project) return notFound(call);
    const { productFacts } = await projectInTodaysFacts(call.settings, project);
    return json({ facts: productFacts });
  }),
});

export { handle as action, handle as loader };
