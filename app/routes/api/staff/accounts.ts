import type { CreditAccount } from "~/domain/credits/credit-account";
import { ledgerOf } from "~/server/credits/credits.server";
import { readEntriesPage } from "~/server/credits/read-ledger-page.server";
import { answerMethods, json, signedIn } from "~/server/http/api-route.server";
import { findAccountsByEmail, getAccount } from "~/stores/users/users.server";

const mostGrants = 50;

/**
 * For staff: the ledger of another account, by `?account=` its id or its confirmed address; `show` and `before` page its entries as
 * those of one's own.
 */
const handle = answerMethods({
  GET: signedIn(async ({ settings, url, problem }) => {
    const asked = url.searchParams.get("account")?.trim() ?? "";
    const byId = asked.includes("@") ? null : await getAccount(settings, asked);
    const found = byId ? [byId] : await findAccountsByEmail(settings, asked.toLowerCase());
    const [account, ...others] = found;
    if (!account) {
      return problem(
        404,
        "account_missing",
        "Nobody has signed in here with this id, or with this address after confirming it. Check the spelling, or look it up by its id.",
      );
    }
    if (others.length > 0) {
      return problem(
        409,
        "account_ambiguous",
        `${found.length} accounts have confirmed this address: ${found.map(({ userId }) => userId).join(", ")}. Look each up by its id and choose the right one.`,
      );
    }
    const { userId, email, emailVerified } = account;
    const ledger = ledgerOf(settings, userId);
    // Asked first, so that what is due has happened before the rest is read.
    const state = await ledger.read(userId);
    const [given, billing, page] = await Promise.all([
      ledger.givenGrants(userId, mostGrants),
      ledger.billing(userId),
      readEntriesPage(settings, userId, url.searchParams),
    ]);
    const { subscription, running } = billing;
    return json({
      userId,
      email,
      emailVerified,
      state,
      given,
      subscription,
      running,
      page,
    } satisfies CreditAccount);
  }),
});

export { handle as action, handle as loader };
