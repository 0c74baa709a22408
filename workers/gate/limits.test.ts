import { expect, test } from "vitest";
import { findPathRule } from "~/domain/access/access";
import { rateLimits } from "~/domain/access/rate-limit";
import type { Viewer } from "~/domain/access/viewer";
import { refuseTooMany } from "./limits";

const ada: Viewer = {
  kind: "user",
  userId: "ada",
  email: null,
  emailVerified: false,
  displayName: null,
  expiresAtSeconds: 1,
};

/** Limits of one each. */
function limitsOfOne() {
  const counted: string[] = [];
  const limitOf = (name: string) => ({
    async limit({ key }: { key: string }) {
      const isFirst = !counted.includes(`${name} ${key}`);
      counted.push(`${name} ${key}`);
      return { success: isFirst };
    },
  });
  const entries = rateLimits.map((name) => [name, limitOf(name)] as const);
  const settings = {
    rateLimits: Object.fromEntries(entries) as Record<(typeof rateLimits)[number], RateLimit>,
  };
  const ask = (method: string, path: string, viewer: Viewer = ada) =>
    refuseTooMany(method, { viewer, rule: findPathRule(path.split("/").filter(Boolean)) }, settings, "r1");
  return { counted, ask };
}

test("files fetched from elsewhere, exports and duplicates share a limit, each person for themselves", async () => {
  const { ask, counted } = limitsOfOne();
  expect(await ask("POST", "/api/v1/uploads/from-url")).toBeNull();
  expect(await ask("PUT", "/api/v1/content/c1/exports", { ...ada, userId: "eve" })).toBeNull();
  const refused = await ask("POST", "/api/v1/content/c1/duplicate");
  expect(refused?.status).toBe(429);
  expect(refused?.headers.get("retry-after")).toBe("60");
  expect(await refused?.json()).toMatchObject({ code: "too_many_requests", retryAfterSeconds: 60 });
  expect(counted).toEqual(["heavy ada", "heavy eve", "heavy ada"]);
});

test("what is read, is not signed in or has no limit by name is not counted", async () => {
  const { ask, counted } = limitsOfOne();
  await ask("GET", "/api/v1/content/c1/publish");
  await ask("POST", "/api/v1/users/logout");
  await ask("POST", "/api/v1/publications/c1/unlock");
  await ask("POST", "/api/v1/jobs", { kind: "anonymous" });
  await ask("POST", "/nothing/like/it");
  expect(counted).toEqual([]);
});
