import { continueUrlOf } from "./action-code-settings";
import { AuthError } from "./auth-error";
import type { AuthContext, AuthRequest } from "./auth-request";
import { requireFreeEmail } from "./change-email";
import { normalizeEmail, requireEmailAddress } from "./email-address";
import { isRequestType, type RequestType } from "./out-of-band-codes";

const KIND = "identitytoolkit#GetOobConfirmationCodeResponse";

interface Message {
  email: string;
  newEmail?: string;
  localId?: string;
}

/**
 * `accounts:sendOobCode`: reset, verification, change of address, sign-in link. It goes to the mailbox and the
 * console; a service account may have the link itself (`returnOobLink`).
 */
export async function sendOobCode(context: AuthContext, request: AuthRequest): Promise<object> {
  const requestType = request.text("requestType");
  if (!requestType || requestType === "OOB_REQ_TYPE_UNSPECIFIED") throw new AuthError("MISSING_REQ_TYPE");
  if (!isRequestType(requestType) || requestType === "RECOVER_EMAIL") throw new AuthError("INVALID_REQ_TYPE");
  const wantsLink = request.flag("returnOobLink");
  if (wantsLink && !request.isAdmin) throw new AuthError("INSUFFICIENT_PERMISSION");
  const continueUrl = continueUrlOf(context, request);

  const message = await addressMessage(context, request, requestType);
  if (!message) return { kind: KIND, email: normalizeEmail(request.text("email") ?? "") };
  context.codes.requireRoom(requestType, message.email, request.nowMs);
  const sent = context.codes.send(
    { requestType, ...message },
    { ...request.link, continueUrl },
    request.nowMs,
  );
  const { oobCode, oobLink } = sent;
  return { kind: KIND, email: message.email, ...(wantsLink ? { oobCode, oobLink } : {}) };
}

/** Whom the message is for; null if it goes to nobody and the caller must not learn that. */
async function addressMessage(
  context: AuthContext,
  request: AuthRequest,
  requestType: Exclude<RequestType, "RECOVER_EMAIL">,
): Promise<Message | null> {
  switch (requestType) {
    case "EMAIL_SIGNIN": {
      const { email } = context.config.current.signIn;
      if (!email.enabled || email.passwordRequired) throw new AuthError("OPERATION_NOT_ALLOWED");
      return { email: requireEmailAddress(request.requireText("email", "MISSING_EMAIL")) };
    }
    case "PASSWORD_RESET":
      return addressReset(context, request);
    case "VERIFY_EMAIL":
      return addressAccount(context, request);
    case "VERIFY_AND_CHANGE_EMAIL": {
      const newEmail = requireEmailAddress(
        request.requireText("newEmail", "MISSING_NEW_EMAIL"),
        "INVALID_NEW_EMAIL",
      );
      const message = await addressAccount(context, request);
      requireFreeEmail(context, newEmail);
      return { ...message, newEmail };
    }
  }
}

function addressReset(context: AuthContext, request: AuthRequest): Message | null {
  const email = requireEmailAddress(request.requireText("email", "MISSING_EMAIL"));
  const account = context.accounts.byEmail(email);
  if (account) return { email, localId: account.localId };
  if (context.config.current.emailPrivacyConfig.enableImprovedEmailPrivacy) return null;
  throw new AuthError("EMAIL_NOT_FOUND");
}

/** The signed-in account, or the one a service account names by its address. */
async function addressAccount(context: AuthContext, request: AuthRequest): Promise<Message> {
  if (request.flag("returnOobLink") && !request.has("idToken")) {
    const email = requireEmailAddress(request.requireText("email", "MISSING_EMAIL"));
    const named = context.accounts.byEmail(email);
    if (!named) throw new AuthError("USER_NOT_FOUND");
    return { email, localId: named.localId };
  }
  const { email, localId } = await context.tokens.requireAccount(request.text("idToken"));
  if (!email) throw new AuthError("MISSING_EMAIL");
  return { email, localId };
}
