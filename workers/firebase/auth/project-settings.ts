import type { AuthContext, AuthRequest } from "./auth-request";
import { describePasswordPolicy } from "./password-policy";

/** `v1/projects`: what the SDK asks before a popup opens. */
export function describeProject({ tokens, config }: AuthContext): object {
  const { authorizedDomains = ["localhost", "127.0.0.1"] } = config.current;
  return { projectId: tokens.projectId, authorizedDomains };
}

/** `GET v2/passwordPolicy`. */
export function getPasswordPolicy({ config }: AuthContext): object {
  return describePasswordPolicy(config.current);
}

/** `GET v2/recaptchaConfig`: nothing asks for it. */
export function getRecaptchaConfig({ tokens }: AuthContext): object {
  return {
    recaptchaKey: `projects/${tokens.projectId}/keys/local`,
    recaptchaEnforcementState: ["EMAIL_PASSWORD_PROVIDER", "PHONE_PROVIDER"].map((provider) => ({
      provider,
      enforcementState: "OFF",
    })),
  };
}

/** `GET v1/recaptchaParams`: not for Google's reCAPTCHA, which a machine of its own cannot ask. */
export function getRecaptchaParams(): object {
  return {
    kind: "identitytoolkit#GetRecaptchaParamResponse",
    recaptchaStoken: "local",
    recaptchaSiteKey: "local",
  };
}

/** `GET v2/projects/{p}/config`. */
export function getConfig({ config, tokens }: AuthContext): object {
  return { name: `projects/${tokens.projectId}/config`, ...config.current };
}

/** `PATCH v2/projects/{p}/config?updateMask=…`. */
export function updateConfig(context: AuthContext, request: AuthRequest): object {
  context.config.update(request.body, request.query.get("updateMask"));
  return getConfig(context);
}
