/**
 * The chooser in the browser; `finish` and `rules` stand before it. Arrows move, Escape goes back or cancels.
 * An account made here twice with the same address is the same account: its id is derived from the address.
 */
export const CHOOSER_SCRIPT = `
const byId = (id) => document.getElementById(id);
const problem = byId("problem");
const accounts = [...document.querySelectorAll(".account")];
const email = byId("email-input");

function tell(outcome) {
  if (finish(outcome)) return;
  problem.textContent = "The page that asked for this sign-in is gone. Start again there.";
}
function toggleForm(isShown) {
  byId("add-user").hidden = !isShown;
  byId("accounts-list").hidden = isShown;
  if (isShown) email.focus();
  else (accounts[0] ?? byId("add-account-button")).focus();
}
function emailProblem() {
  const address = email.value.trim();
  if (!address) return rules.needsEmail ? "Enter an e-mail address." : "";
  return /^[^@\\s]+@[^@\\s]+$/.test(address) ? "" : "Enter an e-mail address, such as name@example.com.";
}
function showEmailProblem() {
  const text = emailProblem();
  byId("email-error").textContent = text;
  email.setAttribute("aria-invalid", String(text !== ""));
  return text !== "";
}
function makeSomebodyUp() {
  const pick = (words) => words[Math.floor(Math.random() * words.length)];
  const first = pick(["Ada", "Ben", "Chidi", "Dora", "Emil", "Farah", "Goro", "Hana", "Ines", "Jonas"]);
  const last = pick(["Ahlberg", "Bianchi", "Castro", "Dube", "Eriksen", "Fontaine", "Ghosh", "Haas"]);
  const number = Math.floor(Math.random() * 1000);
  email.value = first.toLowerCase() + "." + last.toLowerCase() + "." + number + "@example.com";
  byId("display-name-input").value = first + " " + last;
  byId("screen-name-input").value = last.toLowerCase() + "_" + first.toLowerCase();
  showEmailProblem();
  byId("sign-in").focus();
}
function newClaims() {
  const address = email.value.trim().toLowerCase();
  const text = (id) => byId(id).value.trim() || undefined;
  return {
    sub: "local-" + (address || crypto.randomUUID()),
    name: text("display-name-input"),
    screen_name: text("screen-name-input"),
    email: address || undefined,
    email_verified: address ? byId("verified-input").checked : undefined,
    picture: text("profile-photo-input"),
  };
}

for (const button of accounts) {
  button.addEventListener("click", () => tell({ claims: JSON.parse(button.dataset.claims) }));
}
for (const button of document.querySelectorAll("[data-error]")) {
  button.addEventListener("click", () => tell({ error: button.dataset.error }));
}
byId("cancel").addEventListener("click", () => tell({ error: "auth/user-cancelled" }));
byId("add-account-button").addEventListener("click", () => toggleForm(true));
byId("back-button").addEventListener("click", () => toggleForm(false));
byId("autogen-button").addEventListener("click", makeSomebodyUp);
email.addEventListener("input", () => byId("email-error").textContent && showEmailProblem());
byId("main-form").addEventListener("submit", (event) => {
  event.preventDefault();
  if (showEmailProblem()) email.focus();
  else tell({ claims: newClaims() });
});
byId("filter")?.addEventListener("input", ({ target }) => {
  const words = target.value.trim().toLowerCase();
  for (const item of document.querySelectorAll(".accounts li")) {
    item.hidden = !item.textContent.toLowerCase().includes(words);
  }
  for (const group of document.querySelectorAll(".group")) {
    group.hidden = !group.querySelector("li:not([hidden])");
  }
  byId("no-match").hidden = document.querySelector(".group:not([hidden])") !== null;
});
addEventListener("keydown", (event) => {
  if (event.key === "Escape") {
    if (byId("add-user").hidden) tell({ error: "auth/user-cancelled" });
    else toggleForm(false);
  }
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const shown = accounts.filter((button) => button.checkVisibility());
  const at = shown.indexOf(document.activeElement);
  const next = shown[Math.max(0, at + (event.key === "ArrowDown" ? 1 : -1))];
  if (!next) return;
  event.preventDefault();
  next.focus();
});
(accounts[0] ?? byId("add-account-button")).focus();
`;
