import type { AuthContext, AuthRequest } from "./auth-request";

/** `DELETE emulator/…/accounts`: every account, sign-in and message goes; keys and settings stay. */
export function clearAccounts({ accounts, tokens, codes, phoneCodes, throttle }: AuthContext): object {
  accounts.clear();
  tokens.clear();
  codes.clear();
  phoneCodes.clear();
  throttle.clear();
  return {};
}

/** `GET emulator/…/config`: the two settings that Google's emulator has. */
export function getEmulatorConfig({ config }: AuthContext): object {
  const { signIn, emailPrivacyConfig } = config.current;
  return { signIn: { allowDuplicateEmails: signIn.allowDuplicateEmails }, emailPrivacyConfig };
}

/** `PATCH emulator/…/config`. */
export function updateEmulatorConfig(context: AuthContext, request: AuthRequest): object {
  context.config.update(request.body, null);
  return getEmulatorConfig(context);
}

/** `GET emulator/…/oobCodes`: codes that are still good, oldest first. */
export function listOobCodes({ codes }: AuthContext): object {
  const unused = codes.all().filter(({ used }) => !used);
  return {
    oobCodes: unused.reverse().map(({ email, newEmail, requestType, oobCode, oobLink }) => ({
      email,
      newEmail,
      requestType,
      oobCode,
      oobLink,
    })),
  };
}

/** `GET emulator/…/verificationCodes`: of text messages, oldest first. */
export function listVerificationCodes({ phoneCodes }: AuthContext): object {
  const verificationCodes = phoneCodes.all().map(({ sentAt, ...code }) => code);
  return { verificationCodes };
}

/** `POST emulator/…/keys:rotate`: what happens every two weeks by itself, now. */
export async function rotateKeys({ keys }: AuthContext, request: AuthRequest): Promise<object> {
  await keys.rotate(request.nowMs);
  return keys.publicKeys(request.nowMs);
}
