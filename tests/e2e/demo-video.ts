import { type Account, makeContent } from "../worker/local-studio.ts";
import { demoUser, type Studio } from "./studio.ts";

/** The demo user, calling the API beside the browser. */
export async function demoAccount(studio: Pick<Studio, "url">): Promise<Account> {
  const answer = await fetch(
    `${studio.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`,
    {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...demoUser, returnSecureToken: true }),
    },
  );
  const { idToken, localId } = (await answer.json()) as { idToken: string; localId: string };
  return {
    userId: localId,
    token: idToken,
    call(path, { json, ...init } = {}) {
      const headers = new Headers(init.headers);
      headers.set("Authorization", `Bearer ${idToken}`);
      if (json !== undefined) headers.set("Content-Type", "application/json");
      const body = json === undefined ? init.body : JSON.stringify(json);
      return fetch(new URL(path, studio.url), { redirect: "manual", ...init, headers, body });
    },
  };
}

/** A video of the demo user, made from a brief by the whole pipeline. Returns its id. */
export function makeDemoVideo(studio: Pick<Studio, "url">, account: Account): Promise<string> {
  return makeContent({ url: new URL(studio.url) }, account);
}
