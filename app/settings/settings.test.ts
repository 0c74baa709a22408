import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { findDeploymentProblems, findProblems } from "./find-problems.server";
import { localSettings, plainSettings, secretSettings } from "./setting-names";
import { type Env, readSettings } from "./settings.server";
import { SettingsError } from "./settings-error";

const right = { FIREBASE_PROJECT_ID: "demo-vitrine", FIREBASE_API_KEY: "key" };
const read = (vars: Partial<Env>) => readSettings({ ...right, ...vars } as Env);

test("a deployment without the browser's API key is refused; a local machine needs none", () => {
  for (const FIREBASE_API_KEY of ["", " ", undefined]) {
    expect(() => read({ FIREBASE_API_KEY })).toThrow("FIREBASE_API_KEY is not set");
    expect(read({ FIREBASE_API_KEY, LOCAL: "1" }).client.firebase.apiKey).toBe("local");
  }
});

test("all that is wrong is said at once, each with its setting", () => {
  const wrong = {
    FIREBASE_API_KEY: "",
    COMPANY_DOMAIN: "@x",
    MODEL_TIMEOUT_SECONDS: "soon",
    STRIPE_PRICE_STUDIO: "p",
  };
  expect(findProblems({ ...right, ...wrong }).map((problem) => problem.split(" ")[0])).toEqual([
    "Billing",
    "COMPANY_DOMAIN",
    "FIREBASE_API_KEY",
    "MODEL_TIMEOUT_SECONDS",
  ]);
  expect(findProblems(right)).toEqual([]);
});

test.each([
  { SENTRY_DSN: "reports.example/1" },
  { SENTRY_DSN: "https://reports.example/1" },
  { POSTHOG_KEY: "k", POSTHOG_HOST: "eu.i.posthog.com" },
  { FIREBASE_AUTH_DOMAIN: "https://my-project.firebaseapp.com" },
])("an address that no page could use is refused: %j", (wrong) => {
  const name = Object.keys(wrong).at(-1) ?? "";
  expect(findProblems({ ...right, ...wrong })).toEqual([expect.stringContaining(name)]);
});

describe("before a deployment", () => {
  test("its secrets are taken for right, and everything else is checked", () => {
    const vars = { ...right, STRIPE_PRICE_STARTER: "a", STRIPE_PRICE_STUDIO: "b", FAL_BASE_URL: "" };
    expect(findDeploymentProblems(vars)).toEqual([]);
    expect(findDeploymentProblems({ ...vars, FAL_BASE_URL: "fal.run" })).toEqual([
      expect.stringContaining("FAL_BASE_URL"),
    ]);
    expect(findDeploymentProblems({ ...vars, STRIPE_PRICE_STUDIO: "" })).toEqual([
      expect.stringContaining("STRIPE_PRICE_STUDIO"),
    ]);
  });

  test("secrets, settings of a local machine and misspelled names do not belong into [vars]", () => {
    const vars = { ...right, SESSION_SECRET: "s", LOCAL: "1", COMPANY_DOMIAN: "example.com" };
    expect(findDeploymentProblems(vars)).toEqual([
      expect.stringContaining("SESSION_SECRET is a secret"),
      expect.stringContaining("LOCAL is no setting"),
      expect.stringContaining("COMPANY_DOMIAN is no setting"),
    ]);
  });
});

describe("the same settings are named", () => {
  const file = (name: string) => readFileSync(resolve(import.meta.dirname, "../..", name), "utf8");
  const namesIn = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, name]) => name).sort();
  const all = [...plainSettings, ...secretSettings, ...localSettings].sort();

  test("in [vars] of wrangler.toml, those that are no secret", () => {
    const vars = file("wrangler.toml").split("[vars]")[1]?.split("\n[")[0] ?? "";
    expect(namesIn(vars, /^([A-Z_]+) =/gm)).toEqual([...plainSettings].sort());
  });

  test("in .dev.vars.example, explained", () => {
    expect(namesIn(file(".dev.vars.example"), /^([A-Z_]+)=/gm)).toEqual(all);
  });

  test("in README", () => {
    const section = file("README.md").split("\n## Settings\n")[1]?.split("\n## ")[0] ?? "";
    expect(namesIn(section, /`([A-Z][A-Z_]+)`/g)).toEqual(all);
  });
});

describe("the hidden path", () => {
  test.each([
    "short",
    "a".repeat(23),
    `${"a".repeat(30)}/b`,
    `${"a".repeat(30)} b`,
    "ä".repeat(24),
    "%61".repeat(10),
  ])("refused: %s", (token) => {
    expect(() => read({ HIDDEN_PATH_TOKEN: token })).toThrow(SettingsError);
    expect(() => read({ HIDDEN_PATH_TOKEN: token })).toThrow("HIDDEN_PATH_TOKEN is too easy to guess");
    // The message goes to logs: it must not hold the secret.
    expect(() => read({ HIDDEN_PATH_TOKEN: token })).not.toThrow(token);
  });

  test("24 characters are enough; empty means there is none", () => {
    expect(read({ HIDDEN_PATH_TOKEN: ` ${"aB3-_x".repeat(4)} ` }).access.hiddenPathToken).toBe(
      "aB3-_x".repeat(4),
    );
    for (const none of [undefined, "", "  "])
      expect(read({ HIDDEN_PATH_TOKEN: none }).access.hiddenPathToken).toBeNull();
  });
});

test("the alternate host is one host however it is spelled, and nothing but a host", () => {
  for (const spelling of ["images.example", "Images.Example", " images.example. "])
    expect(read({ ALTERNATE_HOST: spelling }).access.alternateHost).toBe("images.example");
  expect(read({ ALTERNATE_HOST: "" }).access.alternateHost).toBeNull();
  for (const wrong of ["https://images.example", "images.example:8443", "images.example/x", "*.example", "."])
    for (const setting of ["ALTERNATE_HOST", "MAIN_HOST"])
      expect(() => read({ [setting]: wrong })).toThrow(`${setting} is`);
  expect(read({ MAIN_HOST: "Studio.Example" }).access.mainHost).toBe("studio.example");
});

describe("the company domain", () => {
  test.each([
    "Vitrine.example",
    "@vitrine.example",
    "*.vitrine.example",
    "vitrine",
    "vitrine.example.",
    "vitrine.example, b.example",
    "vïtrine.example",
    "https://vitrine.example",
  ])("refused: %s", (domain) => {
    expect(() => read({ COMPANY_DOMAIN: domain })).toThrow(SettingsError);
  });

  test("kept as written; empty means nobody is staff", () => {
    expect(read({ COMPANY_DOMAIN: "mail.vitrine-studio.example" }).access.companyDomain).toBe(
      "mail.vitrine-studio.example",
    );
    expect(read({ COMPANY_DOMAIN: "" }).access.companyDomain).toBe("");
  });
});

test("what browsers keep of the documents has the SDK's bounds", () => {
  expect(read({}).client.documents).toEqual({ cacheSizeBytes: 41_943_040, longPollingSeconds: null });
  expect(read({ DOCUMENT_CACHE_BYTES: "-1", LONG_POLLING_SECONDS: "25" }).client.documents).toEqual({
    cacheSizeBytes: -1,
    longPollingSeconds: 25,
  });
  for (const wrong of [
    { DOCUMENT_CACHE_BYTES: "1048575" },
    { DOCUMENT_CACHE_BYTES: "40 MB" },
    { LONG_POLLING_SECONDS: "31" },
  ])
    expect(() => read(wrong)).toThrow(SettingsError);
});

test("settings are read once for an environment", () => {
  const env = { ...right } as Env;
  expect(readSettings(env)).toBe(readSettings(env));
});

test("another address for Google's services is taken on a local machine only", async () => {
  const asked: string[] = [];
  const original = globalThis.fetch;
  globalThis.fetch = async (input) => {
    asked.push(String(input));
    return new Response();
  };
  try {
    const origin = { GOOGLE_APIS_ORIGIN: "http://127.0.0.1:9" };
    await read({ ...origin, LOCAL: "1" }).firebase.googleApis("https://www.googleapis.com/keys?x=1");
    for (const LOCAL of [undefined, "", "0", "true"]) {
      await read({ ...origin, LOCAL }).firebase.googleApis("https://www.googleapis.com/keys?x=1");
    }
  } finally {
    globalThis.fetch = original;
  }
  expect(asked).toEqual([
    "http://127.0.0.1:9/keys?x=1",
    ...Array(4).fill("https://www.googleapis.com/keys?x=1"),
  ]);
});
