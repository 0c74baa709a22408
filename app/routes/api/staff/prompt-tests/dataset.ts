import * as z from "zod/mini";
import { datasetLimits, datasetRowSchema } from "~/domain/prompt-tests/dataset";
import { deskLimits } from "~/domain/prompt-tests/desk";
import { answerMethods, askerOf, json, notFound, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { deskOf } from "~/server/prompt-tests/desk.server";

const schema = z.object({
  rows: z
    .array(datasetRowSchema)
    .check(z.minLength(1, "Keep at least one row."), z.maxLength(datasetLimits.rows)),
});

/** For staff: the rows of a dataset, in `?version=`; they save them as a further version, or remove all of it. */
const handle = answerMethods({
  GET: async (call) => {
    const version = call.url.searchParams.get("version");
    const rows = await deskOf(call.settings).rows(call.params.datasetId ?? "", version);
    return rows ? json({ rows: JSON.parse(rows) }) : notFound(call);
  },
  PUT: signedIn(async (call) => {
    const { rows } = await readJson(call, schema, 2 * deskLimits.importBytes);
    const desk = deskOf(call.settings);
    const dataset = await desk.saveRows(call.params.datasetId ?? "", JSON.stringify(rows), askerOf(call));
    return dataset ? json({ dataset }) : notFound(call);
  }),
  DELETE: signedIn(async (call) => {
    const isRemoved = await deskOf(call.settings).removeDataset(call.params.datasetId ?? "", askerOf(call));
    return isRemoved ? json({}) : notFound(call);
  }),
});

export { handle as action, handle as loader };
