import { deskLimits } from "~/domain/prompt-tests/desk";
import { rowEditsSchema } from "~/domain/prompt-tests/row-edits";
import { answerMethods, askerOf, json, notFound, signedIn } from "~/server/http/api-route.server";
import { problem } from "~/server/http/problem.server";
import { readJson } from "~/server/http/request-body.server";
import { deskOf } from "~/server/prompt-tests/desk.server";

/** For staff: the rows of a dataset, in `?version=`; they save what they changed of it as a further version, or remove all of it. */
const handle = answerMethods({
  GET: async (call) => {
    const version = call.url.searchParams.get("version");
    const rows = await deskOf(call.settings).rows(call.params.datasetId ?? "", version);
    return rows ? json({ rows: JSON.parse(rows) }) : notFound(call);
  },
  PUT: signedIn(async (call) => {
    const edits = await readJson(call, rowEditsSchema, 2 * deskLimits.importBytes);
    const desk = deskOf(call.settings);
    const saved = await desk.saveRows(call.params.datasetId ?? "", JSON.stringify(edits), askerOf(call));
    if (saved.kind === "saved") return json({ dataset: saved.dataset });
    if (saved.kind === "absent") return notFound(call);
    if (saved.kind === "unfit") {
      const message =
        "These changes do not fit the dataset. Keep 1 to 10,000 cases, or open the dataset again.";
      return call.problem(422, "rows_unfit", message);
    }
    const { latest } = saved;
    const message = `${latest.by} saved another version meanwhile. Put your changes onto it, or save a copy.`;
    return problem(409, "dataset_changed", message, call.requestId, {}, { latest });
  }),
  DELETE: signedIn(async (call) => {
    const isRemoved = await deskOf(call.settings).removeDataset(call.params.datasetId ?? "", askerOf(call));
    return isRemoved ? json({}) : notFound(call);
  }),
});

export { handle as action, handle as loader };
