import type { BrowserContext } from "playwright-core";

type StorageState = Exclude<Parameters<BrowserContext["setStorageState"]>[0], string>;

export interface Person {
  email: string;
  password: string;
}

/**
 * Signs somebody in without the form and the pages around it, which have tests of their own. Answers what a browser then
 * holds: the session's cookies and, where the Firebase SDK looks for it, the identity. `context` is used for its cookies.
 */
export async function signedInState(
  context: BrowserContext,
  url: string,
  { email, password }: Person,
): Promise<StorageState> {
  const identity = async (method: string, body: object) =>
    readJson(
      await context.request.post(`${url}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=local`, {
        data: body,
      }),
    );
  const { idToken, refreshToken } = await identity("signInWithPassword", {
    email,
    password,
    returnSecureToken: true,
  });
  const { users } = await identity("lookup", { idToken });
  const { localId, emailVerified = false, displayName, providerUserInfo, createdAt, lastLoginAt } = users[0];
  const headers = { Authorization: `Bearer ${idToken}` };
  await readJson(await context.request.post(`${url}/api/v1/users/login/`, { headers }));
  const user = {
    uid: localId,
    email,
    emailVerified,
    displayName,
    isAnonymous: false,
    providerData: providerUserInfo,
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: Date.now() + 3600_000 },
    createdAt,
    lastLoginAt,
    apiKey: "local",
    appName: "[DEFAULT]",
  };
  const store = {
    name: "firebaseLocalStorage",
    autoIncrement: false,
    keyPath: "fbase_key",
    records: [{ value: { fbase_key: "firebase:authUser:local:[DEFAULT]", value: user } }],
    indexes: [],
  };
  const indexedDB = [{ name: "firebaseLocalStorageDb", version: 1, stores: [store] }];
  const { cookies } = await context.storageState();
  // Playwright writes databases too, and leaves them out of its types.
  const origin = { origin: url, localStorage: [], indexedDB };
  return { cookies, origins: [origin] };
}

interface IdentityAnswer {
  idToken: string;
  refreshToken: string;
  users: [
    {
      localId: string;
      emailVerified?: boolean;
      displayName?: string;
      providerUserInfo: object[];
      createdAt: string;
      lastLoginAt: string;
    },
  ];
}

async function readJson(
  answer: Awaited<ReturnType<BrowserContext["request"]["post"]>>,
): Promise<IdentityAnswer> {
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as IdentityAnswer;
}
