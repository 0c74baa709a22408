/** The accounts page in the browser. Forms keep what was typed until the service has taken it. */
export const ACCOUNTS_SCRIPT = `
const PROBLEMS = {
  EMAIL_EXISTS: ["email", "Another account has this address."],
  INVALID_EMAIL: ["email", "This is not an e-mail address, such as name@example.com."],
  INVALID_PHONE_NUMBER: ["phoneNumber", "Write the number with + and its country, such as +15555551000."],
  PHONE_NUMBER_EXISTS: ["phoneNumber", "Another account has this number."],
  WEAK_PASSWORD: ["password", "Use at least 6 characters."],
  INVALID_CLAIMS: ["customAttributes", "Custom claims are a JSON object."],
  CLAIMS_TOO_LARGE: ["customAttributes", "Custom claims have at most 1,000 characters."],
  FORBIDDEN_CLAIM: ["customAttributes", "Tokens need this name for themselves: "],
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: ["password", ""],
  USER_NOT_FOUND: [null, "The account is gone."],
};
const byId = (id) => document.getElementById(id);
const list = byId("accounts");
const dialog = byId("account");
let user = null;

function showLocalTimes() {
  for (const time of list.querySelectorAll("time")) {
    const date = new Date(time.dateTime);
    time.textContent = date.toLocaleString([], { dateStyle: "medium", timeStyle: "short" });
  }
}
async function refresh() {
  const page = await fetchPage();
  if (!page) return;
  list.innerHTML = page.getElementById("accounts").innerHTML;
  byId("clear").disabled = page.getElementById("clear").disabled;
  showLocalTimes();
}
const act = (action, body) => post("/emulator/accounts/" + action, body);

/** Does something from a form; a refusal is shown beside the field that it is about. */
async function submit(form, action, body, done) {
  const problem = form.querySelector("[role=alert]");
  problem.textContent = "";
  for (const field of form.querySelectorAll("[aria-invalid]")) field.removeAttribute("aria-invalid");
  const button = form.querySelector("button:not([type=button])");
  button.disabled = true;
  try {
    await act(action, body);
    form.closest("dialog").close();
    toast(done);
    await refresh();
  } catch (error) {
    const [code, ...details] = error.message.split(" : ");
    const [name, text] = PROBLEMS[code] ?? [null, ""];
    complain(form, name, !text || text.endsWith(" ") ? text + (details.join(" : ") || code) : text);
  } finally {
    button.disabled = false;
  }
}
function complain(form, name, text) {
  form.querySelector("[role=alert]").textContent = text;
  const field = name && form.elements[name];
  if (!field) return;
  field.setAttribute("aria-invalid", "true");
  field.focus();
}
function claimsProblem(text) {
  if (!text) return "";
  try {
    const claims = JSON.parse(text);
    return typeof claims === "object" && claims !== null && !Array.isArray(claims) ? "" : PROBLEMS.INVALID_CLAIMS[1];
  } catch (error) {
    return "This is not JSON: " + error.message + ".";
  }
}
list.addEventListener("click", ({ target }) => {
  const person = target.closest("[data-user]");
  if (person) showAccount(JSON.parse(person.dataset.user));
});
function showAccount(shown) {
  user = shown;
  const form = byId("edit");
  form.reset();
  form.querySelector("[role=alert]").textContent = "";
  for (const field of form.querySelectorAll("[aria-invalid]")) field.removeAttribute("aria-invalid");
  for (const name of ["email", "phoneNumber", "displayName", "photoUrl"]) form.elements[name].value = user[name] ?? "";
  form.elements.emailVerified.checked = user.emailVerified === true;
  const claims = user.customAttributes;
  form.elements.customAttributes.value = claims ? JSON.stringify(JSON.parse(claims), null, 2) : "";
  byId("account-uid").textContent = user.localId;
  byId("account-uid").dataset.copy = user.localId;
  byId("disable").textContent = user.disabled ? "Enable" : "Disable";
  dialog.showModal();
  form.elements.email.focus();
}
byId("edit").addEventListener("submit", (event) => {
  event.preventDefault();
  const { elements } = event.target;
  const claims = elements.customAttributes.value.trim();
  const problem = claimsProblem(claims);
  if (problem) return complain(event.target, "customAttributes", problem);
  const profile = {};
  for (const name of ["email", "displayName", "photoUrl"]) {
    const value = elements[name].value.trim();
    if (value !== (user[name] ?? "")) profile[name] = value;
  }
  const phoneNumber = elements.phoneNumber.value.trim();
  if (phoneNumber && phoneNumber !== user.phoneNumber) profile.phoneNumber = phoneNumber;
  if (!phoneNumber && user.phoneNumber) profile.deleteProvider = ["phone"];
  const body = {
    localId: user.localId,
    ...profile,
    emailVerified: elements.emailVerified.checked,
    customAttributes: claims && JSON.stringify(JSON.parse(claims)),
    password: elements.password.value || undefined,
  };
  submit(event.target, "update", body, "Account saved");
});
byId("create").addEventListener("submit", (event) => {
  event.preventDefault();
  const { elements } = event.target;
  const text = (name) => elements[name].value.trim() || undefined;
  const body = {
    email: text("email"),
    phoneNumber: text("phoneNumber"),
    emailVerified: elements.emailVerified.checked,
    displayName: text("displayName"),
    photoUrl: text("photoUrl"),
    password: elements.password.value || undefined,
  };
  submit(event.target, "create", body, "Account made");
});
byId("clear-all").addEventListener("submit", (event) => {
  event.preventDefault();
  if (byId("clear-word").value.trim().toLowerCase() === "delete all") {
    submit(event.target, "clear", {}, "All accounts are gone");
  } else {
    event.target.querySelector("[role=alert]").textContent = "Type the two words as they stand above.";
    byId("clear-word").focus();
  }
});
async function actOnAccount(action, body, done) {
  try {
    await act(action, { localId: user.localId, ...body });
    dialog.close();
    toast(done);
  } catch (error) {
    complain(byId("edit"), null, error.message);
  }
  await refresh();
}
byId("disable").addEventListener("click", () =>
  actOnAccount("update", { disableUser: !user.disabled }, user.disabled ? "Account enabled" : "Account disabled"));
byId("revoke").addEventListener("click", () => actOnAccount("revoke", {}, "Signed out everywhere"));
onSecondPress(byId("delete"), "Delete for good?", () => actOnAccount("delete", {}, "Account deleted"));
for (const [opener, opened] of [["new", "creation"], ["clear", "clearing"]]) {
  byId(opener).addEventListener("click", () => {
    byId(opened).querySelector("form").reset();
    byId(opened).querySelector("[role=alert]").textContent = "";
    byId(opened).showModal();
  });
}
for (const button of document.querySelectorAll("[data-close]")) {
  button.addEventListener("click", () => button.closest("dialog").close());
}
let searching;
byId("q").addEventListener("input", ({ target }) => {
  const address = new URL(location.href);
  address.searchParams.delete("page");
  if (target.value.trim()) address.searchParams.set("q", target.value.trim());
  else address.searchParams.delete("q");
  history.replaceState(null, "", address);
  clearTimeout(searching);
  searching = setTimeout(refresh, 120);
});
showLocalTimes();
`;
