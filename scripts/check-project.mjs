/**
 * @typedef {{ name: string, problem: string | null, remedy?: string }} Check
 *   `problem` is null where all is well; `remedy` says what to do next.
 * @typedef {(address: string) => Promise<{ status: number, body: any }>} AskGoogle
 *   GET with a service account's access token; `body` is the JSON, or {}.
 */

const deployRules =
  "npx firebase-tools deploy --only firestore:rules,firestore:indexes --project YOUR_PROJECT (see README)";

/**
 * Whether a Firebase project is set up as the product needs it: what is asked is asked of Google, nothing is changed.
 *
 * @param {{
 *   project: string,
 *   settings: Record<string, string>,
 *   rules: string,
 *   indexes: { indexes: object[], fieldOverrides?: object[] },
 *   host: string | null,
 *   ask: AskGoogle,
 * }} options `settings` are wrangler.toml's vars; `host` is where the product will be opened
 * @returns {AsyncGenerator<Check>}
 */
export async function* checkProject({ project, settings, rules, indexes, host, ask }) {
  yield* checkSettings(project, settings, rules);
  yield await checkApiKey(settings, ask);
  const database = await checkDatabase(project, ask);
  yield database;
  if (!database.problem) {
    yield await checkRules(project, rules, ask);
    yield await checkIndexes(project, indexes, ask);
    yield await checkExemptions(project, indexes, ask);
  }
  yield* checkSignIn(project, host, ask);
}

function* checkSettings(project, settings, rules) {
  yield check(
    "wrangler.toml names the project",
    settings.FIREBASE_PROJECT_ID !== project &&
      `FIREBASE_PROJECT_ID is "${settings.FIREBASE_PROJECT_ID}", the key's project is "${project}"`,
    `Set FIREBASE_PROJECT_ID = "${project}" in wrangler.toml.`,
  );
  yield check(
    "wrangler.toml names the sign-in domain",
    !settings.FIREBASE_AUTH_DOMAIN && "FIREBASE_AUTH_DOMAIN is empty",
    `Set it to ${project}.firebaseapp.com or to your own sign-in domain.`,
  );
  const domain = settings.COMPANY_DOMAIN ?? "";
  yield check(
    "The company's domain is set, the same for gate and rules",
    domain === "vitrine.example" || !domain
      ? `COMPANY_DOMAIN is ${domain ? "still the example's" : "empty"}`
      : !rules.includes(`'${domain}'`) && `firestore.rules does not name ${domain}`,
    "Set COMPANY_DOMAIN in wrangler.toml and companyDomain() in firestore.rules.",
  );
}

async function checkApiKey(settings, ask) {
  const name = "The browser's API key is taken";
  if (!settings.FIREBASE_API_KEY) {
    return check(
      name,
      "FIREBASE_API_KEY is empty",
      "Copy it from the project settings in the Firebase console.",
    );
  }
  const { status, body } = await ask(
    `https://identitytoolkit.googleapis.com/v1/projects?key=${encodeURIComponent(settings.FIREBASE_API_KEY)}`,
  );
  return check(
    name,
    status !== 200 && said(status, body),
    "Check FIREBASE_API_KEY, and that its restrictions allow Identity Toolkit and Token Service.",
  );
}

async function checkDatabase(project, ask) {
  const { status, body } = await ask(
    `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)`,
  );
  return check(
    "Firestore has the database (default) in native mode",
    status !== 200 ? said(status, body) : body.type !== "FIRESTORE_NATIVE" && `its type is ${body.type}`,
    "Create it in the Firebase console: Firestore Database, Create database, native mode.",
  );
}

async function checkRules(project, rules, ask) {
  const name = "The deployed security rules are firestore.rules";
  const release = await ask(
    `https://firebaserules.googleapis.com/v1/projects/${project}/releases/cloud.firestore`,
  );
  if (release.status !== 200) return check(name, said(release.status, release.body), deployRules);
  const ruleset = await ask(`https://firebaserules.googleapis.com/v1/${release.body.rulesetName}`);
  if (ruleset.status !== 200) return check(name, said(ruleset.status, ruleset.body), deployRules);
  const deployed = ruleset.body.source?.files?.map(({ content }) => content).join("\n") ?? "";
  return check(name, deployed.trim() !== rules.trim() && "they differ", deployRules);
}

async function checkIndexes(project, { indexes }, ask) {
  const name = "Every index of firestore.indexes.json is ready";
  const answer = await askAll(
    `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/collectionGroups/-/indexes`,
    "indexes",
    ask,
  );
  if (answer.status !== 200) return check(name, said(answer.status, answer.body), deployRules);
  const deployed = new Map(answer.items.map((index) => [indexKey(index, groupOf(index.name)), index.state]));
  const lacking = indexes.flatMap((index) => {
    const key = indexKey(index, index.collectionGroup);
    const state = deployed.get(key);
    return state === "READY" ? [] : [`${key}: ${state?.toLowerCase() ?? "missing"}`];
  });
  return check(name, lacking.length > 0 && lacking.join("; "), deployRules);
}

/** Large fields are exempt from indexing: without that, writes of them are refused or slow. */
async function checkExemptions(project, { fieldOverrides = [] }, ask) {
  const name = "Every field override of firestore.indexes.json is deployed";
  const answer = await askAll(
    `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/collectionGroups/-/fields?filter=${encodeURIComponent("indexConfig.usesAncestorConfig:false")}`,
    "fields",
    ask,
  );
  if (answer.status !== 200) return check(name, said(answer.status, answer.body), deployRules);
  const deployed = new Map(
    answer.items.map((field) => [
      `${groupOf(field.name)}.${field.name.split("/").at(-1)}`,
      field.indexConfig?.indexes?.length ?? 0,
    ]),
  );
  const lacking = fieldOverrides
    .map((override) => ({ key: `${override.collectionGroup}.${override.fieldPath}`, override }))
    .filter(({ key, override }) => deployed.get(key) !== override.indexes.length)
    .map(({ key }) => key);
  return check(name, lacking.length > 0 && lacking.join(", "), deployRules);
}

async function* checkSignIn(project, host, ask) {
  const remedy = "Firebase console: Authentication.";
  const { status, body } = await ask(
    `https://identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`,
  );
  if (status !== 200) {
    yield check("Authentication is set up", said(status, body), `${remedy} Get started.`);
    return;
  }
  const email = body.signIn?.email;
  yield check(
    "E-mail and password, and e-mail link, are enabled",
    !email?.enabled ? "e-mail is off" : email.passwordRequired && "the e-mail link is off",
    `${remedy} Sign-in method: Email/Password, with the link.`,
  );
  const google = await ask(
    `https://identitytoolkit.googleapis.com/admin/v2/projects/${project}/defaultSupportedIdpConfigs/google.com`,
  );
  yield check(
    "Google sign-in is enabled",
    !google.body.enabled && "it is off",
    `${remedy} Sign-in method: Google.`,
  );
  if (host) {
    yield check(
      `${host} may sign people in`,
      !(body.authorizedDomains ?? []).includes(host) && "it is not among the authorised domains",
      `${remedy} Settings: Authorised domains.`,
    );
  }
}

async function askAll(address, field, ask) {
  const items = [];
  for (let token = ""; ; ) {
    const page = token ? `${address}${address.includes("?") ? "&" : "?"}pageToken=${token}` : address;
    const { status, body } = await ask(page);
    if (status !== 200) return { status, body, items };
    items.push(...(body[field] ?? []));
    token = body.nextPageToken;
    if (!token) return { status, body, items };
  }
}

/** The last field `__name__` is there whether it was asked for or not. */
function indexKey({ queryScope, fields }, collectionGroup) {
  const named = fields.filter(({ fieldPath }) => fieldPath !== "__name__");
  const parts = named.map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig}`);
  return `${collectionGroup} (${parts.join(", ")}) ${queryScope}`;
}

function groupOf(name) {
  return /collectionGroups\/([^/]+)\//.exec(name)?.[1] ?? "";
}

function check(name, problem, remedy) {
  return problem ? { name, problem, remedy } : { name, problem: null };
}

function said(status, body) {
  return body.error?.message ?? `Google answered ${status}`;
}
