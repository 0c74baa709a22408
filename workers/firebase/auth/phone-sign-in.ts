import { errors } from "jose";
import { newAccount } from "./account";
import { AuthError } from "./auth-error";
import type { AuthContext, AuthRequest } from "./auth-request";
import { requireFreePhoneNumber, requirePhoneNumber, setPhoneNumber } from "./phone-number";

const PROOF_AUDIENCE = "proven-phone-number";
const PROOF_SECONDS = 3600;

/** Telephone numbers are off, as in a new project, until the settings or a test suite's service say otherwise. */
function requirePhoneProvider({ config, trustsUnsigned }: AuthContext): void {
  if (!config.current.signIn.phoneNumber.enabled && !trustsUnsigned)
    throw new AuthError("OPERATION_NOT_ALLOWED");
}

/** `accounts:sendVerificationCode`: six digits to a number; here to the console. */
export function sendVerificationCode(context: AuthContext, request: AuthRequest): object {
  requirePhoneProvider(context);
  const phoneNumber = requirePhoneNumber(request.text("phoneNumber"));
  return { sessionInfo: context.phoneCodes.send(phoneNumber, request.nowMs).sessionInfo };
}

/** `accounts:signInWithPhoneNumber`: by a code, or by the proof that an earlier answer gave. */
export async function signInWithPhoneNumber(context: AuthContext, request: AuthRequest): Promise<object> {
  requirePhoneProvider(context);
  const idToken = request.text("idToken");
  const token = idToken === undefined ? null : await context.tokens.verify(idToken);
  const proof = request.text("temporaryProof");
  const phoneNumber = proof ? await readProof(context, request, proof) : redeemCode(context, request);

  const signedIn = token && context.tokens.accountOf(token);
  const owner = context.accounts.byIdentity("phone", phoneNumber);
  if (signedIn && owner && owner.localId !== signedIn.localId) {
    if (proof) requireFreePhoneNumber(context, phoneNumber, signedIn.localId);
    // The code is spent, yet the number is somebody else's: the proof lets the client go on as them.
    return makeProof(context, phoneNumber, request.nowMs);
  }
  const known = signedIn ?? owner;
  if (!known && request.text("operation") === "REAUTH") throw new AuthError("USER_NOT_FOUND");
  if (!known && context.config.current.client.permissions.disabledUserSignup)
    throw new AuthError("ADMIN_ONLY_OPERATION");
  const account = known ?? newAccount(request.nowMs);
  setPhoneNumber(account, phoneNumber);
  const tokens = await context.tokens.signIn(account, "phone", request.nowMs);
  return { localId: account.localId, phoneNumber, isNewUser: !known, ...tokens };
}

function redeemCode(context: AuthContext, request: AuthRequest): string {
  const sessionInfo = request.requireText("sessionInfo", "MISSING_SESSION_INFO");
  const code = request.requireText("code", "MISSING_CODE");
  return context.phoneCodes.redeem(sessionInfo, code, request.nowMs);
}

async function makeProof(context: AuthContext, phoneNumber: string, nowMs: number): Promise<object> {
  const temporaryProof = await context.tokens.issue({ phoneNumber }, PROOF_AUDIENCE, nowMs, PROOF_SECONDS);
  return { temporaryProof, temporaryProofExpiresIn: String(PROOF_SECONDS), phoneNumber };
}

async function readProof(context: AuthContext, request: AuthRequest, proof: string): Promise<string> {
  const claimed = request.requireText("phoneNumber", "MISSING_PHONE_NUMBER");
  try {
    const { phoneNumber } = await context.tokens.verifyIssued(proof, { audience: PROOF_AUDIENCE });
    if (phoneNumber === claimed) return claimed;
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
  }
  throw new AuthError("INVALID_TEMPORARY_PROOF");
}
