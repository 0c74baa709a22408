import { answerMethods, json } from "~/server/http/api-route.server";
import { getReported } from "~/stores/public-images/image-reports.server";

/** For staff: public images that were reported, with the reasons. */
const handle = answerMethods({
  GET: async ({ settings }) => json({ reported: await getReported(settings) }),
});

export { handle as action, handle as loader };
