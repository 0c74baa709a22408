/** Google's name of an HTTP status; a plain refusal (400) carries none. */
const STATUS_NAMES: Record<number, string> = {
  401: "UNAUTHENTICATED",
  403: "PERMISSION_DENIED",
  404: "NOT_FOUND",
  413: "INVALID_ARGUMENT",
  500: "INTERNAL",
};

/** An Identity Toolkit error: the message is the code the SDK maps (`EMAIL_EXISTS` → auth/email-already-in-use). */
export class AuthError extends Error {
  constructor(
    message: string,
    readonly httpStatus = 400,
  ) {
    super(message);
    this.name = "AuthError";
  }

  toJSON() {
    const status = STATUS_NAMES[this.httpStatus];
    return {
      error: {
        code: this.httpStatus,
        message: this.message,
        ...(status ? { status } : {}),
        errors: [{ message: this.message, reason: "invalid", domain: "global" }],
      },
    };
  }
}
