import { plainSettings, secretSettings, type Variables } from "./setting-names";
import { type Env, readSettings } from "./settings.server";
import { SettingsError } from "./settings-error";

/** What is wrong with settings, each with what to set; nothing where all can be used. */
export function findProblems(variables: Variables): readonly string[] {
  try {
    readSettings({ ...variables } as Env);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

/** Stand-ins for secrets, which nobody can look at before a deployment. */
const unseen: Variables = {
  FIREBASE_SERVICE_ACCOUNT: JSON.stringify({ client_email: "unseen", private_key: "unseen" }),
  SESSION_SECRET: "unseen",
  OPENAI_API_KEY: "unseen",
  FAL_KEY: "unseen",
  REPLICATE_API_TOKEN: "unseen",
  GOOGLE_GENERATIVE_AI_API_KEY: "unseen",
};
const unseenBilling: Variables = { STRIPE_SECRET_KEY: "unseen", STRIPE_WEBHOOK_SECRET: "unseen" };

/** What is wrong with [vars] of wrangler.toml for a deployment; its secrets are taken for right. */
export function findDeploymentProblems(vars: Readonly<Record<string, unknown>>): readonly string[] {
  const plain: readonly string[] = plainSettings;
  const secret: readonly string[] = secretSettings;
  const misplaced = Object.keys(vars).flatMap((name) => {
    if (plain.includes(name)) return [];
    return secret.includes(name)
      ? `${name} is a secret. Take it out of [vars] and set it by "npx wrangler secret put ${name}".`
      : `${name} is no setting of a deployment. Correct its name, or take it out of [vars].`;
  });
  const variables = Object.fromEntries(plain.map((name) => [name, String(vars[name] ?? "")])) as Variables;
  const sellsPlans = variables.STRIPE_PRICE_STARTER || variables.STRIPE_PRICE_STUDIO;
  return [...misplaced, ...findProblems({ ...variables, ...unseen, ...(sellsPlans ? unseenBilling : {}) })];
}
