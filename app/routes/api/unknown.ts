import type { LoaderFunctionArgs } from "react-router";
import { requestIdContext } from "~/server/http/context";
import { problem } from "~/server/http/problem.server";

/** Addresses of the API that no route answers. */
function handle({ context }: LoaderFunctionArgs): Response {
  return problem(
    404,
    "not_found",
    "There is nothing at this address of the API.",
    context.get(requestIdContext),
  );
}

export { handle as action, handle as loader };
