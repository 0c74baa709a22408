import { type Decision, findPathRule, matchesSegments, type PathRule } from "~/domain/access/access";
import { isHiddenPath } from "~/domain/access/hidden-path";
import { homeAddress } from "~/domain/access/not-staff-reason";
import { can } from "~/domain/access/permission";
import { loginAddress } from "~/domain/access/return-address";
import type { SignedInViewer } from "~/domain/access/viewer";
import { canonicalHost, isSameHost } from "~/domain/http/host-name";
import type { Identity } from "./identity";
import type { RequestPath } from "./request-path";

export interface AccessQuestion {
  host: string;
  path: RequestPath;
  identity: Identity;
}

export interface AccessRules {
  alternateHost: string | null;
  hiddenPathToken: string | null;
  /** Hosts of published pages alone, with the page at the root of each, or `*`. */
  pageHosts: ReadonlyMap<string, string>;
}

/**
 * The one decision of the gate: may this identity open this path on this host? Pure; the same answer for the
 * document, its `.data` and any spelling of its address. Paths without a rule need sign-in.
 */
export function decideAccess({ host, path, identity }: AccessQuestion, rules: AccessRules): Decision {
  const rule = findPathRule(path.segments);
  const ownPage = rules.pageHosts.get(canonicalHost(host));
  if (ownPage !== undefined) {
    return isOnPageHost(path.segments, ownPage)
      ? { kind: "pass" }
      : { kind: "refuse", status: 404, code: "not_found" };
  }
  const { viewer: verified, notStaffBecause } =
    identity.kind === "verified" ? identity : { viewer: null, notStaffBecause: null };

  if (
    verified &&
    isSameHost(host, rules.alternateHost) &&
    rule?.kind !== "resource" &&
    !isImageGeneration(path)
  ) {
    return { kind: "redirect", location: "/image-gen" };
  }
  if (!rule && isTokenLike(path)) {
    return isHiddenPath(path.segments[0] ?? "", rules.hiddenPathToken)
      ? { kind: "pass" }
      : { kind: "refuse", status: 404, code: "not_found" };
  }
  if (rule?.access === "public") return { kind: "pass" };
  if (identity.kind === "unavailable") {
    return rule?.kind === "resource"
      ? { kind: "refuse", status: 503, code: "identity_unavailable" }
      : { kind: "unavailable" };
  }
  if (!verified) return askToSignIn(path, identity, rule);
  if (!mayOpen(verified, rule)) {
    return rule?.kind === "resource"
      ? { kind: "refuse", status: 403, code: "staff_only" }
      : { kind: "redirect", location: homeAddress(notStaffBecause) };
  }
  return { kind: "pass" };
}

function mayOpen(viewer: SignedInViewer, rule: PathRule | null): boolean {
  if (rule?.permission) return can(viewer, rule.permission);
  return rule?.access !== "staff" || viewer.kind === "staff";
}

function askToSignIn(path: RequestPath, identity: Identity, rule: PathRule | null): Decision {
  if (rule?.kind === "resource") {
    return {
      kind: "refuse",
      status: 401,
      code: identity.kind === "expired" ? "token_expired" : "sign_in_required",
    };
  }
  return identity.kind === "expired"
    ? { kind: "refresh" }
    : { kind: "redirect", location: loginAddress(path.address) };
}

function isImageGeneration(path: RequestPath): boolean {
  return path.segments[0]?.toLowerCase() === "image-gen";
}

/** A single segment of 24 or more URL-safe characters: the shape of the hidden path and of guesses at it. */
function isTokenLike(path: RequestPath): boolean {
  return path.segments.length === 1 && /^[A-Za-z0-9_-]{24,}$/.test(path.segments[0] ?? "");
}

/** What published pages need of the studio: files, their player and its library, and the ways in and out of the page. */
const partsOfPages = [
  "/media/*",
  "/fonts/*",
  "/robots.txt",
  "/v0/videos/:id",
  "/__manifest",
  "/assets/public/*",
  "/api/v1/publications/:id/unlock",
  "/api/v1/publications/:id/view",
].map((pattern) => pattern.split("/").filter(Boolean));

/** Nothing of the studio is on a host of pages: the page it shows (or, at their paths, all) and what these need. */
function isOnPageHost(segments: readonly string[], ownPage: string): boolean {
  if (partsOfPages.some((pattern) => matchesSegments(pattern, segments))) return true;
  const [first = "", second = "", third = ""] = segments.map((segment) => segment.toLowerCase());
  if (first === "") return ownPage !== "*";
  if (first === "pages") {
    if (segments.length === 3) return second === "sitemap";
    return segments.length === 2 && (isListOfPages(second) || isShownThere(segments[1] ?? "", ownPage));
  }
  const isApi = first === "api" && second === "v1" && third === "pages" && segments.length === 5;
  return isApi && isShownThere(segments[3] ?? "", ownPage);
}

const isShownThere = (pageId: string, ownPage: string) => ownPage === "*" || pageId === ownPage;
const isListOfPages = (name: string) => /^(sitemap|feed)\.xml$/.test(name);
