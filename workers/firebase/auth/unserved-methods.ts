import { AuthError } from "./auth-error";
import type { AuthContext, AuthMethod, AuthRequest } from "./auth-request";

/** What a project answers in which second factors were never switched on. */
export const refuseSecondFactor: AuthMethod = () => {
  throw new AuthError("OPERATION_NOT_ALLOWED : SMS based MFA not enabled.");
};

/** `mfaEnrollment:withdraw`: nobody has a second factor. */
export async function withdrawSecondFactor(context: AuthContext, request: AuthRequest): Promise<object> {
  await context.tokens.requireAccount(request.text("idToken"));
  throw new AuthError("MFA_ENROLLMENT_NOT_FOUND");
}

/** `v2/accounts:revokeToken`: a provider's token is told back to the provider, which is nobody here. */
export async function revokeProviderToken(context: AuthContext, request: AuthRequest): Promise<object> {
  await context.tokens.requireAccount(request.text("idToken"));
  request.requireText("token", "MISSING_TOKEN");
  return {};
}

/** Throws what a project without tenants answers to whoever names one. */
export function requireNoTenant(path: string, request: AuthRequest): void {
  if (request.text("tenantId") || /\/tenants(\/|$)/.test(path)) {
    throw new AuthError("UNSUPPORTED_TENANT_OPERATION");
  }
}
