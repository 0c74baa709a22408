import type { Viewer } from "./viewer";

/** What reaches beyond the own account, and who may do it. */
const holders = {
  "read-accounts": ["staff"],
  "change-accounts": ["staff"],
  "view-accounts-as": ["staff"],
  "export-accounts": ["staff"],
  "reveal-accounts": ["staff"],
  "grant-credits": ["staff"],
  "set-plans": ["staff"],
  "moderate-public-images": ["staff"],
  "test-models": ["staff"],
  "chat-with-models": ["staff"],
  "read-audit": ["staff"],
  "revert-changes": ["staff"],
  "read-pipelines": ["staff"],
  "reveal-pipelines": ["staff"],
  "change-pipelines": ["staff"],
  "read-documents": ["staff"],
  "reveal-documents": ["staff"],
  "change-documents": ["staff"],
} as const satisfies Record<string, readonly Viewer["kind"][]>;

export type Permission = keyof typeof holders;

/**
 * Whether somebody may do this. The gate asks for the permission that `access.ts` names beside an address; a page asks
 * for the same one before it shows what calls that address.
 */
export function can(viewer: Pick<Viewer, "kind">, permission: Permission): boolean {
  const kinds: readonly Viewer["kind"][] = holders[permission];
  return kinds.includes(viewer.kind);
}
