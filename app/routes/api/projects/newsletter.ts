import * as z from "zod/mini";
import type { SignedInViewer } from "~/domain/access/viewer";
import { type ApiCall, answerMethods, json, notFound, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { mailUrlProblem } from "~/server/product-pages/mail-url-problem";
import { getOwnProject } from "~/stores/projects/projects.server";
import { pageMailsOf } from "~/stores/published-pages/page-objects.server";

const schema = z.discriminatedUnion("do", [
  /** Where sign-ups are sent from now on; null for nowhere. */
  z.object({ do: z.literal("set"), url: z.nullable(z.string().check(z.maxLength(2000))) }),
  z.object({ do: z.literal("test") }),
]);

/** The address that gets the sign-ups of a project's page, for its owner. Its secret is told once, when the address is set. */
const handle = answerMethods({
  GET: signedIn(async (call) => {
    const project = await findProject(call);
    if (!project) return notFound(call);
    return json({ ...(await pageMailsOf(call.settings, project.id).state()), secret: null });
  }),
  POST: signedIn(async (call) => {
    const project = await findProject(call);
    if (!project) return notFound(call);
    const order = await readJson(call, schema);
    const mails = pageMailsOf(call.settings, project.id);
    if (order.do === "test") return json(await mails.sendTest());
    const isLocal =
      order.url !== null &&
      call.settings.localFetchOrigin !== null &&
      URL.canParse(order.url) &&
      new URL(order.url).origin === call.settings.localFetchOrigin;
    const wrong = order.url === null || isLocal ? null : mailUrlProblem(order.url);
    if (wrong) return call.problem(400, "unusable_address", wrong);
    return json(await mails.configure(order.url));
  }),
});

export { handle as action, handle as loader };

function findProject({ settings, params, viewer }: ApiCall<SignedInViewer>) {
  return getOwnProject(settings, params.projectId ?? "", viewer.userId);
}
