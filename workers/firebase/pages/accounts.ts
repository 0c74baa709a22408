import type { FoundAccounts } from "../auth/search-accounts";
import { accountDialogs } from "./account-dialogs";
import { ACCOUNTS_SCRIPT } from "./accounts-script";
import { ACCOUNTS_STYLE } from "./accounts-style";
import { type Html, html } from "./html";
import { localPageResponse } from "./local-page";

/** Accounts on a page of the list. */
export const PAGE_SIZE = 50;

type User = FoundAccounts["users"][number];

/** What the page's address asks for: `?q=` part of an address, number, name or id, `?page=` from 1 on. */
export function searchOf(url: URL): { text: string; page: number } {
  const page = Number(url.searchParams.get("page"));
  return {
    text: url.searchParams.get("q") ?? "",
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** `/emulator/accounts`: all accounts for the developer, who may do to them what a service account may. */
export function accountsPage(url: URL, found: FoundAccounts): Response {
  const { text } = searchOf(url);
  const body = html`<div class="tools" role="search">
<input id="q" type="search" placeholder="Find by address, name or id" aria-label="Find accounts" value="${text}" autocomplete="off">
<span class="spacer"></span>
<button class="button ghost" id="clear" type="button"${found.totalCount ? "" : html` disabled`}>Delete all</button>
<button class="button primary" id="new" type="button">New account</button>
</div>
<div id="accounts">${accountList(url, found)}</div>
${accountDialogs()}`;
  return localPageResponse({
    path: "/emulator/accounts",
    lead: "Everybody who can sign in on this machine. What you do here needs nobody's password.",
    body,
    script: ACCOUNTS_SCRIPT,
    style: ACCOUNTS_STYLE,
  });
}

function accountList(url: URL, { users, matchCount, totalCount }: FoundAccounts): Html {
  if (!totalCount) {
    return html`<div class="empty"><h2>No accounts yet</h2><p class="muted">Sign up in the app, or make one here.</p></div>`;
  }
  if (!matchCount) {
    return html`<div class="empty"><h2>No account matches</h2><p class="muted">Clear the search to see all ${totalCount}.</p></div>`;
  }
  return html`<div class="sheet"><table>
<thead><tr><th scope="col">Person</th><th scope="col">Id</th><th scope="col">Signs in with</th><th scope="col">Made</th><th scope="col">Last sign-in</th></tr></thead>
<tbody>${users.map(accountRow)}</tbody>
</table></div>${pager(url, matchCount)}`;
}

function accountRow(user: User): Html {
  const { localId, email, phoneNumber, displayName, emailVerified, disabled, customAttributes } = user;
  const name = displayName ?? email ?? phoneNumber ?? "Anonymous";
  const address = email ?? phoneNumber;
  return html`<tr class="${disabled ? "disabled" : ""}">
<td><div class="cell"><button class="person" type="button" data-user="${JSON.stringify(editable(user))}">
<span class="avatar" aria-hidden="true">${[...name][0]?.toUpperCase() ?? "?"}</span>
<span class="who"><span class="name">${name}</span>${displayName && address ? html`<span class="email muted small">${address}</span>` : ""}</span>
</button>
<span class="states">${[
    email && !emailVerified ? html`<span class="badge quiet">Not verified</span>` : [],
    disabled ? html`<span class="badge bad">Disabled</span>` : [],
    customAttributes ? html`<span class="badge" title="${customAttributes}">Claims</span>` : [],
  ].flat()}</span></div></td>
<td class="id"><button class="uid mono" type="button" data-copy="${localId}" title="Copy this id">${localId}</button></td>
<td>${providersOf(user)}</td>
<td>${time(user.createdAt)}</td>
<td>${user.lastLoginAt ? time(user.lastLoginAt) : html`<span class="muted">Never</span>`}</td>
</tr>`;
}

/** What the dialog shows and changes. */
function editable(user: User) {
  const { localId, email, phoneNumber, displayName, photoUrl } = user;
  const { emailVerified, disabled, customAttributes } = user;
  return { localId, email, phoneNumber, displayName, photoUrl, emailVerified, disabled, customAttributes };
}

function providersOf({ providerUserInfo, emailLinkSignin, passwordHash, customAuth }: User): string {
  const providers = providerUserInfo.flatMap(({ providerId }) => {
    if (providerId !== "password") return [providerId.replace(/\.com$/, "")];
    return [...(passwordHash ? ["password"] : []), ...(emailLinkSignin ? ["e-mail link"] : [])];
  });
  if (customAuth) providers.push("custom token");
  return providers.join(", ") || "nothing (anonymous)";
}

function time(milliseconds: string): Html {
  const date = new Date(Number(milliseconds)).toISOString();
  return html`<time class="numbers" datetime="${date}">${date.slice(0, 16).replace("T", " ")} UTC</time>`;
}

function pager(url: URL, matchCount: number): Html {
  const { page } = searchOf(url);
  const pageCount = Math.ceil(matchCount / PAGE_SIZE);
  const to = (number: number) => {
    const address = new URL(url);
    address.searchParams.set("page", String(number));
    return address.pathname + address.search;
  };
  const first = (page - 1) * PAGE_SIZE + 1;
  const step = (name: string, number: number) =>
    number >= 1 && number <= pageCount ? html`<a class="button small" href="${to(number)}">${name}</a>` : "";
  return html`<div class="pager"><p class="muted small numbers">${Math.min(first, matchCount)}–${Math.min(first + PAGE_SIZE - 1, matchCount)} of ${matchCount}</p>
<span class="spacer"></span>${step("Newer", page - 1)}${step("Older", page + 1)}</div>`;
}
