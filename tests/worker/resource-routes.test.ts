import type { RouteConfigEntry } from "@react-router/dev/routes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findPathRule } from "../../app/domain/access/access.ts";
import { changingMethods } from "../../app/domain/access/rate-limit.ts";
import routes from "../../app/routes.ts";
import { type GoogleKeysServer, startGoogleKeysServer } from "../fakes/google-keys-server.ts";
import { staffClaims } from "../fakes/id-tokens.ts";
import { type GateWorker, startGateWorker } from "./gate-worker.ts";

/** Whoever else may open an address that answers with data; written down here a second time, not taken from the table. */
const publicResources = [
  "/api/v1/users/logout",
  "/api/v1/oembed",
  "/embed/v1.js",
  "/embed/v1.d.ts",
  "/pages/sitemap.xml",
  "/pages/sitemap/:file",
  "/pages/feed.xml",
  "/robots.txt",
  "/api/v1/pages/:pageId/go",
  "/api/v1/pages/:pageId/newsletter",
  "/api/v1/publications/:contentId/unlock",
  "/api/v1/publications/:contentId/view",
  "/api/v1/pages/:pageId/unlock",
  "/api/v1/billing/webhook",
];

function expectedAccess(pattern: string): "public" | "signed-in" | "staff" {
  if (publicResources.includes(pattern) || pattern.startsWith("/media/")) return "public";
  return pattern.startsWith("/api/v1/staff/") ? "staff" : "signed-in";
}

const allRoutes = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...allRoutes(entry.children ?? [])]);

/** Modules of pages are .tsx. Whatever lies under the wildcard of staff is closed too, built or not. */
const patterns = [
  ...allRoutes(routes).flatMap(({ path, file }) => (path && file.endsWith(".ts") ? [path] : [])),
  "/api/v1/staff/nothing",
  "/api/v1/staff/grants/nothing",
];
const exampleOf = (pattern: string) => pattern.replace(/:\w+/g, "x1").replace("*", "nothing/at/all");

let google: GoogleKeysServer;
let worker: GateWorker;
let visitors: Record<"anonymous" | "user" | "staff", Record<string, string>>;

beforeAll(async () => {
  google = await startGoogleKeysServer();
  worker = await startGateWorker({ vars: { LOCAL: "1", GOOGLE_APIS_ORIGIN: google.origin } });
  visitors = {
    anonymous: {},
    user: { authorization: `Bearer ${google.sign()}` },
    staff: { authorization: `Bearer ${google.sign(staffClaims)}` },
  };
});
afterAll(async () => {
  await worker?.stop();
  await google?.close();
});

async function refusalOf(
  path: string,
  method: string,
  headers: Record<string, string>,
): Promise<string | null> {
  const body = method === "GET" || method === "HEAD" ? undefined : "{}";
  const answer = await worker.fetch(path, { method, headers, body });
  const text = await answer.text();
  const code = /"code":"(\w+)"/.exec(text)?.[1];
  const isOfGate = code === "sign_in_required" || code === "staff_only";
  return isOfGate ? `${answer.status} ${code}` : null;
}

test("every resource of routes.ts is a row of the table, as a resource", () => {
  expect(patterns.length).toBeGreaterThan(50);
  for (const pattern of patterns) {
    const rule = findPathRule(exampleOf(pattern).split("/").filter(Boolean));
    expect([pattern, rule?.access, rule?.kind]).toEqual([pattern, expectedAccess(pattern), "resource"]);
  }
});

test.each(changingMethods)("every resource that answers %s says how often one may ask it", async (method) => {
  const wrong: unknown[] = [];
  for (const pattern of patterns.filter((known) => !known.includes("*") && !known.endsWith("nothing"))) {
    const path = exampleOf(pattern);
    const answer = await worker.fetch(path, { method, headers: visitors.staff, body: "{}" });
    await answer.body?.cancel();
    const limit = findPathRule(path.split("/").filter(Boolean))?.limits?.[method];
    if (answer.status !== 405 && limit === undefined) wrong.push({ pattern, status: answer.status });
  }
  expect(wrong).toEqual([]);
});

test.each(["GET", "POST", "PUT", "DELETE"])(
  "nobody, users and staff at every resource: %s",
  async (method) => {
    const wrong: unknown[] = [];
    for (const pattern of patterns) {
      const access = expectedAccess(pattern);
      const expected = {
        anonymous: access === "public" ? null : "401 sign_in_required",
        user: access === "staff" ? "403 staff_only" : null,
        staff: null,
      };
      for (const who of ["anonymous", "user", "staff"] as const) {
        const got = await refusalOf(exampleOf(pattern), method, visitors[who]);
        if (got !== expected[who]) wrong.push({ method, pattern, who, expected: expected[who], got });
      }
    }
    expect(wrong).toEqual([]);
  },
);
