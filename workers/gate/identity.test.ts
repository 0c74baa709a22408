import { sign } from "node:crypto";
import { describe, expect, test } from "vitest";
import {
  claimsAt,
  encodePart,
  makeSigningKey,
  projectId,
  type SigningKey,
  signToken,
  staffClaims,
} from "../../tests/fakes/id-tokens.ts";
import { idTokenVectors } from "../../tests/fixtures/id-token-vectors.ts";
import { GoogleKeys } from "./google-keys";
import { verifyIdToken } from "./identity";

const nowSeconds = 1_790_000_000;
const key = makeSigningKey("first");
const rules = { projectId, companyDomain: "vitrine.example", staffSignInProviders: ["google.com"] };
const keys = keysAnswering(() => Response.json({ keys: [key.jwk] }));

function keysAnswering(answer: () => Response): GoogleKeys {
  return new GoogleKeys(async () => answer());
}
/** A genuine key's signature by another of its algorithms. */
function signAs({ kid, privateKey }: SigningKey, alg: string, digest: string): string {
  const input = `${encodePart({ alg, kid })}.${encodePart(claimsAt(nowSeconds))}`;
  return `${input}.${sign(digest, Buffer.from(input), privateKey).toString("base64url")}`;
}
const verify = (token: string, publishedKeys = keys) =>
  verifyIdToken(token, rules, publishedKeys, nowSeconds * 1000);

describe("each token is taken for what it is", () => {
  test.each(idTokenVectors(key, nowSeconds))("$expected: $name", async ({ token, expected }) => {
    expect((await verify(token)).kind).toBe(expected);
  });
});

test("two published keys of one id prove nothing", async () => {
  const twice = keysAnswering(() =>
    Response.json({ keys: [key.jwk, { ...makeSigningKey("x").jwk, kid: "first" }] }),
  );
  expect((await verify(signToken(key, claimsAt(nowSeconds)), twice)).kind).toBe("invalid");
});

test("a private or symmetric key among the published ones proves nothing", async () => {
  const odd = [{ ...key.privateKey.export({ format: "jwk" }), kid: "first", alg: "RS256" }];
  const secret = [{ kty: "oct", k: "c2VjcmV0", kid: "first", alg: "HS256" }];
  for (const jwks of [odd, secret]) {
    const answer = keysAnswering(() => Response.json({ keys: jwks }));
    expect((await verify(signToken(key, claimsAt(nowSeconds)), answer)).kind).toBe("invalid");
  }
});

test("RS256 it is, even where a published key does not say so", async () => {
  const { alg: _, ...jwk } = key.jwk;
  const silent = keysAnswering(() => Response.json({ keys: [jwk] }));
  expect((await verify(signToken(key, claimsAt(nowSeconds)), silent)).kind).toBe("verified");
  expect((await verify(signAs(key, "RS512", "RSA-SHA512"), silent)).kind).toBe("invalid");
});

test("without keys nobody is told from anybody", async () => {
  const down = keysAnswering(() => new Response(null, { status: 503 }));
  expect((await verify(signToken(key, claimsAt(nowSeconds)), down)).kind).toBe("unavailable");
});

test("a verified token says who it is and until when", async () => {
  const token = signToken(key, claimsAt(nowSeconds, { name: "Ada Lovelace" }));
  expect(await verify(token)).toEqual({
    kind: "verified",
    viewer: {
      kind: "user",
      userId: "ada",
      email: "ada@example.com",
      emailVerified: true,
      displayName: "Ada Lovelace",
      expiresAtSeconds: nowSeconds + 3540,
    },
    notStaffBecause: null,
  });
});

describe("staff", () => {
  const kindWith = async (claims: Record<string, unknown>) => {
    const identity = await verify(signToken(key, claimsAt(nowSeconds, { ...staffClaims, ...claims })));
    return identity.kind === "verified" ? identity.viewer.kind : identity.kind;
  };

  test("a verified company address by an allowed way in", async () => {
    expect(await kindWith({})).toBe("staff");
  });

  test.each([
    ["address not verified", { email_verified: false }],
    ["verification missing", { email_verified: undefined }],
    ["verification as text", { email_verified: "true" }],
    ["verification as a number", { email_verified: 1 }],
    ["password", { firebase: { sign_in_provider: "password" } }],
    ["custom token", { firebase: { sign_in_provider: "custom" } }],
    ["anonymous", { firebase: { sign_in_provider: "anonymous" } }],
    ["provider in capitals", { firebase: { sign_in_provider: "Google.com" } }],
    ["provider with the allowed one inside", { firebase: { sign_in_provider: "saml.google.com" } }],
    ["providers as a list", { firebase: { sign_in_provider: ["google.com"] } }],
    ["provider missing", { firebase: {} }],
    ["firebase claim missing", { firebase: undefined }],
    ["firebase claim null", { firebase: null }],
    ["firebase claim as text", { firebase: "google.com" }],
    ["provider outside the firebase claim", { firebase: {}, sign_in_provider: "google.com" }],
    [
      "an identity of an allowed provider, but another used",
      { firebase: { sign_in_provider: "password", identities: { "google.com": ["1"] } } },
    ],
    ["email missing", { email: undefined }],
    ["email as a list", { email: ["grace@vitrine.example"] }],
    ["another domain", { email: "grace@vitrine.example.com" }],
  ])("a user, not staff: %s", async (_, claims) => {
    expect(await kindWith(claims)).toBe("user");
  });

  test.each([
    [{}, null],
    [{ email_verified: false }, "address_not_verified"],
    [{ firebase: { sign_in_provider: "password" } }, "other_provider"],
    // Verified by the provider that has to be used anyway.
    [{ firebase: { sign_in_provider: "password" }, email_verified: false }, "other_provider"],
    [{ email: "grace@example.com", email_verified: false }, null],
    [{ email: undefined }, null],
  ])("what keeps an address of the company from being staff: %j", async (claims, reason) => {
    const token = signToken(key, claimsAt(nowSeconds, { ...staffClaims, ...claims }));
    expect(await verify(token)).toMatchObject({ kind: "verified", notStaffBecause: reason });
  });

  test("nobody is staff while no domain or no provider is set", async () => {
    const token = signToken(key, claimsAt(nowSeconds, staffClaims));
    for (const open of [{ companyDomain: "" }, { staffSignInProviders: [] }]) {
      const identity = await verifyIdToken(token, { ...rules, ...open }, keys, nowSeconds * 1000);
      expect(identity).toMatchObject({ kind: "verified", viewer: { kind: "user" } });
    }
  });
});
