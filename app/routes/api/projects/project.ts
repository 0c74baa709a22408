import { answerMethods, notFound, signedIn } from "~/server/http/api-route.server";
import { forgetPage } from "~/server/product-pages/kept-page.server";
import { deleteProject, getOwnProject } from "~/stores/projects/projects.server";

/** Deletes a project for good, with what was published of it. */
const handle = answerMethods({
  DELETE: signedIn(async (call) => {
    const project = await getOwnProject(call.settings, call.params.projectId ?? "", call.viewer.userId);
    if (!project) return notFound(call);
    await deleteProject(call.settings, project);
    await forgetPage(call.url.origin, project.id);
    return new Response(null, { status: 204 });
  }),
});

export { handle as action, handle as loader };
