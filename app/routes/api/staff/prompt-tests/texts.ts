import { answerMethods, json, notFound } from "~/server/http/api-route.server";
import { deskOf } from "~/server/prompt-tests/desk.server";

const mostCases = 100;
const shownCharacters = 280;

/** For staff: what was answered in the cases `?cases=1,2,3`: its beginning, or with `whole=1` all of it. */
const handle = answerMethods({
  GET: async (call) => {
    const asked = (call.url.searchParams.get("cases") ?? "").split(",").map(Number);
    const cases = asked.filter((at) => Number.isInteger(at) && at >= 0).slice(0, mostCases);
    const most = call.url.searchParams.get("whole") === "1" ? 1_000_000 : shownCharacters;
    const texts = await deskOf(call.settings).texts(call.params.runId ?? "", cases, most);
    return texts ? json({ texts: JSON.parse(texts) }) : notFound(call);
  },
});

export { handle as action, handle as loader };
