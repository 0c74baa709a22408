import type { Variables } from "./setting-names";
import { SettingsError } from "./settings-error";

export interface BillingSettings {
  secretKey: string;
  webhookSecret: string;
  /** Ids of Stripe's prices. */
  prices: { starter: string; studio: string };
  /** On a developer's machine: what answers in Stripe's place. */
  apiOrigin: string | null;
}

/** Stripe, where all of it is set; null where none is: the operator then manages plans. */
export function parseBilling(env: Variables): BillingSettings | null {
  const names = [
    "STRIPE_SECRET_KEY",
    "STRIPE_WEBHOOK_SECRET",
    "STRIPE_PRICE_STARTER",
    "STRIPE_PRICE_STUDIO",
  ] as const;
  const [secretKey, webhookSecret, starter, studio] = names.map((name) => env[name]?.trim() || null);
  if (secretKey && webhookSecret && starter && studio) {
    const apiOrigin = env.LOCAL === "1" ? env.STRIPE_API_ORIGIN?.trim() || null : null;
    return { secretKey, webhookSecret, prices: { starter, studio }, apiOrigin };
  }
  if (!secretKey && !webhookSecret && !starter && !studio) return null;
  const missing = names.filter((name) => !env[name]?.trim()).join(" and ");
  throw new SettingsError(`Billing is set up in part: ${missing} is missing. Set it, or empty the others.`);
}
