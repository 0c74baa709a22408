import { type ApiCall, signedIn } from "~/api-route.server";
import type { SignedInViewer } from "~/domain/viewer";

/** A handler for staff: to everybody else the address is one that is not theirs. */
export function staffOnly(handler: (call: ApiCall<SignedInViewer>) => Promise<Response>) {
  return signedIn((call) =>
    call.viewer.kind === "staff"
      ? handler(call)
      : call.problem(403, "staff_only", "Only staff of this studio can do this."),
  );
}
