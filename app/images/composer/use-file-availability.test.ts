import { expect, test } from "vitest";
import type { Asset } from "~/stores/assets/asset-document";
import { availabilityOf } from "./use-file-availability";

const asset = { id: "one", trashedAt: null } as Asset;
const failed = (code: string) =>
  ({ kind: "failed", error: Object.assign(new Error(), { code }), retry: () => {} }) as const;

test("only a file that is known to be away is missed", () => {
  const trashed = { ...asset, trashedAt: new Date() };
  expect(availabilityOf({ kind: "present", value: trashed })).toEqual({ kind: "trash", asset: trashed });
  expect(availabilityOf({ kind: "present", value: null })).toEqual({ kind: "gone" });
  expect(availabilityOf(failed("permission-denied"))).toEqual({ kind: "gone" });
  for (const reading of [
    { kind: "present", value: asset },
    { kind: "loading" },
    failed("unavailable"),
  ] as const)
    expect(availabilityOf(reading)).toEqual({ kind: "there" });
});
