import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import sparticuz from "@sparticuz/chromium";
import { existsSync } from "node:fs";
import { requestAccessToken } from "./scripts/service-account.mjs";
export const url = "http://localhost:5311", state = "/tmp/builder-state";
const documents = "projects/demo-vitrine/databases/(default)/documents";
const encode = (v) => v === null ? { nullValue: null } : v instanceof Date ? { timestampValue: v.toISOString() } : Array.isArray(v) ? { arrayValue: { values: v.map(encode) } } : typeof v === "object" ? { mapValue: { fields: Object.fromEntries(Object.entries(v).map(([n, x]) => [n, encode(x)])) } } : typeof v === "number" ? (Number.isInteger(v) ? { integerValue: String(v) } : { doubleValue: v }) : typeof v === "boolean" ? { booleanValue: v } : { stringValue: String(v) };
export async function write(path, data) {
  const { appVars } = JSON.parse(readFileSync(join(state, "local-identity.json"), "utf8"));
  const token = await requestAccessToken(JSON.parse(appVars.FIREBASE_SERVICE_ACCOUNT), { scopes: ["https://www.googleapis.com/auth/datastore"], address: `${url}/token` });
  const r = await fetch(`${url}/v1/${documents}:commit`, { method: "POST", headers: { Authorization: `Bearer ${token}` }, body: JSON.stringify({ writes: [{ update: { name: `${documents}/${path}`, fields: Object.fromEntries(Object.entries(data).map(([n, x]) => [n, encode(x)])) } }] }) });
  if (!r.ok) throw new Error(await r.text());
}
export async function launch() {
  const executablePath = existsSync("/usr/bin/chromium") ? "/usr/bin/chromium" : await sparticuz.executablePath();
  return chromium.launch({ executablePath, args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"] });
}
export async function signIn(page) {
  await page.goto(url + "/email-login");
  await page.getByLabel("E-mail").fill("ada@example.com");
  await page.getByLabel("Password", { exact: true }).fill("vitrine-demo");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL((a) => a.pathname === "/", { timeout: 90000 });
}
export async function userId(page) {
  const r = await page.request.post(url + "/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local", { data: { email: "ada@example.com", password: "vitrine-demo", returnSecureToken: true } });
  return (await r.json()).localId;
}
export async function seed(page, id = "look-" + Math.random().toString(36).slice(2, 8), change = (x) => x) {
  const { page: doc, facts } = JSON.parse(readFileSync("/tmp/builder-page.json", "utf8"));
  const now = new Date();
  await write(`projects/${id}`, change({ ownerId: await userId(page), title: "Lumen One", page: doc, productId: null, facts: { facts, decisions: [] }, acceptedClaims: [], folder: null, members: [], createdAt: now, updatedAt: now, trashedAt: null }));
  return id;
}
