import { afterEach, expect, test, vi } from "vitest";
import { findPathRule } from "~/domain/access/access";
import type { Viewer } from "~/domain/access/viewer";
import { type Env, readSettings } from "~/settings/settings.server";
import { serveShell } from "./shells";

const ada: Viewer = {
  kind: "user",
  userId: "ada",
  email: null,
  emailVerified: false,
  displayName: "Ada",
  expiresAtSeconds: 4_000_000_000,
};
const settings = readSettings({
  FIREBASE_PROJECT_ID: "demo-vitrine",
  LOCAL: "1",
  ASSETS: {
    fetch: async (address: string) =>
      new Response(address.includes("llm-chat") ? "/api/v1/staff/chats/{{id}}" : "<p>{{page-data}}</p>"),
  },
} as unknown as Env);

async function open(path: string, viewer: Viewer): Promise<string> {
  const rule = findPathRule(path.split("/").filter(Boolean));
  const passage = { viewer, rule, isData: false, decision: { kind: "pass" } } as const;
  const request = new Request(`https://vitrine.example${path}`);
  const answer = await serveShell(request, passage, settings, { nonce: "N", requestId: "r1" });
  return (await answer?.text()) ?? "";
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test("what all pages of the studio begin with is written once, whatever is opened in between", async () => {
  vi.stubEnv("DEV", false);
  const written = vi.spyOn(JSON, "stringify");
  const first = await open("/videos", ada);
  expect(await open("/login", { kind: "anonymous" })).toContain('"studio":null');
  expect(await open("/assets", ada)).toBe(first);
  expect(first).toContain('"studio":{"library":');
  const studios = written.mock.calls.filter(([value]) => Boolean((value as { library?: unknown })?.library));
  expect(studios).toHaveLength(1);
});

test("a page's first reading begins with its document, at the address that the page itself asks", async () => {
  vi.stubEnv("DEV", false);
  const staff: Viewer = { ...ada, kind: "staff" };
  expect(await open("/llm-chat/1f6c", staff)).toBe("/api/v1/staff/chats/1f6c");
  expect(await open("/llm-chat/1f6c/", staff)).toBe("/api/v1/staff/chats/1f6c");
  expect(await open("/llm-chat/a%22%3Eb", staff)).toBe("/api/v1/staff/chats/a%22%3Eb");
});
