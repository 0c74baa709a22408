import { AuthError } from "./auth-error";
import type { ProjectConfig } from "./project-config";

const MIN_LENGTH = 6;
const MAX_LENGTH = 4096;

/** The characters that count as neither letter nor digit, as Google lists them. */
const SYMBOLS = [..."^$*.[]{}()?\"!@#%&/\\,><':;|_~"];

type PolicyConfig = ProjectConfig["passwordPolicyConfig"];

/** `GET v2/passwordPolicy`: what `validatePassword` of the SDK goes by. */
export function describePasswordPolicy({ passwordPolicyConfig: policy }: ProjectConfig): object {
  return {
    customStrengthOptions: {
      minPasswordLength: MIN_LENGTH,
      maxPasswordLength: MAX_LENGTH,
      ...strengthOf(policy),
    },
    allowedNonAlphanumericCharacters: SYMBOLS,
    enforcementState: policy.passwordPolicyEnforcementState,
    forceUpgradeOnSignin: policy.forceUpgradeOnSignin,
    schemaVersion: 1,
  };
}

/** Throws WEAK_PASSWORD or, where a policy is enforced, PASSWORD_DOES_NOT_MEET_REQUIREMENTS with what is missing. */
export function requireAcceptablePassword(
  password: string,
  { passwordPolicyConfig: policy }: ProjectConfig,
): void {
  if (policy.passwordPolicyEnforcementState === "ENFORCE") {
    requirePolicy(password, policy);
  } else if (password.length < MIN_LENGTH) {
    throw new AuthError(`WEAK_PASSWORD : Password should be at least ${MIN_LENGTH} characters`);
  } else if (password.length > MAX_LENGTH) {
    refuse([`Password may contain at most ${MAX_LENGTH} characters`]);
  }
}

/** At sign-in only a policy with `forceUpgradeOnSignin` looks at a password that is right. */
export function requireUpToDatePassword(
  password: string,
  { passwordPolicyConfig: policy }: ProjectConfig,
): void {
  const isForced = policy.passwordPolicyEnforcementState === "ENFORCE" && policy.forceUpgradeOnSignin;
  if (isForced) requirePolicy(password, policy);
}

function strengthOf(policy: PolicyConfig) {
  return policy.passwordPolicyVersions[0]?.customStrengthOptions ?? {};
}

function requirePolicy(password: string, policy: PolicyConfig): void {
  const strength = strengthOf(policy);
  const minLength = strength.minPasswordLength ?? MIN_LENGTH;
  const maxLength = strength.maxPasswordLength ?? MAX_LENGTH;
  const lacks = (pattern: RegExp, required?: boolean) => required === true && !pattern.test(password);
  const hasSymbol = SYMBOLS.some((symbol) => password.includes(symbol));
  const missing = [
    password.length < minLength && `Password must contain at least ${minLength} characters`,
    password.length > maxLength && `Password may contain at most ${maxLength} characters`,
    lacks(/[a-z]/, strength.containsLowercaseCharacter) && "Password must contain a lower case character",
    lacks(/[A-Z]/, strength.containsUppercaseCharacter) && "Password must contain an upper case character",
    lacks(/[0-9]/, strength.containsNumericCharacter) && "Password must contain a numeric character",
    strength.containsNonAlphanumericCharacter &&
      !hasSymbol &&
      "Password must contain a non-alphanumeric character",
  ].filter((each) => typeof each === "string");
  if (missing.length > 0) refuse(missing);
}

function refuse(missing: string[]): never {
  throw new AuthError(
    `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [${missing.join(", ")}]`,
  );
}
