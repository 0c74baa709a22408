import { describe, expect, test } from "vitest";
import { pathRules } from "~/domain/access/access";
import { decideAccess } from "./access";
import type { Identity } from "./identity";
import { readRequestPath } from "./request-path";

const viewer = { userId: "ada", email: null, emailVerified: false, displayName: null, expiresAtSeconds: 1 };
const user: Identity = { kind: "verified", viewer: { kind: "user", ...viewer }, notStaffBecause: null };
const staff: Identity = { kind: "verified", viewer: { kind: "staff", ...viewer }, notStaffBecause: null };
const hiddenPathToken = "a".repeat(24);
const pageHosts = new Map([
  ["shop.example.com", "honey"],
  ["pages.example.com", "*"],
]);

function decide(address: string, identity: Identity, alternateHost: string | null = "images.example") {
  const url = new URL(address, "https://vitrine.example");
  const path = readRequestPath(url);
  if (!path) throw new Error(`${address} has no readable path`);
  return decideAccess({ host: url.hostname, path, identity }, { alternateHost, hiddenPathToken, pageHosts });
}

test("no rule is hidden by one before it", () => {
  for (const rule of pathRules) {
    const example = rule.pattern.replace(/:\w+/g, "x1").replace("*", "x1/x2");
    const decided = decide(example, { kind: "none" });
    expect(decided.kind === "pass", rule.pattern).toBe(rule.access === "public");
    if (rule.access === "staff") expect(decide(example, user).kind, rule.pattern).not.toBe("pass");
    else expect(decide(example, user).kind, rule.pattern).toBe("pass");
    expect(decide(example, staff).kind, rule.pattern).toBe("pass");
  }
});

describe("resources say no with a status, and are no pages of the alternate host", () => {
  test.each([
    [{ kind: "none" }, 401, "sign_in_required"],
    [{ kind: "invalid" }, 401, "sign_in_required"],
    [{ kind: "expired" }, 401, "token_expired"],
    [{ kind: "unavailable" }, 503, "identity_unavailable"],
  ] as [Identity, number, string][])("%j", (identity, status, code) => {
    for (const path of [
      "/api/v1/user-info/",
      "/api/v1/users/login/",
      "/api/v1/x/y/z",
      "/assets/staff/x.js",
    ]) {
      expect(decide(path, identity)).toEqual({ kind: "refuse", status, code });
    }
  });

  test("staff files to users, and everything on the alternate host", () => {
    expect(decide("/assets/staff/x.js", user)).toEqual({ kind: "refuse", status: 403, code: "staff_only" });
    for (const path of ["/api/v1/jobs", "/media/x1", "/__manifest", "/assets/public/x.js"]) {
      expect(decide(`https://images.example${path}`, user)).toEqual({ kind: "pass" });
    }
  });
});

describe("the alternate host", () => {
  test("sends who is signed in to image generation, whatever the path", () => {
    for (const path of [
      "/",
      "/login",
      "/pages/x1",
      "/layouts",
      "/nothing",
      "/image-generation",
      "/x/image-gen",
      `/${hiddenPathToken}`,
    ]) {
      for (const identity of [user, staff]) {
        for (const host of ["IMAGES.example", "images.example.", "Images.Example.:8443"]) {
          expect(decide(`https://${host}${path}`, identity)).toEqual({
            kind: "redirect",
            location: "/image-gen",
          });
        }
      }
    }
  });

  test("lets image generation and everybody else be", () => {
    for (const path of ["/image-gen", "/Image-Gen/", "/image-gen/v1/x1", "/image-gen/not/there"]) {
      expect(decide(`https://images.example${path}`, user)).toEqual({ kind: "pass" });
    }
    expect(decide("https://images.example/login", { kind: "expired" })).toEqual({ kind: "pass" });
    for (const host of ["vitrine.example", "images.example.evil.example", "x.images.example"]) {
      expect(decide(`https://${host}/create`, user)).toEqual({ kind: "pass" });
    }
    expect(decide("https://images.example/create", user, null)).toEqual({ kind: "pass" });
  });
});

test("who could be staff is sent home from staff's pages with the reason, from nowhere else", () => {
  const barred: Identity = { ...user, notStaffBecause: "address_not_verified" } as Identity;
  expect(decide("/layouts", barred)).toEqual({
    kind: "redirect",
    location: "/?not-staff=address_not_verified",
  });
  expect(decide("/layouts", user)).toEqual({ kind: "redirect", location: "/" });
  expect(decide("/videos", barred)).toEqual({ kind: "pass" });
});

test("what cannot be checked is neither in nor sent away; public pages stay open", () => {
  expect(decide("/create", { kind: "unavailable" })).toEqual({ kind: "unavailable" });
  expect(decide("/nothing", { kind: "unavailable" })).toEqual({ kind: "unavailable" });
  expect(decide("/pages/x1", { kind: "unavailable" })).toEqual({ kind: "pass" });
});

describe("on a host of published pages", () => {
  const nobody: Identity = { kind: "none" };
  const passes = (host: string, path: string) => decide(`https://${host}${path}`, nobody).kind === "pass";

  test("the page it is for stands at its root, and its own paths alone are there", () => {
    const open = [
      "/",
      "/pages/honey",
      "/api/v1/pages/honey/go",
      "/api/v1/pages/honey/newsletter",
      "/robots.txt",
    ];
    for (const path of [...open, "/media/pages/honey/f/480.webp", "/pages/sitemap.xml", "/pages/feed.xml"]) {
      expect([path, passes("shop.example.com", path)]).toEqual([path, true]);
      expect(passes("SHOP.example.com.", path)).toBe(true);
    }
    for (const path of ["/pages/other", "/api/v1/pages/other/go"]) {
      expect([path, passes("shop.example.com", path)]).toEqual([path, false]);
      expect(passes("pages.example.com", path)).toBe(true);
    }
    expect(passes("pages.example.com", "/")).toBe(false);
  });

  test("nothing of the studio is there, for nobody", () => {
    const studio = [
      "/login",
      "/email-login",
      "/create",
      "/pdp",
      "/api/v1/projects/honey/publish",
      "/nothing",
    ];
    for (const path of [
      ...studio,
      "/content/x",
      "/api/v1/user-info",
      "/api/v1/staff/clients",
      "/pages/honey/edit",
    ]) {
      expect([path, decide(`https://shop.example.com${path}`, nobody)]).toMatchObject([
        path,
        { status: 404 },
      ]);
      expect(passes("pages.example.com", path)).toBe(false);
    }
    expect(passes("studio.example.com", "/login")).toBe(true);
  });
});
