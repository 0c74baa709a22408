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
    return {
      error: {
        code: this.httpStatus,
        message: this.message,
        errors: [{ message: this.message, reason: "invalid", domain: "global" }],
      },
    };
  }
}
