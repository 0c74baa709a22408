import { decodeJwt } from "jose";
import { contentFields } from "../fakes/content-fields";
import { type EmbeddedFirebase, startEmbeddedFirebase } from "../fakes/embedded-firebase";
import { IdentityToolkit } from "../fakes/identity-toolkit";
import { signInForToken } from "../fakes/sign-in";
import { type Caller, callers } from "./access-table";

/** The embedded Firebase with everybody signed in who may ask, and their documents. */
export interface People {
  firebase: EmbeddedFirebase;
  admin: string;
  tokens: Record<Caller, string | null>;
  ids: Record<Caller, string>;
  /** Any of Firestore's REST methods below `…/documents`. */
  rest(token: string | null, method: string, path: string, body?: object): Promise<Response>;
  nameOf(path: string): string;
  stop(): Promise<void>;
}

const passwords: Partial<Record<Caller, { email: string; emailVerified: boolean }>> = {
  other: { email: "other@example.com", emailVerified: true },
  owner: { email: "owner@example.com", emailVerified: true },
  unverified: { email: "unproven@vitrine.example", emailVerified: false },
  "password staff": { email: "pat@vitrine.example", emailVerified: true },
};

export async function gatherPeople(): Promise<People> {
  const accounts = Object.values(passwords).map((account) => ({ ...account, password: "password" }));
  const firebase = await startEmbeddedFirebase({ vars: { DEMO_ACCOUNTS: JSON.stringify(accounts) } });
  const root = `${firebase.url}/v1/projects/${firebase.projectId}/databases/(default)/documents`;
  const tokenOf = async (caller: Caller) => {
    const account = passwords[caller];
    if (caller === "staff") return signInWithGoogle(firebase, "sam@vitrine.example");
    return account ? signInForToken(new URL(firebase.url), account.email, "password") : null;
  };
  const [admin, ...tokens] = await Promise.all([firebase.adminToken(), ...callers.map(tokenOf)]);
  const entries = callers.map((caller, index) => [caller, tokens[index] ?? null] as const);
  return {
    firebase,
    admin,
    tokens: Object.fromEntries(entries) as Record<Caller, string | null>,
    ids: Object.fromEntries(
      entries.map(([caller, token]) => [caller, token ? (decodeJwt(token).sub ?? "") : "nobody"]),
    ) as Record<Caller, string>,
    rest: (token, method, path, body) =>
      fetch(root + path, {
        method,
        headers: token ? { authorization: `Bearer ${token}` } : {},
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    nameOf: (path) => `projects/${firebase.projectId}/databases/(default)/documents/${path}`,
    stop: () => firebase.stop(),
  };
}

/** As the popup ends: the provider's token is, on this machine, its claims. */
export async function signInWithGoogle(firebase: EmbeddedFirebase, email: string): Promise<string> {
  const claims = { sub: `google-${email}`, email, email_verified: true, name: "Sam" };
  const { idToken, error } = await new IdentityToolkit(firebase).google(claims);
  if (!idToken) throw new Error(`Signing ${email} in failed: ${error}`);
  return idToken;
}

/** A document of the owner's that would be fine in any collection. */
export function fieldsOfOwner({ ids }: People): Record<string, object> {
  return {
    ...contentFields(ids.owner),
    name: { stringValue: "A name" },
    visibility: { stringValue: "public" },
    lockId: { nullValue: null },
  };
}
