import { type ApiCall, json, notFound } from "../http/api-route.server";
import type { Finish } from "./finish-upload.server";

/** What became of a file, as the API says it. */
export function answerFinish(call: Pick<ApiCall, "problem">, finish: Finish): Response {
  switch (finish.kind) {
    case "stored":
      return json({ asset: finish.asset, isDuplicate: false }, 201);
    case "duplicate":
      return json({ asset: finish.asset, isDuplicate: true });
    case "refused":
      return call.problem(finish.status, finish.code, finish.message);
    case "damaged":
      return call.problem(
        422,
        "file_damaged",
        "The file did not arrive as it is on your device. It may have changed meanwhile; upload it again.",
      );
    case "absent":
      return notFound(call);
  }
}
