import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkProject } from "./check-project.mjs";

const rules = "rules_version = '2'; function companyDomain() { return 'acme.example'; }";
const indexes = JSON.parse(readFileSync(new URL("../firestore.indexes.json", import.meta.url), "utf8"));
const settings = {
  FIREBASE_PROJECT_ID: "acme",
  FIREBASE_API_KEY: "key",
  FIREBASE_AUTH_DOMAIN: "acme.firebaseapp.com",
  COMPANY_DOMAIN: "acme.example",
};

const database = "https://firestore.googleapis.com/v1/projects/acme/databases/(default)";
const groups = "projects/acme/databases/(default)/collectionGroups";
const admin = "https://identitytoolkit.googleapis.com/admin/v2/projects/acme";
const deployedIndexes = indexes.indexes.map(
  ({ collectionGroup, ...index }: { collectionGroup: string; fields: object[] }, at: number) => ({
    name: `${groups}/${collectionGroup}/indexes/${at}`,
    ...index,
    fields: [...index.fields, { fieldPath: "__name__", order: "ASCENDING" }],
    state: "READY",
  }),
);

/** Google's answers for a project in which all is well. */
const wellSetUp: Record<string, object> = {
  "https://identitytoolkit.googleapis.com/v1/projects?key=key": { projectId: "1" },
  [database]: { type: "FIRESTORE_NATIVE" },
  "https://firebaserules.googleapis.com/v1/projects/acme/releases/cloud.firestore": {
    rulesetName: "projects/acme/rulesets/1",
  },
  "https://firebaserules.googleapis.com/v1/projects/acme/rulesets/1": {
    source: { files: [{ name: "firestore.rules", content: `${rules}\n` }] },
  },
  [`${database}/collectionGroups/-/indexes`]: { indexes: deployedIndexes.slice(0, 1), nextPageToken: "more" },
  [`${database}/collectionGroups/-/indexes?pageToken=more`]: { indexes: deployedIndexes.slice(1) },
  [`${database}/collectionGroups/-/fields?filter=indexConfig.usesAncestorConfig%3Afalse`]: {
    fields: (indexes.fieldOverrides ?? []).map(
      (override: { collectionGroup: string; fieldPath: string; indexes: object[] }) => ({
        name: `${groups}/${override.collectionGroup}/fields/${override.fieldPath}`,
        indexConfig: override.indexes.length ? { indexes: override.indexes } : {},
      }),
    ),
  },
  [`${admin}/config`]: {
    signIn: { email: { enabled: true, passwordRequired: false } },
    authorizedDomains: ["localhost", "studio.acme.example"],
  },
  [`${admin}/defaultSupportedIdpConfigs/google.com`]: { enabled: true },
};

async function problems(
  changes: { answers?: Record<string, object | null>; settings?: object } = {},
): Promise<string[]> {
  const answers: Record<string, object | null> = { ...wellSetUp, ...changes.answers };
  const checks = checkProject({
    project: "acme",
    settings: { ...settings, ...changes.settings },
    rules,
    indexes,
    host: "studio.acme.example",
    ask: async (address) => {
      const body = answers[address];
      return body
        ? { status: 200, body }
        : { status: 404, body: { error: { message: `${address} was not found` } } };
    },
  });
  const found: string[] = [];
  for await (const { name, problem, remedy } of checks) {
    if (!problem) continue;
    expect(remedy).toBeTruthy();
    found.push(`${name}: ${problem}`);
  }
  return found;
}

test("a project in which all is well has no problem", async () => {
  expect(await problems()).toEqual([]);
});

describe("what is wrong is named", () => {
  const [first, ...others] = deployedIndexes;
  test.each([
    ["another project", { settings: { FIREBASE_PROJECT_ID: "demo" } }, 'FIREBASE_PROJECT_ID is "demo"'],
    ["no sign-in domain", { settings: { FIREBASE_AUTH_DOMAIN: "" } }, "FIREBASE_AUTH_DOMAIN is empty"],
    ["no API key", { settings: { FIREBASE_API_KEY: "" } }, "FIREBASE_API_KEY is empty"],
    ["a wrong API key", { settings: { FIREBASE_API_KEY: "other" } }, "key=other was not found"],
    ["the example's domain", { settings: { COMPANY_DOMAIN: "vitrine.example" } }, "still the example's"],
    ["a domain the rules lack", { settings: { COMPANY_DOMAIN: "new.example" } }, "does not name new.example"],
    ["no database", { answers: { [database]: null } }, "was not found"],
    ["Datastore mode", { answers: { [database]: { type: "DATASTORE_MODE" } } }, "its type is DATASTORE_MODE"],
    [
      "other rules",
      {
        answers: {
          "https://firebaserules.googleapis.com/v1/projects/acme/rulesets/1": {
            source: { files: [{ content: "allow all" }] },
          },
        },
      },
      "they differ",
    ],
    [
      "an index that is missing",
      { answers: { [`${database}/collectionGroups/-/indexes`]: { indexes: others } } },
      "missing",
    ],
    [
      "an index that is being built",
      {
        answers: {
          [`${database}/collectionGroups/-/indexes`]: {
            indexes: [{ ...first, state: "CREATING" }, ...others],
          },
        },
      },
      "creating",
    ],
    [
      "field overrides not deployed",
      {
        answers: {
          [`${database}/collectionGroups/-/fields?filter=indexConfig.usesAncestorConfig%3Afalse`]: {},
        },
      },
      "content.storyboard",
    ],
    ["no Authentication", { answers: { [`${admin}/config`]: null } }, "Authentication is set up"],
    [
      "the e-mail link off",
      { answers: { [`${admin}/config`]: { signIn: { email: { enabled: true, passwordRequired: true } } } } },
      "the e-mail link is off",
    ],
    [
      "Google off",
      { answers: { [`${admin}/defaultSupportedIdpConfigs/google.com`]: null } },
      "Google sign-in is enabled: it is off",
    ],
    [
      "a host that may not sign in",
      { answers: { [`${admin}/config`]: { signIn: { email: { enabled: true } }, authorizedDomains: [] } } },
      "not among the authorised domains",
    ],
  ])("%s", async (_name, changes, expected) => {
    expect((await problems(changes as Parameters<typeof problems>[0])).join("\n")).toContain(expected);
  });
});
