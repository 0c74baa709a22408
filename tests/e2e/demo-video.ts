import { decodeJwt } from "jose";
import { signInForToken } from "../fakes/sign-in.ts";
import { type Account, accountOf, makeContent } from "../worker/local-studio.ts";
import { demoUser, type Studio } from "./studio.ts";

/** The studio's person, calling the API beside the browser. */
export async function accountIn({
  url,
  person = demoUser,
}: Pick<Studio, "url"> & Partial<Pick<Studio, "person">>): Promise<Account> {
  const origin = new URL(url);
  const token = await signInForToken(origin, person.email, person.password);
  return accountOf({ url: origin }, String(decodeJwt(token).sub), token);
}

/** A video of that account, made from a brief by the whole pipeline. Returns its id. */
export function makeDemoVideo(studio: Pick<Studio, "url">, account: Account): Promise<string> {
  return makeContent({ url: new URL(studio.url) }, account);
}
