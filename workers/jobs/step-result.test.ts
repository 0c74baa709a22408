import { expect, test, vi } from "vitest";
import { ProviderError } from "~/providers/provider-error.server";
import { FirestoreError } from "~/stores/firestore/firestore.server";
import { JobFailure, tryStep } from "./step-result";

const failing = (error: Error) => () => Promise.reject(error);

test("what works is the result", async () => {
  expect(await tryStep(false, async () => 7)).toEqual({ ok: true, value: 7 });
});

test.each([
  new ProviderError("provider_unreachable"),
  new FirestoreError("unavailable", "away"),
  new TypeError("network lost"),
])("what may heal is thrown, to be tried again: %s", async (error) => {
  await expect(tryStep(false, failing(error))).rejects.toBe(error);
});

test.each([
  [new ProviderError("provider_refused"), false, "provider_refused"],
  [new ProviderError("provider_unreachable"), true, "provider_unreachable"],
  [new JobFailure("pictures_missing", "Add pictures."), false, "pictures_missing"],
  [new FirestoreError("unavailable", "away"), true, "documents_unavailable"],
  [new FirestoreError("invalid_argument", "odd"), false, "documents_unavailable"],
  [new TypeError("secret detail"), true, "internal"],
] as const)("%s ends the job, last try %s, as %s", async (error, isLastTry, code) => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const result = await tryStep(isLastTry, failing(error));
  expect(result).toMatchObject({ ok: false, error: { code, message: expect.any(String) } });
  if (result.ok) return;
  expect(result.error.message).not.toContain("secret");
  expect(logged.mock.calls.join()).toContain(result.error.requestId);
  logged.mockRestore();
});
