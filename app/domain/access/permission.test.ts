import { expect, test } from "vitest";
import { can, type Permission } from "./permission";

test("staff alone may do what concerns other accounts", () => {
  const permissions: Permission[] = [
    "read-accounts",
    "change-accounts",
    "view-accounts-as",
    "export-accounts",
    "reveal-accounts",
    "grant-credits",
    "set-plans",
    "moderate-public-images",
    "test-models",
    "read-audit",
    "revert-changes",
  ];
  for (const permission of permissions) {
    const allowed = (["anonymous", "user", "staff"] as const).filter((kind) => can({ kind }, permission));
    expect([permission, allowed]).toEqual([permission, ["staff"]]);
  }
});
