import { type Decision, findPathRule, type PathRule } from "~/domain/access/access";
import { isHiddenPath } from "~/domain/access/hidden-path";
import { homeAddress } from "~/domain/access/not-staff-reason";
import { can } from "~/domain/access/permission";
import { loginAddress } from "~/domain/access/return-address";
import type { SignedInViewer } from "~/domain/access/viewer";
import { isSameHost } from "~/domain/http/host-name";
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
}

/**
 * The one decision of the gate: may this identity open this path on this host? Pure; the same answer for the
 * document, its `.data` and any spelling of its address. Paths without a rule need sign-in.
 */
export function decideAccess({ host, path, identity }: AccessQuestion, rules: AccessRules): Decision {
  const rule = findPathRule(path.segments);
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
