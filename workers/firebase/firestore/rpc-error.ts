/** Canonical gRPC status names in code order: the index is the numeric code (google/rpc/code.proto). */
const STATUS_NAMES = [
  "OK",
  "CANCELLED",
  "UNKNOWN",
  "INVALID_ARGUMENT",
  "DEADLINE_EXCEEDED",
  "NOT_FOUND",
  "ALREADY_EXISTS",
  "PERMISSION_DENIED",
  "RESOURCE_EXHAUSTED",
  "FAILED_PRECONDITION",
  "ABORTED",
  "OUT_OF_RANGE",
  "UNIMPLEMENTED",
  "INTERNAL",
  "UNAVAILABLE",
  "DATA_LOSS",
  "UNAUTHENTICATED",
] as const;

export type RpcStatus = (typeof STATUS_NAMES)[number];

/** HTTP status of each gRPC status, as Google's REST gateways map them; 500 for the rest. */
const HTTP_STATUS: Partial<Record<RpcStatus, number>> = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  OUT_OF_RANGE: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  ABORTED: 409,
  RESOURCE_EXHAUSTED: 429,
  UNIMPLEMENTED: 501,
  UNAVAILABLE: 503,
};

/** An error the wire can carry: a gRPC status and a message, as REST JSON or as a target's cause. */
export class RpcError extends Error {
  /**
   * @param details Further messages of google.rpc, for those who want more than words.
   * @param statusOverHttp Where HTTP knows better than the status's usual mapping.
   */
  constructor(
    readonly status: RpcStatus,
    message: string,
    readonly details: readonly object[] = [],
    private readonly statusOverHttp?: number,
  ) {
    super(message);
    this.name = "RpcError";
  }

  /** Any thrown thing as an RpcError; what was not meant for the wire becomes INTERNAL, and its trace goes to the console. */
  static from(thrown: unknown): RpcError {
    if (thrown instanceof RpcError) return thrown;
    console.error(thrown);
    return new RpcError("INTERNAL", String(thrown));
  }

  get httpStatus(): number {
    return this.statusOverHttp ?? HTTP_STATUS[this.status] ?? 500;
  }

  /** The cause of a removed Listen target (google.rpc.Status). */
  toCause(): { code: number; message: string } {
    return { code: STATUS_NAMES.indexOf(this.status), message: this.message };
  }

  toJSON(): { error: { code: number; message: string; status: RpcStatus; details?: readonly object[] } } {
    const details = this.details.length ? { details: this.details } : {};
    return { error: { code: this.httpStatus, message: this.message, status: this.status, ...details } };
  }
}

/** Google's words for every refusal by security rules; callers compare them. */
export function permissionDenied(): RpcError {
  return new RpcError("PERMISSION_DENIED", "Missing or insufficient permissions.");
}

export function invalidArgument(message: string): RpcError {
  return new RpcError("INVALID_ARGUMENT", message);
}

/** A request that does not fit its message, fault by fault, as Google's gateway says it. */
export function invalidPayload(faults: readonly { field: string; description: string }[]): RpcError {
  const fieldViolations = faults.map(({ field, description }) => ({
    ...(field ? { field } : {}),
    description,
  }));
  return new RpcError("INVALID_ARGUMENT", faults.map(({ description }) => description).join("\n"), [
    { "@type": "type.googleapis.com/google.rpc.BadRequest", fieldViolations },
  ]);
}
