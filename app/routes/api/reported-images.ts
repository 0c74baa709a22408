import { answerMethods, json, signedIn } from "~/api-route.server";
import { getReported } from "~/stores/image-reports.server";

/** For staff: public images that were reported, with the reasons. */
const handle = answerMethods({
  GET: signedIn(async ({ settings, viewer, problem }) => {
    if (viewer.kind !== "staff") return problem(403, "staff_only", "Only staff see what was reported.");
    return json({ reported: await getReported(settings) });
  }),
});

export { handle as action, handle as loader };
