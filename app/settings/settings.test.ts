import { describe, expect, test } from "vitest";
import { type Env, readSettings } from "./settings.server";
import { SettingsError } from "./settings-error";

const read = (vars: Partial<Env>) => readSettings({ FIREBASE_PROJECT_ID: "demo-vitrine", ...vars } as Env);

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
  const env = { FIREBASE_PROJECT_ID: "demo-vitrine" } as Env;
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
