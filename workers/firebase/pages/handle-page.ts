import { accountsOf, type FirebaseEnvironment } from "../environment";
import { accountChooserResponse } from "./account-chooser";
import { actionResponse } from "./action";
import { authFrameResponse } from "./auth-frame";
import { gapiStubResponse } from "./gapi-stub";
import { mailboxJson, mailboxPage } from "./mailbox";
import { overviewPage } from "./overview";
import { isFromOwnPage } from "./same-origin";

/** The pages and scripts below /emulator, which a deployment has no use for. */
export async function handlePage(request: Request, environment: FirebaseEnvironment): Promise<Response> {
  const url = new URL(request.url);
  const accounts = accountsOf(environment);
  switch (url.pathname) {
    case "/emulator":
      return overviewPage(url, { projectId: environment.FIREBASE_PROJECT_ID, ...(await accounts.counts()) });
    case "/emulator/auth/handler":
      return accountChooserResponse(url, async (providerId) => accounts.choosableAccounts(providerId));
    case "/emulator/auth/iframe":
      return authFrameResponse(url);
    case "/emulator/gapi.js":
      return gapiStubResponse();
    case "/emulator/mailbox":
      return mailboxPage(await accounts.messages(), url);
    case "/emulator/mailbox.json":
      return mailboxJson(await accounts.messages(), url);
    case "/emulator/mailbox/clear":
      if (!isFromOwnPage(request)) return new Response("Forbidden", { status: 403 });
      await accounts.clearMessages();
      return Response.json({});
    case "/emulator/action":
      return actionResponse(url);
    default:
      return new Response("Not found", { status: 404 });
  }
}
