import type { AuthMethod } from "./auth-request";
import { signInWithCustomToken } from "./custom-token";
import {
  clearAccounts,
  getEmulatorConfig,
  listOobCodes,
  listVerificationCodes,
  rotateKeys,
  updateEmulatorConfig,
} from "./emulator-methods";
import { createAuthUri, deleteAccount, lookUp } from "./find-accounts";
import { signInWithIdp } from "./identity-provider";
import { batchCreateAccounts, batchDeleteAccounts } from "./import-accounts";
import { batchGetAccounts, queryAccounts } from "./list-accounts";
import { sendVerificationCode, signInWithPhoneNumber } from "./phone-sign-in";
import {
  describeProject,
  getConfig,
  getPasswordPolicy,
  getRecaptchaConfig,
  getRecaptchaParams,
  updateConfig,
} from "./project-settings";
import { resetPassword } from "./reset-password";
import { grantToken } from "./secure-token";
import { sendOobCode } from "./send-message";
import { createSessionCookie, sessionCookiePublicKeys } from "./session-cookie";
import { signInWithEmailLink, signInWithPassword } from "./sign-in";
import { signUp } from "./sign-up";
import { refuseSecondFactor, revokeProviderToken, withdrawSecondFactor } from "./unserved-methods";
import { updateAccount } from "./update-account";

/** What anybody with an API key may call, by HTTP method and path. */
const PUBLIC_METHODS: Record<string, AuthMethod> = {
  "POST /v1/accounts:createAuthUri": createAuthUri,
  "POST /v1/accounts:delete": deleteAccount,
  "POST /v1/accounts:lookup": lookUp,
  "POST /v1/accounts:resetPassword": resetPassword,
  "POST /v1/accounts:sendOobCode": sendOobCode,
  "POST /v1/accounts:sendVerificationCode": sendVerificationCode,
  "POST /v1/accounts:signInWithCustomToken": signInWithCustomToken,
  "POST /v1/accounts:signInWithEmailLink": signInWithEmailLink,
  "POST /v1/accounts:signInWithIdp": signInWithIdp,
  "POST /v1/accounts:signInWithPassword": signInWithPassword,
  "POST /v1/accounts:signInWithPhoneNumber": signInWithPhoneNumber,
  "POST /v1/accounts:signUp": signUp,
  "POST /v1/accounts:update": updateAccount,
  "POST /v1/token": grantToken,
  "GET /v1/projects": describeProject,
  "GET /v1/recaptchaParams": getRecaptchaParams,
  "GET /v1/sessionCookiePublicKeys": sessionCookiePublicKeys,
  "GET /v2/passwordPolicy": getPasswordPolicy,
  "GET /v2/recaptchaConfig": getRecaptchaConfig,
  "POST /v2/accounts:revokeToken": revokeProviderToken,
  "POST /v2/accounts/mfaEnrollment:start": refuseSecondFactor,
  "POST /v2/accounts/mfaEnrollment:finalize": refuseSecondFactor,
  "POST /v2/accounts/mfaEnrollment:withdraw": withdrawSecondFactor,
  "POST /v2/accounts/mfaSignIn:start": refuseSecondFactor,
  "POST /v2/accounts/mfaSignIn:finalize": refuseSecondFactor,
};

/** What only a service account may call; the project is whichever the path names. */
const ADMIN_METHODS: Record<string, AuthMethod> = {
  "POST /v1/projects/{p}/accounts": signUp,
  "POST /v1/projects/{p}/accounts:batchCreate": batchCreateAccounts,
  "POST /v1/projects/{p}/accounts:batchDelete": batchDeleteAccounts,
  "GET /v1/projects/{p}/accounts:batchGet": batchGetAccounts,
  "POST /v1/projects/{p}/accounts:delete": deleteAccount,
  "POST /v1/projects/{p}/accounts:lookup": lookUp,
  "POST /v1/projects/{p}/accounts:query": queryAccounts,
  "POST /v1/projects/{p}/accounts:sendOobCode": sendOobCode,
  "POST /v1/projects/{p}/accounts:update": updateAccount,
  "POST /v1/projects/{p}:createSessionCookie": createSessionCookie,
  "GET /v2/projects/{p}/config": getConfig,
  "PATCH /v2/projects/{p}/config": updateConfig,
  "DELETE /emulator/v1/projects/{p}/accounts": clearAccounts,
  "GET /emulator/v1/projects/{p}/config": getEmulatorConfig,
  "PATCH /emulator/v1/projects/{p}/config": updateEmulatorConfig,
  "GET /emulator/v1/projects/{p}/oobCodes": listOobCodes,
  "GET /emulator/v1/projects/{p}/verificationCodes": listVerificationCodes,
  "POST /emulator/v1/projects/{p}/keys:rotate": rotateKeys,
};

/** The method behind a path, and who may call it; null if there is none. */
export function findMethod(
  httpMethod: string,
  path: string,
): { method: AuthMethod; audience: "public" | "admin" | "emulator" } | null {
  const name = `${httpMethod} ${path.replace(/\/projects\/[^/:]+/, "/projects/{p}").replace(/^\/admin\//, "/")}`;
  const known = PUBLIC_METHODS[name];
  if (known) return { method: known, audience: "public" };
  const admin = ADMIN_METHODS[name];
  return admin ? { method: admin, audience: path.startsWith("/emulator/") ? "emulator" : "admin" } : null;
}
