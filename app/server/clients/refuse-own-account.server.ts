import type { SignedInViewer } from "~/domain/access/viewer";
import { ownAccountWords } from "~/domain/clients/own-account";
import type { ApiCall } from "~/server/http/api-route.server";

/** Staff decide nothing of their own account: of credits, plan, limits or standing. Throws the answer. */
export function refuseOwnAccount({ viewer, problem }: ApiCall<SignedInViewer>, userId: string): void {
  if (userId === viewer.userId) throw problem(403, "own_account", ownAccountWords);
}
