import { type Decision, findPathRule, type PathRule } from "~/domain/access/access";
import type { Viewer } from "~/domain/access/viewer";
import { readCookie } from "~/domain/http/cookies";
import { isSameOrigin } from "~/server/http/same-origin.server";
import type { Settings } from "~/settings/settings.server";
import { decideAccess } from "./access";
import { GoogleKeys } from "./google-keys";
import { type Identity, verifyIdToken } from "./identity";
import { lookAtAccount } from "./look-at-account";
import { readRequestPath } from "./request-path";

export interface Passage {
  viewer: Viewer;
  decision: Decision;
  /** Of the path; null where none names it. */
  rule: PathRule | null;
  /** The router's client asked for data: a redirect has to reach it in the router's own encoding. */
  isData: boolean;
  /** They looked at an account as staff, and the time of it is over. */
  endsView?: true;
}

/**
 * Who is asking and may they: verifies the token of the request and decides. The cookie `userId` is not read. A
 * request of a browser that would change something has to come from our own pages. Staff who look at an account pass as its owner, to read.
 */
export async function passGate(request: Request, settings: Settings): Promise<Passage> {
  const url = new URL(request.url);
  const path = readRequestPath(url);
  if (!path) return refuse(400, "bad_path");
  if (changesSomething(request) && !isSameOrigin(request)) {
    return refuse(403, "cross_site");
  }
  const identity = await identify(request, settings);
  const passage: Passage = {
    viewer: identity.kind === "verified" ? identity.viewer : { kind: "anonymous" },
    decision: decideAccess({ host: url.hostname, path, identity }, settings.access),
    rule: findPathRule(path.segments),
    isData: path.isData,
  };
  return lookAtAccount(request, path, passage, settings);
}

function refuse(status: 400 | 403, code: string): Passage {
  return {
    viewer: { kind: "anonymous" },
    decision: { kind: "refuse", status, code },
    rule: null,
    isData: false,
  };
}

function changesSomething(request: Request): boolean {
  return !["GET", "HEAD", "OPTIONS"].includes(request.method);
}

/** The Bearer token where one is sent (calls of the API), else the `authToken` cookie (documents and their data). */
async function identify(request: Request, settings: Settings): Promise<Identity> {
  const authorization = request.headers.get("authorization");
  const token = authorization
    ? /^Bearer +(\S+)$/i.exec(authorization)?.[1]
    : readCookie(request.headers.get("cookie"), "authToken");
  if (!token) return authorization ? { kind: "invalid" } : { kind: "none" };
  return verifierFor(settings).verify(token);
}

/** Remembers what it verified until each token ends, so that a page costs one signature check per token. */
class Verifier {
  private static readonly most = 2_000;
  private readonly known = new Map<string, Identity & { kind: "verified" }>();
  private readonly keys: GoogleKeys;

  constructor(private readonly settings: Settings) {
    this.keys = new GoogleKeys(settings.firebase.googleApis);
  }

  async verify(token: string): Promise<Identity> {
    const nowMs = Date.now();
    const known = this.known.get(token);
    if (known && known.viewer.expiresAtSeconds * 1000 > nowMs) return known;
    const { companyDomain, staffSignInProviders } = this.settings.access;
    const rules = { projectId: this.settings.firebase.projectId, companyDomain, staffSignInProviders };
    const identity = await verifyIdToken(token, rules, this.keys, nowMs);
    this.known.delete(token);
    if (identity.kind === "verified") {
      if (this.known.size >= Verifier.most) this.known.delete(this.known.keys().next().value as string);
      this.known.set(token, identity);
    }
    return identity;
  }
}

const verifiers = new WeakMap<Settings, Verifier>();

/** One verifier per isolate: settings are parsed once for an environment. */
function verifierFor(settings: Settings): Verifier {
  let verifier = verifiers.get(settings);
  if (!verifier) {
    verifier = new Verifier(settings);
    verifiers.set(settings, verifier);
  }
  return verifier;
}
