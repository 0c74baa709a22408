import { accountsOf, type FirebaseEnvironment } from "../environment";
import { accountChooserPage } from "./account-chooser";
import { actionResponse } from "./action";
import { gapiStubResponse } from "./gapi-stub";
import { mailboxJson, mailboxPage } from "./mailbox";

/** The pages and scripts below /emulator/, which a deployment has no use for. */
export async function handlePage(url: URL, environment: FirebaseEnvironment): Promise<Response> {
  const accounts = accountsOf(environment);
  switch (url.pathname) {
    case "/emulator/auth/handler":
      return accountChooserPage(url, await accounts.choosableAccounts());
    case "/emulator/gapi.js":
      return gapiStubResponse();
    case "/emulator/mailbox":
      return mailboxPage(await accounts.messages());
    case "/emulator/mailbox.json":
      return mailboxJson(await accounts.messages());
    case "/emulator/action":
      return actionResponse(url);
    default:
      return new Response("Not found", { status: 404 });
  }
}
