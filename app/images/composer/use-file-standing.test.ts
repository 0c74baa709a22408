import { expect, test } from "vitest";
import type { Asset } from "~/stores/assets/asset-document";
import { standingOf } from "./use-file-standing";

const asset = { id: "one", trashedAt: null } as Asset;
const failed = (code: string) =>
  ({ kind: "failed", error: Object.assign(new Error(), { code }), retry: () => {} }) as const;

test("only a file that is known to be away is missed", () => {
  const trashed = { ...asset, trashedAt: new Date() };
  expect(standingOf({ kind: "present", value: trashed })).toEqual({ kind: "trash", asset: trashed });
  expect(standingOf({ kind: "present", value: null })).toEqual({ kind: "gone" });
  expect(standingOf(failed("permission-denied"))).toEqual({ kind: "gone" });
  for (const reading of [
    { kind: "present", value: asset },
    { kind: "loading" },
    failed("unavailable"),
  ] as const)
    expect(standingOf(reading)).toEqual({ kind: "there" });
});
