import type { AuthAccounts } from "../auth/accounts";
import { isAdminAction } from "../auth/administer";
import { accountChooserResponse } from "./account-chooser";
import { accountsPage, PAGE_SIZE, searchOf } from "./accounts";
import { actionResponse } from "./action";
import { authFrameResponse } from "./auth-frame";
import { gapiStubResponse } from "./gapi-stub";
import { type Letter, letters } from "./letter";
import { mailboxJson, mailboxPage } from "./mailbox";
import { overviewPage } from "./overview";
import { isFromOwnPage } from "./same-origin";

type Accounts = DurableObjectStub<AuthAccounts>;

/** The pages and scripts below /emulator, which a deployment has no use for. */
export async function handlePage(request: Request, accounts: Accounts, projectId: string): Promise<Response> {
  const url = new URL(request.url);
  switch (url.pathname) {
    case "/emulator":
      return overviewPage(url, { projectId, ...(await accounts.counts()) });
    case "/emulator/auth/handler":
      return accountChooserResponse(url, async (providerId) => accounts.choosableAccounts(providerId));
    case "/emulator/auth/iframe":
      return authFrameResponse(url);
    case "/emulator/gapi.js":
      return gapiStubResponse();
    case "/emulator/mailbox":
      return mailboxPage(await lettersOf(accounts), url);
    case "/emulator/mailbox.json":
      return mailboxJson(await lettersOf(accounts), url);
    case "/emulator/action":
      await accounts.noteOpened(url.searchParams.get("oobCode") ?? "");
      return actionResponse(url);
    case "/emulator/accounts": {
      const { text, page } = searchOf(url);
      const search = { text, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
      return accountsPage(url, await accounts.searchAccounts(search));
    }
    default:
      return handleAction(request, url, accounts);
  }
}

async function lettersOf(accounts: Accounts): Promise<Letter[]> {
  const [mails, texts] = await Promise.all([accounts.messages(), accounts.textMessages()]);
  return letters(mails, texts, Date.now());
}

/** What the pages do: POST /emulator/mailbox/clear and /emulator/accounts/{action}, from themselves alone. */
async function handleAction(request: Request, url: URL, accounts: Accounts): Promise<Response> {
  const [place, action = ""] = url.pathname.replace("/emulator/", "").split("/");
  const clearsMailbox = place === "mailbox" && action === "clear";
  if (!clearsMailbox && !(place === "accounts" && isAdminAction(action))) {
    return new Response("Not found", { status: 404 });
  }
  if (!isFromOwnPage(request)) return new Response("Forbidden", { status: 403 });
  if (clearsMailbox) {
    await accounts.clearMessages();
  } else if (isAdminAction(action)) {
    const outcome = await accounts.administer(action, await request.json());
    if (!outcome.ok) return Response.json({ error: outcome }, { status: outcome.status });
  }
  return Response.json({});
}
