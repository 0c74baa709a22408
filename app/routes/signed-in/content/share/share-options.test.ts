import { expect, test } from "vitest";
import { differs, type Published, passwordProblem, publishBody, startOptions } from "./share-options.ts";

const published: Published = {
  mode: "pin",
  isProtected: true,
  exportId: "e1",
  publishedAt: new Date(0),
  posterPath: null,
};

test("starts with what is published", () => {
  expect(startOptions(published, 2)).toEqual({
    mode: "pin",
    isProtected: true,
    password: "",
    exportId: "e1",
    posterSeconds: 2,
  });
  expect(startOptions(null, 2)).toMatchObject({ mode: "pin", isProtected: false, exportId: null });
});

test("a password that is there stays unless another is typed; taking it off says so", () => {
  const options = startOptions(published, 0);
  expect(publishBody(options)).toEqual({ mode: "pin", exportId: "e1" });
  expect(publishBody({ ...options, password: "opal" })).toMatchObject({ password: "opal" });
  expect(publishBody({ ...options, isProtected: false, password: "opal" })).toMatchObject({ password: null });
});

test("asks for a password where there is none yet", () => {
  const options = { ...startOptions(null, 0), isProtected: true };
  expect(passwordProblem(options, null)).toContain("8 characters");
  expect(passwordProblem({ ...options, password: "opal 42" }, null)).toContain("8 characters");
  expect(passwordProblem({ ...options, password: "opal 421" }, null)).toBeNull();
  expect(passwordProblem(startOptions(published, 0), published)).toBeNull();
});

test("tells whether there is anything to publish", () => {
  const start = startOptions(published, 2);
  expect(differs({ ...start }, start)).toBe(false);
  expect(differs({ ...start, posterSeconds: 3 }, start)).toBe(true);
});
