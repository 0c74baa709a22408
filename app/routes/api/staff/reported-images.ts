import { answerMethods, json } from "~/api-route.server";
import { getReported } from "~/stores/image-reports.server";

/** For staff: public images that were reported, with the reasons. */
const handle = answerMethods({
  GET: async ({ settings }) => json({ reported: await getReported(settings) }),
});

export { handle as action, handle as loader };
