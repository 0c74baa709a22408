/**
 * What the pages behind links share: the call to the accounts, its errors in plain words, and the closing message.
 * `settings` stands before it.
 */
export const ACTION_SCRIPT = `
const PROBLEMS = {
  INVALID_OOB_CODE: "It was used before, or a newer one was sent. Ask for a new one in the app.",
  EXPIRED_OOB_CODE: "It has expired. Ask for a new one in the app.",
  EMAIL_EXISTS: "Another account has this address by now.",
  USER_NOT_FOUND: "The account is gone.",
  EMAIL_NOT_FOUND: "The account is gone.",
  USER_DISABLED: "The account is disabled. A developer can enable it on the accounts page.",
};
const byId = (id) => document.getElementById(id);
const key = "?key=" + encodeURIComponent(settings.apiKey);

async function callAccounts(method, body) {
  const response = await fetch("/identitytoolkit.googleapis.com/v1/accounts:" + method + key, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...body, tenantId: settings.tenantId }),
  }).catch(() => null);
  if (!response) throw new Error("The local service does not answer. Is it still running?");
  const answer = await response.json();
  if (!response.ok) throw new Error(inWords(answer.error.message));
  return answer;
}
function inWords(message) {
  const [code, ...details] = message.split(" : ");
  return PROBLEMS[code] ?? (details.join(" : ") || code);
}
function finish(title, text) {
  document.title = title;
  const heading = document.querySelector("h1");
  heading.textContent = title;
  document.querySelector("form")?.remove();
  byId("text").textContent = text;
  if (settings.continueUrl) {
    const link = document.createElement("a");
    link.href = settings.continueUrl;
    link.className = "button primary";
    link.textContent = "Back to the app";
    document.querySelector(".card").append(link);
  }
  heading.focus();
}
const refuse = (error) => finish("This link cannot be used", error.message);

function applyCode() {
  const { oobCode, done } = settings;
  callAccounts("update", { oobCode }).then(
    ({ email, newEmail }) => finish(done.title, done.text.replace("{email}", newEmail ?? email)),
    refuse,
  );
}
`;

/** The form for a new password: the project's own rules, each ticked as it is met. */
export const RESET_SCRIPT = `
const form = byId("reset");
const input = byId("password");
const problem = byId("problem");
let rules = [{ text: "At least 6 characters", isMet: (password) => password.length >= 6 }];

function rulesOf({ customStrengthOptions: options = {}, allowedNonAlphanumericCharacters: symbols = [] }) {
  const least = options.minPasswordLength ?? 6;
  const most = options.maxPasswordLength ?? 4096;
  return [
    { text: "At least " + least + " characters", isMet: (password) => password.length >= least },
    most < 4096 && { text: "At most " + most + " characters", isMet: (password) => password.length <= most },
    options.containsLowercaseCharacter && { text: "A lower-case letter", isMet: (password) => /[a-z]/.test(password) },
    options.containsUppercaseCharacter && { text: "An upper-case letter", isMet: (password) => /[A-Z]/.test(password) },
    options.containsNumericCharacter && { text: "A digit", isMet: (password) => /[0-9]/.test(password) },
    options.containsNonAlphanumericCharacter && {
      text: "A symbol, such as ! or ?",
      isMet: (password) => [...password].some((character) => symbols.includes(character)),
    },
  ].filter(Boolean);
}
function showRules() {
  byId("rules").replaceChildren(...rules.map(({ text, isMet }) => {
    const item = document.createElement("li");
    item.textContent = text;
    item.classList.toggle("met", isMet(input.value));
    return item;
  }));
}
function complain(text) {
  problem.textContent = text;
  input.setAttribute("aria-invalid", String(text !== ""));
  if (text) input.focus();
}

callAccounts("resetPassword", { oobCode: settings.oobCode }).then(({ email }) => {
  byId("text").textContent = "For " + email + ".";
  input.focus();
}, refuse);
fetch("/identitytoolkit.googleapis.com/v2/passwordPolicy" + key)
  .then((response) => (response.ok ? response.json() : null))
  .then((policy) => { if (policy) rules = rulesOf(policy); }, () => {})
  .then(showRules);
input.addEventListener("input", () => { showRules(); complain(""); });
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const missing = rules.find(({ isMet }) => !isMet(input.value));
  complain(missing ? "Still missing: " + missing.text.toLowerCase() + "." : "");
  if (missing) return;
  const button = form.querySelector("button");
  button.disabled = true;
  try {
    await callAccounts("resetPassword", { oobCode: settings.oobCode, newPassword: input.value });
    finish("Password saved", "You can now sign in with it.");
  } catch (error) {
    complain(error.message);
    button.disabled = false;
  }
});
`;
