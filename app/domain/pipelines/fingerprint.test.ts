import { expect, test } from "vitest";
import { familyOf, fingerprintOf, plainCause } from "./fingerprint";

const failure = {
  kind: "make-images",
  step: "image-0",
  code: "provider_failed",
  cause: "ProviderError: 500 at https://models.example/v1/7 for “A loaf”, request req_8f3a9c2d1e44",
};

test("failures of one cause are one, whatever they count, name or quote", () => {
  const other = {
    ...failure,
    step: "image-3",
    cause: "ProviderError: 502 at https://models.example/v1/99?k=1 for “A dog”, request req_1c2b3a4d5e66",
  };
  expect(fingerprintOf(other)).toBe(fingerprintOf(failure));
  expect(fingerprintOf(failure)).toMatch(/^[0-9a-z]{13}$/);
});

test("another kind, step, code or cause is another failure", () => {
  const others = [{ kind: "make-clip" }, { step: "finish" }, { code: "internal" }, { cause: "TypeError: x" }];
  const all = [failure, ...others.map((change) => ({ ...failure, ...change }))].map(fingerprintOf);
  expect(new Set(all).size).toBe(all.length);
});

test("what differs between two tellings is left out of a cause", () => {
  expect(plainCause("Timeout after 5000 ms\n  at 'x'")).toBe("Timeout after <n> ms at <words>");
  expect(plainCause("no 0b8a1c9e-1111-4222-8333-123456789abc")).toBe("no <id>");
  expect(["image-12", "image-2-failed", "picture-s1", "look-9", "write-script"].map(familyOf)).toEqual([
    "image",
    "image-failed",
    "picture",
    "look",
    "write-script",
  ]);
});
