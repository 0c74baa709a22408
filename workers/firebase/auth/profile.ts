import { type Account, linkPasswordProvider, removeEmail, removePassword, unlinkProvider } from "./account";
import { AuthError } from "./auth-error";
import type { AuthRequest } from "./auth-request";
import { removePhoneNumber } from "./phone-number";

const MAX_NAME_LENGTH = 256;
const MAX_PHOTO_URL_LENGTH = 2048;

/** Sets and deletes name and picture as the request says. Throws INVALID_PROFILE_ATTRIBUTE. */
export function updateProfile(account: Account, request: AuthRequest): void {
  account.displayName = displayNameOf(request) ?? account.displayName;
  account.photoUrl = photoUrlOf(request) ?? account.photoUrl;
  const deleted = request.texts("deleteAttribute");
  if (deleted.includes("DISPLAY_NAME") || account.displayName === "") delete account.displayName;
  if (deleted.includes("PHOTO_URL") || account.photoUrl === "") delete account.photoUrl;
}

export function displayNameOf(request: AuthRequest): string | undefined {
  const name = request.text("displayName");
  if (name && name.length > MAX_NAME_LENGTH) {
    throw new AuthError("INVALID_PROFILE_ATTRIBUTE : Display name too long.");
  }
  return name;
}

export function photoUrlOf(request: AuthRequest): string | undefined {
  const url = request.text("photoUrl");
  if (url && url.length > MAX_PHOTO_URL_LENGTH) {
    throw new AuthError("INVALID_PROFILE_ATTRIBUTE : Photo URL too long.");
  }
  return url;
}

/** Attributes and providers to be removed; the address's own entry is kept as the profile is. */
export function removeWhatIsNamed(account: Account, request: AuthRequest): void {
  const attributes = request.texts("deleteAttribute");
  const providers = request.texts("deleteProvider");
  if (attributes.includes("PASSWORD") || providers.includes("password")) removePassword(account);
  if (attributes.includes("EMAIL") || providers.includes("password")) removeEmail(account);
  if (providers.includes("phone")) removePhoneNumber(account);
  for (const providerId of providers) unlinkProvider(account, providerId);
  if (account.providerUserInfo.some(({ providerId }) => providerId === "password")) {
    linkPasswordProvider(account);
  }
}
