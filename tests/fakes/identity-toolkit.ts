import type { EmbeddedFirebase } from "./embedded-firebase";

/** An answer's fields, or of an error its message and HTTP status. */
export interface Answer {
  [name: string]: unknown;
  error?: string;
  status?: number;
  localId: string;
  idToken: string;
  refreshToken: string;
}

/** The password of accounts that `signUp` makes. */
export const TEST_PASSWORD = "correct horse";

/** Identity Toolkit and its neighbours over REST, as any client would call them. */
export class IdentityToolkit {
  readonly #firebase: Pick<EmbeddedFirebase, "url" | "projectId">;
  readonly #adminToken: string;

  /** `adminToken`: access token of a service account, for `admin`. Benches run this in Node, which takes no parameter properties. */
  constructor(firebase: Pick<EmbeddedFirebase, "url" | "projectId">, adminToken = "") {
    this.#firebase = firebase;
    this.#adminToken = adminToken;
  }

  /** `accounts:{method}` with an API key: the answer, or the error's message in `error`. */
  accounts(method: string, body: object = {}): Promise<Answer> {
    return this.call("POST", `/identitytoolkit.googleapis.com/v1/accounts:${method}?key=k`, body);
  }

  /** A method of the project, as a service account. */
  admin(httpMethod: string, path: string, body?: object): Promise<Answer> {
    return this.call(httpMethod, path.replace("{p}", `projects/${this.#firebase.projectId}`), body, {
      authorization: `Bearer ${this.#adminToken}`,
    });
  }

  async call(
    method: string,
    path: string,
    body?: object | string,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(this.#firebase.url + path, {
      method,
      headers: {
        ...(typeof body === "string" ? { "content-type": "application/x-www-form-urlencoded" } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const answer = (await response.json()) as Answer & { error?: { message?: string } };
    return answer.error?.message
      ? { ...answer, status: response.status, error: answer.error.message }
      : (answer as Answer);
  }

  signUp(email: string): Promise<Answer> {
    return this.accounts("signUp", { email, password: TEST_PASSWORD });
  }

  /** Signs in, or links, by what Google says of somebody. */
  google(claims: object, more: object = {}): Promise<Answer> {
    const postBody = `providerId=google.com&id_token=${encodeURIComponent(JSON.stringify(claims))}`;
    return this.accounts("signInWithIdp", { requestUri: "http://localhost", postBody, ...more });
  }

  /** An account as a service account sees it. */
  async lookUp(localId: string): Promise<Record<string, unknown> | undefined> {
    const { users } = await this.admin("POST", "/v1/{p}/accounts:lookup", { localId: [localId] });
    return (users as Record<string, unknown>[] | undefined)?.[0];
  }

  /** The newest unused code sent for an address. */
  async code(email: string, requestType?: string): Promise<string> {
    const { oobCodes } = await this.admin("GET", "/emulator/v1/{p}/oobCodes");
    const found = (oobCodes as { email: string; requestType: string; oobCode: string }[]).findLast(
      (each) => each.email === email && (!requestType || each.requestType === requestType),
    );
    if (!found) throw new Error(`No code for ${email}`);
    return found.oobCode;
  }
}

/** What an ID token says, without asking whether it is true. */
export function claimsOf({ idToken }: { idToken: unknown }): Record<string, unknown> {
  return JSON.parse(Buffer.from(String(idToken).split(".")[1] ?? "", "base64url").toString());
}
