import { type Html, html } from "./html";

/** The dialogs of the accounts page: one account, a new one, and the question before all of them go. */
export function accountDialogs(): Html {
  return html`<dialog id="account" aria-labelledby="account-title"><form id="edit" novalidate>
<header><h2 id="account-title">Account</h2><button class="uid mono" id="account-uid" type="button" title="Copy this id"></button></header>
${profileFields("edit")}
<label for="edit-claims">Custom claims<textarea id="edit-claims" name="customAttributes" spellcheck="false" placeholder='{ "role": "staff" }' aria-describedby="edit-claims-hint edit-problem"></textarea><span class="hint" id="edit-claims-hint">A JSON object of at most 1,000 characters. It is in tokens from the next renewal on.</span></label>
<label for="edit-password">New password<input id="edit-password" name="password" type="text" autocomplete="off" placeholder="Unchanged"></label>
<p class="error" id="edit-problem" role="alert"></p>
<div class="row"><button class="button ghost" type="button" data-close>Cancel</button><button class="button primary">Save</button></div>
</form>
<div class="row acts"><button class="button small" id="disable" type="button">Disable</button>
<button class="button small" id="revoke" type="button">Sign out everywhere</button>
<span class="spacer"></span><button class="button small danger" id="delete" type="button">Delete</button></div>
</dialog>
<dialog id="creation" aria-labelledby="creation-title"><form id="create" novalidate>
<header><h2 id="creation-title">New account</h2></header>
${profileFields("create")}
<label for="create-password">Password<input id="create-password" name="password" type="text" autocomplete="off" placeholder="None"></label>
<p class="error" id="create-problem" role="alert"></p>
<div class="row"><button class="button ghost" type="button" data-close>Cancel</button><button class="button primary">Make account</button></div>
</form></dialog>
<dialog id="clearing" aria-labelledby="clearing-title"><form id="clear-all" novalidate>
<header><h2 id="clearing-title">Delete all accounts?</h2></header>
<p class="muted">Every account, sign-in and message of this machine goes, and nothing brings them back. Documents stay.</p>
<label for="clear-word">Type <strong>delete all</strong> to go on<input id="clear-word" autocomplete="off" aria-describedby="clear-problem"></label>
<p class="error" id="clear-problem" role="alert"></p>
<div class="row"><button class="button ghost" type="button" data-close>Keep them</button><button class="button danger">Delete all accounts</button></div>
</form></dialog>`;
}

function profileFields(form: "edit" | "create"): Html {
  return html`<label for="${form}-email">E-mail address<input id="${form}-email" name="email" type="email" autocomplete="off" aria-describedby="${form}-problem"></label>
<label class="check" for="${form}-verified"><input id="${form}-verified" name="emailVerified" type="checkbox">The address is verified</label>
<label for="${form}-name">Name<input id="${form}-name" name="displayName" autocomplete="off"></label>
<label for="${form}-phone">Telephone number<input id="${form}-phone" name="phoneNumber" type="tel" autocomplete="off" placeholder="+15555551000" aria-describedby="${form}-problem"></label>
<label for="${form}-photo">Photo address<input id="${form}-photo" name="photoUrl" type="url" autocomplete="off"></label>`;
}
