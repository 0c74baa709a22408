import { deskLimits, newDatasetSchema } from "~/domain/prompt-tests/desk";
import { answerMethods, askerOf, json, notFound, signedIn } from "~/server/http/api-route.server";
import { problem } from "~/server/http/problem.server";
import { readJson } from "~/server/http/request-body.server";
import { deskOf } from "~/server/prompt-tests/desk.server";
import { importRows } from "~/server/prompt-tests/import-rows.server";

/** Staff import a dataset, or take cases of a run. What is wrong with a file is answered by line, and nothing of it is kept. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    // As JSON, each quotation mark and line break takes two bytes.
    const asked = await readJson(call, newDatasetSchema, 2 * deskLimits.importBytes);
    const desk = deskOf(call.settings);
    if ("runId" in asked) {
      const dataset = await desk.addCases(asked.name, asked.runId, asked.cases, askerOf(call));
      return dataset ? json({ dataset }, 201) : notFound(call);
    }
    const { rows, errors } = importRows(asked.format, asked.text);
    if (!rows) {
      const message = "The file is not as expected, so nothing was imported. Correct it and choose it again.";
      return problem(422, "dataset_unreadable", message, call.requestId, {}, { errors });
    }
    const dataset = await desk.addDataset(asked.name, JSON.stringify(rows), askerOf(call));
    return json({ dataset }, 201);
  }),
});

export { handle as action, handle as loader };
