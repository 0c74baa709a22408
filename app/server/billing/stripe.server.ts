import type { Stripe } from "stripe";
import type { PlanId } from "~/domain/credits/plan";
import type { BillingSettings } from "~/settings/billing-settings.server";
import type { Settings } from "~/settings/settings.server";

/** Name of the metadata field of a subscription that says whose it is. */
export const ownerField = "vitrineUserId";

const clients = new WeakMap<BillingSettings, Promise<Stripe>>();

/** Stripe's client, loaded when it is first wanted; null where billing is not configured. */
export async function stripeOf({ billing }: Settings): Promise<Stripe | null> {
  if (!billing) return null;
  let client = clients.get(billing);
  if (!client) {
    client = openClient(billing);
    clients.set(billing, client);
    client.catch(() => clients.delete(billing));
  }
  return client;
}

async function openClient({ secretKey, apiOrigin }: BillingSettings): Promise<Stripe> {
  const { Stripe: Client } = await import("stripe");
  const elsewhere = apiOrigin && new URL(apiOrigin);
  return new Client(secretKey, {
    httpClient: Client.createFetchHttpClient(),
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    ...(elsewhere
      ? {
          host: elsewhere.hostname,
          port: elsewhere.port,
          protocol: elsewhere.protocol === "http:" ? ("http" as const) : ("https" as const),
        }
      : {}),
  });
}

/** The plan a price of Stripe is for; null for prices of something else. */
export function planOfPrice({ prices }: BillingSettings, priceId: string | undefined): PlanId | null {
  if (priceId === prices.starter) return "starter";
  if (priceId === prices.studio) return "studio";
  return null;
}
