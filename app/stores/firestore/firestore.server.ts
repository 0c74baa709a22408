import type { Settings } from "~/settings/settings.server";
import { whoAsks } from "../audit/asking.server";
import {
  decodeFields,
  encodeFields,
  encodeValue,
  type FirestoreFields,
  type FirestoreValue,
  fieldPath,
} from "./firestore-values.server";
import { ServiceAccountError, ServiceAccountToken } from "./service-account-token.server";

/** Stable names of what can go wrong; callers switch on these. `unavailable` may succeed when tried again. */
export type FirestoreErrorCode =
  | "already_exists"
  | "not_found"
  | "failed_precondition"
  | "invalid_argument"
  | "permission_denied"
  | "unavailable"
  | "not_configured"
  | "unknown";

export class FirestoreError extends Error {
  constructor(
    readonly code: FirestoreErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = "FirestoreError";
  }
}

export interface StoredDocument {
  id: string;
  /** `collection/id`, relative to the database. */
  path: string;
  data: Record<string, unknown>;
  createTime: Date;
  updateTime: Date;
  /** As of which change this is, for `unchangedSince`. */
  version: string;
}

export type FirestoreWrite =
  /**
   * Replaces the whole document. With `exists: false` the commit fails with `already_exists` if there is one; with
   * `unchangedSince` as for an update.
   */
  | { kind: "set"; path: string; data: Record<string, unknown>; exists?: boolean; unchangedSince?: string }
  /**
   * Changes the given top-level fields and leaves the rest; makes the document unless `exists: true` forbids it. With
   * `unchangedSince` the commit fails with `failed_precondition` where the document is of another version, or gone.
   */
  | {
      kind: "update";
      path: string;
      data: Record<string, unknown>;
      exists?: boolean;
      unchangedSince?: string;
    }
  /** Of a field, or of one within maps by their names. With `exists: true` nothing is made where there is no document. */
  | { kind: "increment"; path: string; field: string | readonly string[]; by: number; exists?: boolean }
  | { kind: "delete"; path: string; unchangedSince?: string };

export interface FirestoreQuery {
  collection: string;
  /** Path of the document the collection lies below; absent for one of the database. */
  below?: string;
  /** All must hold. */
  where?: readonly [
    field: string,
    operator:
      | "EQUAL"
      | "IN"
      | "ARRAY_CONTAINS"
      | "LESS_THAN"
      | "LESS_THAN_OR_EQUAL"
      | "GREATER_THAN"
      | "GREATER_THAN_OR_EQUAL",
    value: unknown,
  ][];
  orderBy?: readonly [field: string, direction: "ASCENDING" | "DESCENDING"][];
  /** Goes on after a document: what it has in the fields of the order, and its id, which tells those apart that have the same. */
  after?: { values: readonly unknown[]; id: string };
  /** As much of each document as is read; all of it where absent. */
  fields?: readonly string[];
  limit: number;
}

const tries = 4;
const requestTimeoutMs = 10_000;

/**
 * Firestore over REST as a service account: past the rules, so only for what the server itself decides. Requests
 * that meet a busy or absent server are tried four times within about three seconds, then fail as `unavailable`.
 */
export class Firestore {
  private readonly token: ServiceAccountToken | null;
  private readonly database: string;

  constructor(
    private readonly firebase: Settings["firebase"],
    private readonly wait: (ms: number) => Promise<void> = (ms) =>
      new Promise((resolve) => setTimeout(resolve, ms)),
  ) {
    this.token = firebase.serviceAccount
      ? new ServiceAccountToken(firebase.serviceAccount, firebase.googleApis)
      : null;
    this.database = `projects/${firebase.projectId}/databases/(default)/documents`;
  }

  async get(path: string): Promise<StoredDocument | null> {
    const [found] = await this.getAll([path]);
    return found ?? null;
  }

  /** Reads documents in one request, all as of one moment, in the order asked for. */
  async getAll(paths: readonly string[]): Promise<(StoredDocument | null)[]> {
    const answers = await this.request<{ found?: WireDocument }[]>("batchGet", {
      documents: paths.map((path) => this.name(path)),
    });
    const found = new Map(
      answers.flatMap((answer) => (answer.found ? [[answer.found.name, answer.found] as const] : [])),
    );
    return paths.map((path) => this.read(found.get(this.name(path))));
  }

  async query({
    collection,
    below,
    where = [],
    orderBy = [],
    after,
    fields,
    limit,
  }: FirestoreQuery): Promise<StoredDocument[]> {
    const filter = filterOf(where);
    const parent = below ? `${below}/` : "";
    const structuredQuery = {
      ...(fields ? { select: { fields: fields.map((field) => ({ fieldPath: field })) } } : {}),
      from: [{ collectionId: collection }],
      ...(filter ? { where: filter } : {}),
      orderBy: [
        ...orderBy,
        ...(after ? [["__name__", orderBy.at(-1)?.[1] ?? "ASCENDING"] as const] : []),
      ].map(([field, direction]) => ({ field: { fieldPath: field }, direction })),
      ...(after && {
        startAt: {
          values: [
            ...after.values.map((value) => encodeValue(value)),
            { referenceValue: this.name(`${parent}${collection}/${after.id}`) },
          ],
          before: false,
        },
      }),
      limit,
    };
    const answers = await this.request<{ document?: WireDocument }[]>("runQuery", { structuredQuery }, below);
    return answers.flatMap((answer) => this.read(answer.document) ?? []);
  }

  /** The sum of a field over what a query finds, counting 0 where it is no number. */
  async sum(query: Pick<FirestoreQuery, "collection" | "where">, field: string): Promise<number> {
    const answers = await this.request<{ result?: { aggregateFields: FirestoreFields } }[]>(
      "runAggregationQuery",
      {
        structuredAggregationQuery: {
          structuredQuery: {
            from: [{ collectionId: query.collection }],
            where: filterOf(query.where ?? []),
            // A sum is read from the index of this order.
            orderBy: [{ field: { fieldPath: field }, direction: "ASCENDING" }],
          },
          aggregations: [{ alias: "total", sum: { field: { fieldPath: field } } }],
        },
      },
    );
    const { total } = decodeFields(answers.find(({ result }) => result)?.result?.aggregateFields ?? {});
    return Number(total ?? 0);
  }

  /** How many documents a query finds; it reads index entries, no documents. */
  async count({ collection, where = [], orderBy = [] }: Omit<FirestoreQuery, "limit">): Promise<number> {
    const answers = await this.request<{ result?: { aggregateFields: FirestoreFields } }[]>(
      "runAggregationQuery",
      {
        structuredAggregationQuery: {
          structuredQuery: {
            from: [{ collectionId: collection }],
            where: filterOf(where),
            orderBy: orderBy.map(([field, direction]) => ({ field: { fieldPath: field }, direction })),
          },
          aggregations: [{ alias: "total", count: {} }],
        },
      },
    );
    const { total } = decodeFields(answers.find(({ result }) => result)?.result?.aggregateFields ?? {});
    return Number(total ?? 0);
  }

  /** Writes all or nothing. */
  async commit(writes: readonly FirestoreWrite[]): Promise<void> {
    const viewer = whoAsks()?.viewer;
    // The gate lets no change of theirs through; what a page writes while it is read is written for its owner alone.
    if (viewer && viewer.kind !== "anonymous" && viewer.viewedBy) {
      throw new FirestoreError("permission_denied", "Nothing is written for staff who look at an account.");
    }
    await this.request("commit", { writes: writes.map((write) => this.wireWrite(write)) });
  }

  /** A write as the interface takes it, to stand in one commit with others of that form. */
  wireWrite(write: FirestoreWrite): WireWrite {
    const name = this.name(write.path);
    if (write.kind === "delete") return { delete: name, ...preconditionOf(write) };
    if (write.kind === "increment") {
      return {
        update: { name, fields: {} },
        updateMask: { fieldPaths: [] },
        updateTransforms: [{ fieldPath: fieldPath([write.field].flat()), increment: encodeValue(write.by) }],
        ...preconditionOf(write),
      };
    }
    const { fields, timestampPaths } = encodeFields(write.data);
    return {
      update: { name, fields },
      ...(write.kind === "update"
        ? { updateMask: { fieldPaths: Object.keys(fields).map((field) => fieldPath([field])) } }
        : {}),
      ...(timestampPaths.length > 0
        ? {
            updateTransforms: timestampPaths.map((path) => ({
              fieldPath: path,
              setToServerValue: "REQUEST_TIME" as const,
            })),
          }
        : {}),
      ...preconditionOf(write),
    };
  }

  /** What the whole name of every document begins with, without a slash at its end. */
  get root(): string {
    return this.database;
  }

  private name(path: string): string {
    return `${this.database}/${path}`;
  }

  private read(document: WireDocument | undefined): StoredDocument | null {
    if (!document) return null;
    const path = document.name.slice(this.database.length + 1);
    return {
      id: path.slice(path.lastIndexOf("/") + 1),
      path,
      data: decodeFields(document.fields),
      createTime: new Date(document.createTime),
      updateTime: new Date(document.updateTime),
      version: document.updateTime,
    };
  }

  /** Asks the interface itself, where values have to keep their types; all else goes through the methods above. */
  async request<Answer>(
    method: "batchGet" | "runQuery" | "runAggregationQuery" | "commit" | "listCollectionIds",
    body: object,
    below?: string,
  ): Promise<Answer> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.send<Answer>(below ? `/${below}:${method}` : `:${method}`, body);
      } catch (error) {
        const failure = toFirestoreError(error);
        if (failure.code !== "unavailable" || attempt === tries) throw failure;
        await this.wait(100 * 4 ** (attempt - 1) * (0.5 + Math.random()));
      }
    }
  }

  private async send<Answer>(address: string, body: object): Promise<Answer> {
    if (!this.token) {
      throw new FirestoreError(
        "not_configured",
        "The server has no service account. Set FIREBASE_SERVICE_ACCOUNT to its JSON key file.",
      );
    }
    const response = await this.firebase.googleApis(
      `https://firestore.googleapis.com/v1/${this.database}${address}`,
      {
        method: "POST",
        headers: {
          Authorization: `Bearer ${await this.token.get()}`,
          "Content-Type": "application/json",
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(requestTimeoutMs),
      },
    );
    if (response.ok) return (await response.json()) as Answer;
    if (response.status === 401) this.token.forget();
    throw errorOf(response.status, await response.text());
  }
}

function filterOf(where: NonNullable<FirestoreQuery["where"]>): object | undefined {
  const filters = where.map(([field, op, value]) => ({
    fieldFilter: { field: { fieldPath: field }, op, value: encodeValue(value) },
  }));
  return filters.length > 1 ? { compositeFilter: { op: "AND", filters } } : filters[0];
}

interface WireDocument {
  name: string;
  fields?: FirestoreFields;
  createTime: string;
  updateTime: string;
}

export interface WireWrite {
  update?: { name: string; fields: FirestoreFields };
  delete?: string;
  updateMask?: { fieldPaths: string[] };
  updateTransforms?: { fieldPath: string; setToServerValue?: "REQUEST_TIME"; increment?: FirestoreValue }[];
  currentDocument?: { exists: boolean } | { updateTime: string };
}

function preconditionOf(write: {
  exists?: boolean;
  unchangedSince?: string;
}): Pick<WireWrite, "currentDocument"> {
  if (write.unchangedSince !== undefined) return { currentDocument: { updateTime: write.unchangedSince } };
  return write.exists === undefined ? {} : { currentDocument: { exists: write.exists } };
}

const codes: Record<string, FirestoreErrorCode> = {
  ALREADY_EXISTS: "already_exists",
  NOT_FOUND: "not_found",
  FAILED_PRECONDITION: "failed_precondition",
  INVALID_ARGUMENT: "invalid_argument",
  PERMISSION_DENIED: "permission_denied",
  // A token that was just dropped is replaced by the next try.
  UNAUTHENTICATED: "unavailable",
  ABORTED: "unavailable",
  UNAVAILABLE: "unavailable",
  RESOURCE_EXHAUSTED: "unavailable",
  DEADLINE_EXCEEDED: "unavailable",
  INTERNAL: "unavailable",
};

function errorOf(httpStatus: number, body: string): FirestoreError {
  let error: { status?: string; message?: string } | undefined;
  try {
    const parsed = JSON.parse(body);
    error = (Array.isArray(parsed) ? parsed[0] : parsed)?.error;
  } catch {
    // An answer that is not Firestore's own: the status has to do.
  }
  const busy = httpStatus === 401 || httpStatus === 429 || httpStatus >= 500;
  const code = codes[error?.status ?? ""] ?? (busy ? "unavailable" : "unknown");
  return new FirestoreError(
    code,
    `Firestore answered ${httpStatus}: ${error?.message ?? body.slice(0, 200)}`,
  );
}

function toFirestoreError(error: unknown): FirestoreError {
  if (error instanceof FirestoreError) return error;
  if (error instanceof ServiceAccountError) {
    return new FirestoreError("permission_denied", error.message, { cause: error });
  }
  return new FirestoreError("unavailable", `Firestore could not be reached: ${error}`, { cause: error });
}

const clients = new WeakMap<Settings, Firestore>();

/** The client of a deployment; one per isolate, so that its token is shared. */
export function firestoreOf(settings: Settings): Firestore {
  let client = clients.get(settings);
  if (!client) {
    client = new Firestore(settings.firebase);
    clients.set(settings, client);
  }
  return client;
}
