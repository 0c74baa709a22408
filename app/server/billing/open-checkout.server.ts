import type { Stripe } from "stripe";
import type { SignedInViewer } from "~/domain/access/viewer";
import type { KeptCheckout } from "~/domain/credits/ledger";
import type { PlanId } from "~/domain/credits/plan";
import type { BillingSettings } from "~/settings/billing-settings.server";
import type { Settings } from "~/settings/settings.server";
import { ledgerOf } from "../credits/credits.server";
import { isLive, readSubscription } from "./read-subscription.server";
import { ownerField } from "./stripe.server";

export interface CheckoutCall {
  settings: Settings;
  billing: BillingSettings;
  stripe: Stripe;
  viewer: SignedInViewer;
  /** Where Stripe sends the person back to. */
  origin: string;
}

export type CheckoutAnswer =
  | { kind: "open"; url: string }
  /** There is a subscription, or one has just been paid for. */
  | { kind: "subscribed" }
  /** The same request was answered before, and another checkout has taken its place since. */
  | { kind: "superseded" };

/**
 * Opens a checkout such that an account ends with one subscription, from however many tabs it is asked for: the checkout
 * of the same plan that is open is answered again, and one of another plan is closed at Stripe before anybody is sent to
 * the new one. What was paid a moment ago is read from Stripe, not waited for.
 */
export async function openCheckout(
  call: CheckoutCall,
  plan: Exclude<PlanId, "free">,
  idempotencyKey: string,
): Promise<CheckoutAnswer> {
  const { settings, stripe, viewer } = call;
  const ledger = ledgerOf(settings, viewer.userId);
  const { subscription, customerId } = await ledger.billing(viewer.userId);
  if (subscription && isLive(subscription)) return { kind: "subscribed" };

  const known = await ledger.checkouts(viewer.userId);
  const over: string[] = [];
  let same: KeptCheckout | null = null;
  for (const [place, checkout] of known.entries()) {
    const session = await stripe.checkout.sessions.retrieve(checkout.sessionId);
    if (session.status === "open") {
      // Of many that are asked for at once the latest stays, whoever closes the others.
      if (place === 0 && checkout.plan === plan) same = checkout;
    } else if (await hasBrought(call, session)) return { kind: "subscribed" };
    else over.push(checkout.sessionId);
  }
  await ledger.closeCheckouts(viewer.userId, over);
  const isOther = ({ sessionId }: KeptCheckout) => sessionId !== same?.sessionId && !over.includes(sessionId);
  if (same) {
    const isPaid = await closeOthers(call, known.filter(isOther));
    return isPaid ? { kind: "subscribed" } : { kind: "open", url: same.url };
  }

  const session = await createSession(call, plan, customerId, idempotencyKey);
  if (!session.url) throw new Error("Stripe answered a checkout without an address.");
  const { url } = session;
  const kept = await ledger.keepCheckout(viewer.userId, { sessionId: session.id, plan, url });
  if (kept.kind === "over") return { kind: "superseded" };
  if (!(await closeOthers(call, kept.others))) return { kind: "open", url };
  await closeOthers(call, [{ sessionId: session.id, plan, url }]);
  return { kind: "subscribed" };
}

/** Closes checkouts at Stripe; true where one of them was paid before it could be. */
async function closeOthers(call: CheckoutCall, checkouts: readonly KeptCheckout[]): Promise<boolean> {
  const { settings, stripe, viewer } = call;
  for (const { sessionId } of checkouts) {
    try {
      await stripe.checkout.sessions.expire(sessionId);
    } catch (error) {
      const session = await stripe.checkout.sessions.retrieve(sessionId);
      if (session.status === "open") throw error;
      if (await hasBrought(call, session)) return true;
    }
    await ledgerOf(settings, viewer.userId).closeCheckouts(viewer.userId, [sessionId]);
  }
  return false;
}

/** Whether a checkout that is over has brought a subscription that is not; the ledger is told of it. */
async function hasBrought(
  { settings, billing, stripe, viewer }: CheckoutCall,
  session: Stripe.Checkout.Session,
): Promise<boolean> {
  if (session.status !== "complete" || !session.subscription) return false;
  const { subscription } = session;
  const id = typeof subscription === "string" ? subscription : subscription.id;
  const told = readSubscription(billing, await stripe.subscriptions.retrieve(id));
  if (!told || !isLive(told)) return false;
  const news = { subscription: told, at: new Date().toISOString(), confirmed: true };
  await ledgerOf(settings, viewer.userId).noteSubscription(viewer.userId, news);
  return true;
}

function createSession(
  { billing, stripe, viewer, origin }: CheckoutCall,
  plan: Exclude<PlanId, "free">,
  customerId: string | null,
  idempotencyKey: string,
): Promise<Stripe.Checkout.Session> {
  const metadata = { [ownerField]: viewer.userId };
  return stripe.checkout.sessions.create(
    {
      mode: "subscription",
      line_items: [{ price: billing.prices[plan], quantity: 1 }],
      success_url: `${origin}/subscription?paid=1`,
      cancel_url: `${origin}/subscription`,
      client_reference_id: viewer.userId,
      ...(customerId ? { customer: customerId } : viewer.email ? { customer_email: viewer.email } : {}),
      allow_promotion_codes: true,
      metadata,
      subscription_data: { metadata },
    },
    { idempotencyKey: `checkout:${viewer.userId}:${idempotencyKey}` },
  );
}
