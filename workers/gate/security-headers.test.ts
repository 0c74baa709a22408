import { expect, onTestFinished, test, vi } from "vitest";
import type { Settings } from "~/settings/settings.server";
import { createNonce, secure } from "./security-headers";

const settings = {
  local: false,
  client: {
    firebase: { projectId: "p", apiKey: "k", authDomain: "p.firebaseapp.com" },
    embeddedFirebase: false,
    sentryDsn: "https://key@reports.example/1",
    posthog: { key: "k", host: "https://eu.i.posthog.com" },
  },
} as Settings;
const page = { nonce: "N", requestId: "r1", settings, url: new URL("https://vitrine.example/") };
const html = { "content-type": "text/html; charset=utf-8" };

test("a route's own policy and caching are kept: users' files stay in their sandbox", () => {
  const own = { ...html, "content-security-policy": "sandbox", "cache-control": "public, max-age=60" };
  const { headers } = secure(new Response("", { headers: own }), page);
  expect(headers.get("content-security-policy")).toBe("sandbox");
  expect(headers.get("cache-control")).toBe("public, max-age=60");
});

test("what says nothing of caching is not cached", () => {
  for (const response of [new Response("x"), new Response("x", { headers: html })]) {
    expect(secure(response, page).headers.get("cache-control")).toBe("no-store");
  }
});

test("status, body and every cookie come through", async () => {
  const answer = new Response("body", { status: 418 });
  answer.headers.append("set-cookie", "a=1");
  answer.headers.append("set-cookie", "b=2");
  const secured = secure(answer, page);
  expect(secured.status).toBe(418);
  expect(secured.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  expect(await secured.text()).toBe("body");
});

test("answers without a body stay so", () => {
  for (const status of [204, 304]) expect(secure(new Response(null, { status }), page).status).toBe(status);
});

test("scripts run by nonce only, and only named hosts are spoken to", () => {
  const policy =
    secure(new Response("", { headers: html }), page).headers.get("content-security-policy") ?? "";
  const directive = (name: string) => policy.split("; ").find((part) => part.startsWith(`${name} `));
  expect(directive("script-src")).toBe("script-src 'self' 'nonce-N' 'strict-dynamic' 'wasm-unsafe-eval'");
  expect(directive("connect-src")).toContain("https://reports.example https://eu.i.posthog.com");
  expect(directive("connect-src")).not.toMatch(/\*(?!\.googleapis\.com)/);
  expect(directive("base-uri")).toBe("base-uri 'none'");
  expect(policy).not.toContain("'unsafe-eval'");
});

test("strings become neither HTML nor scripts but by a policy, ours alone where Google's script is not loaded", () => {
  vi.stubEnv("DEV", false);
  onTestFinished(() => void vi.unstubAllEnvs());
  const policyOf = (embeddedFirebase: boolean) => {
    const of = { ...settings, client: { ...settings.client, embeddedFirebase } };
    const { headers } = secure(new Response("", { headers: html }), { ...page, settings: of });
    return headers.get("content-security-policy")?.split("; ") ?? [];
  };
  expect(policyOf(false)).toContain("require-trusted-types-for 'script'");
  expect(policyOf(false).join()).not.toContain("trusted-types default");
  expect(policyOf(true)).toEqual(
    expect.arrayContaining(["require-trusted-types-for 'script'", "trusted-types default"]),
  );
});

test("nonces do not repeat", () => {
  expect(new Set(Array.from({ length: 1000 }, createNonce)).size).toBe(1000);
});
