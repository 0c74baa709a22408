import { AuthError } from "./auth-error";
import type { AuthContext, AuthRequest } from "./auth-request";

/** Secure Token's `v1/token`: a refresh token for an ID token, from a form or from JSON. */
export function grantToken(context: AuthContext, request: AuthRequest): Promise<object> {
  const grantType = request.text("grant_type") ?? request.text("grantType");
  if (!grantType) throw new AuthError("MISSING_GRANT_TYPE");
  if (grantType !== "refresh_token") throw new AuthError("INVALID_GRANT_TYPE");
  const refreshToken = request.text("refresh_token") ?? request.text("refreshToken");
  if (!refreshToken) throw new AuthError("MISSING_REFRESH_TOKEN");
  return context.tokens.refresh(refreshToken, request.nowMs);
}
