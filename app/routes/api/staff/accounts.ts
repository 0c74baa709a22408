import type { CreditAccount } from "~/domain/credits/credit-account";
import { ledgerOf } from "~/server/credits/credits.server";
import { readEntriesPage } from "~/server/credits/read-ledger-page.server";
import { answerMethods, json, signedIn } from "~/server/http/api-route.server";
import { findAccount } from "~/stores/users/users.server";

const mostGrants = 50;

/**
 * For staff: the ledger of another account, by `?account=` its address or id; `show` and `before` page its entries as
 * those of one's own.
 */
const handle = answerMethods({
  GET: signedIn(async ({ settings, url, problem }) => {
    const account = await findAccount(settings, url.searchParams.get("account")?.trim() ?? "");
    if (!account) {
      return problem(
        404,
        "account_missing",
        "Nobody has signed in here with this address or id. Check the spelling.",
      );
    }
    const { userId, email } = account;
    const ledger = ledgerOf(settings, userId);
    // Asked first, so that what is due has happened before the rest is read.
    const state = await ledger.read(userId);
    const [given, billing, page] = await Promise.all([
      ledger.givenGrants(userId, mostGrants),
      ledger.billing(userId),
      readEntriesPage(settings, userId, url.searchParams),
    ]);
    const { subscription, running } = billing;
    return json({ userId, email, state, given, subscription, running, page } satisfies CreditAccount);
  }),
});

export { handle as action, handle as loader };
