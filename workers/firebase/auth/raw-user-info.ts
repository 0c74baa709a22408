import type { JWTPayload } from "jose";
import type { ProviderAssertion } from "./provider-assertion";

type Known = Omit<
  ProviderAssertion,
  "rawUserInfo" | "oauthIdToken" | "oauthAccessToken" | "oauthTokenSecret"
>;

/** The profile as the provider itself would tell it, which `getAdditionalUserInfo` hands to the app. */
export function rawUserInfo(known: Known, claims: JWTPayload): object {
  const { rawId: id, email, displayName: name, photoUrl, screenName } = known;
  switch (known.providerId) {
    case "google.com": {
      const scopes = ["openid", "https://www.googleapis.com/auth/userinfo.profile"];
      if (email) scopes.push("https://www.googleapis.com/auth/userinfo.email");
      return {
        granted_scopes: scopes.join(" "),
        id,
        name,
        given_name: known.firstName,
        family_name: known.lastName,
        verified_email: known.emailVerified,
        locale: "en",
        email,
        picture: photoUrl,
      };
    }
    case "github.com":
      return { id, login: screenName, name, email, avatar_url: photoUrl };
    case "facebook.com":
      return { id, name, email, picture: { data: { url: photoUrl } } };
    case "microsoft.com":
      return { id, displayName: name, mail: email, userPrincipalName: email };
    default:
      return claims;
  }
}
