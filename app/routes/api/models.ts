import { answerMethods, json, signedIn } from "~/server/http/api-route.server";
import { offeredModels } from "~/server/pages/page-data.server";

const handle = answerMethods({ GET: signedIn(({ settings }) => json(offeredModels(settings))) });

export { handle as action, handle as loader };
