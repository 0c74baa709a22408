import { AuthError } from "./auth-error";
import type { AuthContext, AuthRequest } from "./auth-request";

/**
 * Where a message's link leads in the end, from what the SDK makes of `ActionCodeSettings`. Throws
 * INVALID_CONTINUE_URI, UNAUTHORIZED_DOMAIN, MISSING_ANDROID_PACKAGE_NAME, MISSING_IOS_BUNDLE_ID, and what
 * Google answers for link domains nobody has set up.
 */
export function continueUrlOf(context: AuthContext, request: AuthRequest): string | undefined {
  const wantsAndroid = request.flag("androidInstallApp") || request.has("androidMinimumVersionCode");
  if (wantsAndroid && !request.text("androidPackageName"))
    throw new AuthError("MISSING_ANDROID_PACKAGE_NAME");
  if (request.has("iOSAppStoreId") && !request.text("iOSBundleId"))
    throw new AuthError("MISSING_IOS_BUNDLE_ID");
  if (request.text("dynamicLinkDomain")) throw new AuthError("INVALID_DYNAMIC_LINK_DOMAIN");
  if (request.text("linkDomain")) {
    throw new AuthError(
      "INVALID_HOSTING_LINK_DOMAIN : The provided hosting link domain is not configured in Firebase Hosting.",
    );
  }

  const continueUrl = request.text("continueUrl");
  if (!continueUrl) {
    if (request.flag("canHandleCodeInApp")) throw new AuthError("MISSING_CONTINUE_URI");
    return undefined;
  }
  if (!URL.canParse(continueUrl) || !new URL(continueUrl).host) throw new AuthError("INVALID_CONTINUE_URI");
  const { authorizedDomains } = context.config.current;
  if (authorizedDomains && !authorizedDomains.some((domain) => isWithin(continueUrl, domain))) {
    throw new AuthError("UNAUTHORIZED_DOMAIN : Domain not allowlisted by project");
  }
  return continueUrl;
}

function isWithin(url: string, domain: string): boolean {
  const { hostname } = new URL(url);
  return hostname === domain || hostname.endsWith(`.${domain}`);
}
