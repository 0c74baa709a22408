import * as z from "zod";
import { type Account, linkPasswordProvider } from "./account";
import { AuthError } from "./auth-error";
import type { AuthContext, AuthRequest } from "./auth-request";
import { requireCustomAttributes } from "./custom-claims";
import { requireEmailAddress } from "./email-address";
import { hashPassword, ITERATIONS, type PasswordHash } from "./passwords";
import { requireFreePhoneNumber, requirePhoneNumber, setPhoneNumber } from "./phone-number";
import { parseProviderInfo } from "./provider-info";

const MAX_ACCOUNTS = 1000;

/** Numbers of 64 bits come as text. */
const int64 = z.union([z.string(), z.number()]).transform(String).pipe(z.string().regex(/^\d+$/));

const userSchema = z.object({
  localId: z.string("localId is missing").min(1, "localId is missing").max(128, "localId is too long"),
  email: z.string().optional(),
  emailVerified: z.boolean().default(false),
  displayName: z.string().optional(),
  photoUrl: z.string().optional(),
  phoneNumber: z.string().optional(),
  disabled: z.boolean().default(false),
  createdAt: int64.optional(),
  lastLoginAt: int64.optional(),
  validSince: int64.optional(),
  customAttributes: z.string().optional(),
  passwordHash: z.string().optional(),
  salt: z.string().optional(),
  rawPassword: z.string().optional(),
  providerUserInfo: z.array(z.unknown()).default([]),
});

type User = z.output<typeof userSchema>;

/** In words, as Google has them in the answer to an import. */
const CLAIMS_PROBLEMS: Record<string, string> = {
  INVALID_CLAIMS: "Invalid custom claims provided.",
  CLAIMS_TOO_LARGE: "Custom claims provided are too large.",
  FORBIDDEN_CLAIM: "Custom claims provided include a reserved claim.",
};

/** `accounts:batchCreate`: up to 1000 accounts as they were elsewhere; what is wrong with one does not keep out others. */
export async function batchCreateAccounts(context: AuthContext, request: AuthRequest): Promise<object> {
  const users = request.list("users");
  if (users.length === 0) throw new AuthError("MISSING_USER_ACCOUNT");
  if (users.length > MAX_ACCOUNTS) throw new AuthError("INVALID_ARGUMENT : At most 1000 users at once.");
  requireKnownHash(request, users);
  const error: { index: number; message: string }[] = [];
  for (const [index, user] of users.entries()) {
    try {
      await importUser(context, request, parseUser(user));
    } catch (problem) {
      if (!(problem instanceof AuthError)) throw problem;
      const message = CLAIMS_PROBLEMS[problem.message.split(" ")[0] ?? ""] ?? problem.message;
      error.push({ index, message });
    }
  }
  return { kind: "identitytoolkit#UploadAccountResponse", error };
}

function parseUser(user: unknown): User {
  const result = userSchema.safeParse(user);
  if (result.success) return result.data;
  throw new AuthError(result.error.issues[0]?.message ?? "invalid");
}

/** Of the algorithms Google imports, the one used here. */
function requireKnownHash(request: AuthRequest, users: unknown[]): void {
  if (!users.some((user) => typeof user === "object" && user !== null && "passwordHash" in user)) return;
  const rounds = request.integer("rounds") ?? ITERATIONS;
  if (request.text("hashAlgorithm") !== "PBKDF2_SHA256") throw new AuthError("INVALID_HASH_ALGORITHM");
  if (rounds < 1 || rounds > ITERATIONS)
    throw new AuthError("INVALID_ARGUMENT : rounds must be 1 to 100000.");
}

async function importUser(context: AuthContext, request: AuthRequest, user: User): Promise<void> {
  const password = await passwordOf(user, request);
  const email = user.email ? requireEmailAddress(user.email, "email is invalid") : undefined;
  const owner = email && context.accounts.byEmail(email);
  if (owner && owner.localId !== user.localId)
    throw new AuthError("email exists in other account in database");
  if (context.accounts.byId(user.localId) && !request.flag("allowOverwrite")) {
    throw new AuthError("localId belongs to an existing account - can not overwrite.");
  }
  const { passwordHash, salt, rawPassword, providerUserInfo, customAttributes, ...known } = user;
  const account: Account = {
    ...known,
    email,
    createdAt: user.createdAt ?? String(request.nowMs),
    validSince: user.validSince ?? String(Math.floor(request.nowMs / 1000)),
    providerUserInfo: providersOf(context, user),
    ...(customAttributes ? { customAttributes: requireCustomAttributes(customAttributes) } : {}),
    ...(password ? { password, passwordUpdatedAt: request.nowMs } : {}),
  };
  if (password) linkPasswordProvider(account);
  if (user.phoneNumber) {
    requireFreePhoneNumber(context, requirePhoneNumber(user.phoneNumber), user.localId);
    setPhoneNumber(account, user.phoneNumber);
  }
  context.accounts.put(account);
}

function providersOf(context: AuthContext, user: User) {
  return user.providerUserInfo
    .map(parseProviderInfo)
    .filter(({ providerId }) => providerId !== "password" && providerId !== "phone")
    .map((info) => {
      const holder = context.accounts.byIdentity(info.providerId, info.rawId);
      if (holder && holder.localId !== user.localId)
        throw new AuthError("raw id exists in other account in database");
      return info;
    });
}

async function passwordOf(user: User, request: AuthRequest): Promise<PasswordHash | null> {
  if (!user.passwordHash) return user.rawPassword ? hashPassword(user.rawPassword) : null;
  try {
    return {
      hash: btoa(decodeBase64(user.passwordHash)),
      salt: decodeBase64(user.salt ?? ""),
      iterations: request.integer("rounds") ?? ITERATIONS,
    };
  } catch {
    throw new AuthError("password hash is invalid");
  }
}

/** Either alphabet, as protobuf's JSON has it; one byte a character. */
function decodeBase64(text: string): string {
  return atob(text.replaceAll("-", "+").replaceAll("_", "/"));
}

/** `accounts:batchDelete`: accounts that are disabled, or any with `force`. */
export function batchDeleteAccounts(context: AuthContext, request: AuthRequest): object {
  const localIds = request.texts("localIds");
  if (localIds.length === 0 || localIds.length > MAX_ACCOUNTS)
    throw new AuthError("LOCAL_ID_LIST_EXCEEDS_LIMIT");
  const errors: { index: number; localId: string; message: string }[] = [];
  for (const [index, localId] of localIds.entries()) {
    const account = context.accounts.byId(localId);
    if (account && !account.disabled && !request.flag("force")) {
      const message = "NOT_DISABLED : Disable the account before batch deletion.";
      errors.push({ index, localId, message });
    } else if (account) {
      context.accounts.delete(localId);
    }
  }
  return errors.length > 0 ? { errors } : {};
}
