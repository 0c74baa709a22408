import { expect, test } from "vitest";
import { memorySql } from "../../../tests/fakes/memory-sql";
import { requireAcceptablePassword, requireUpToDatePassword } from "./password-policy";
import { hashPassword, isPassword } from "./passwords";
import { ProjectConfigStore } from "./project-config";

test("a password is known again, its neighbours are not, and equal ones are stored differently", async () => {
  const stored = await hashPassword("correct horse");
  expect(await isPassword("correct horse", stored)).toBe(true);
  expect(await isPassword("correct horsf", stored)).toBe(false);
  expect(await isPassword("", stored)).toBe(false);
  expect(stored.hash).not.toContain("correct");
  expect((await hashPassword("correct horse")).hash).not.toBe(stored.hash);
});

test("a hash from elsewhere is known by its own salt and rounds", async () => {
  // PBKDF2-HMAC-SHA-256, 4096 rounds, 32 bytes of "password" with "salt": a vector of RFC 7914's kind.
  const hash = Buffer.from("c5e478d59288c841aa530db6845c4c8d962893a001ce4e11a4963873aa98134a", "hex");
  const stored = { salt: "salt", hash: hash.toString("base64"), iterations: 4096 };
  expect(await isPassword("password", stored)).toBe(true);
  expect(await isPassword("passwort", stored)).toBe(false);
});

const config = (policy: object) =>
  new ProjectConfigStore(memorySql() as SqlStorage).update({ passwordPolicyConfig: policy }, null);

test("without a policy five characters are too few, and more than Google's limit too many", () => {
  expect(() => requireAcceptablePassword("12345", config({}))).toThrow(
    "WEAK_PASSWORD : Password should be at least 6 characters",
  );
  expect(() => requireAcceptablePassword("123456", config({}))).not.toThrow();
  expect(() => requireAcceptablePassword("x".repeat(4097), config({}))).toThrow(
    "PASSWORD_DOES_NOT_MEET_REQUIREMENTS",
  );
});

test("an enforced policy names all that is missing, and looks at old passwords only if told to", () => {
  const strict = {
    passwordPolicyEnforcementState: "ENFORCE",
    passwordPolicyVersions: [
      {
        customStrengthOptions: {
          minPasswordLength: 8,
          maxPasswordLength: 12,
          containsLowercaseCharacter: true,
          containsUppercaseCharacter: true,
          containsNumericCharacter: true,
          containsNonAlphanumericCharacter: true,
        },
      },
    ],
  };
  expect(() => requireAcceptablePassword("?", config(strict))).toThrow(
    "PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least 8 characters, " +
      "Password must contain a lower case character, Password must contain an upper case character, " +
      "Password must contain a numeric character]",
  );
  expect(() => requireAcceptablePassword("aB3456789012345", config(strict))).toThrow(
    "[Password may contain at most 12 characters, Password must contain a non-alphanumeric character]",
  );
  expect(() => requireAcceptablePassword("aB3?aB3?", config(strict))).not.toThrow();
  expect(() => requireUpToDatePassword("old", config(strict))).not.toThrow();
  expect(() => requireUpToDatePassword("old", config({ ...strict, forceUpgradeOnSignin: true }))).toThrow(
    "PASSWORD_DOES_NOT_MEET_REQUIREMENTS",
  );
});

test("settings are changed by their names alone, and what a mask leaves out of a patch goes back to its default", () => {
  const store = new ProjectConfigStore(memorySql() as SqlStorage);
  store.update({ signIn: { email: { enabled: false }, anonymous: { enabled: false } } }, null);
  store.update({ signIn: { anonymous: { enabled: true } } }, "signIn.anonymous.enabled");
  expect(store.current.signIn).toMatchObject({ email: { enabled: false }, anonymous: { enabled: true } });
  store.update({}, "signIn.email");
  expect(store.current.signIn.email.enabled).toBe(true);
  expect(() => store.update({ mfa: {} }, null)).toThrow("INVALID_CONFIG");
  for (const mask of [null, "__proto__.polluted"]) {
    expect(() => store.update(JSON.parse('{"__proto__":{"polluted":1}}'), mask)).not.toThrow(TypeError);
    expect({}).not.toHaveProperty("polluted");
  }
});
