import { chargeObject, eventOf, invoiceObject, refundObject, subscriptionObject } from "./stripe-server";

/**
 * Events of a subscription in its first minutes: three invoices are paid, one half of the second is given back, the third whole and
 * in vain, it changes, and of two states of one second only Stripe knows which is the later: the one answered as
 * `active`. `refunds` are as Stripe has them at the end.
 */
export function eventfulMonth(userId: string, nowSeconds: number) {
  const endsSeconds = nowSeconds + 30 * 24 * 3600;
  const subscription = (status: string, priceId: string) =>
    subscriptionObject({ userId, status, priceId, endsSeconds });
  const invoice = (id: string) => invoiceObject(id, userId, { start: nowSeconds, end: endsSeconds });
  const half = refundObject("in_2", 1, 600, "succeeded");
  const inVain = (status: string) => refundObject("in_5", 1, 1200, status);
  const active = subscription("active", "price_starter");
  const updated = "customer.subscription.updated";
  const told: [type: string, secondsAgo: number, object: object][] = [
    ["customer.subscription.created", 100, subscription("incomplete", "price_starter")],
    [updated, 90, subscription("active", "price_starter")],
    [updated, 80, subscription("past_due", "price_studio")],
    [updated, 70, subscription("canceled", "price_studio")],
    [updated, 70, active],
    ["invoice.paid", 60, invoice("in_1")],
    ["invoice.paid", 50, invoice("in_2")],
    // Of somebody who is not here, of something else, and what brings nothing.
    ["invoice.paid", 40, { ...invoice("in_3"), parent: null }],
    ["customer.created", 30, { id: "cus_1", object: "customer" }],
    ["invoice.payment_failed", 20, invoice("in_4")],
    ["invoice.paid", 18, invoice("in_5")],
    ["refund.created", 16, half],
    ["refund.created", 14, inVain("pending")],
    ["charge.refunded", 12, chargeObject("in_5")],
    ["charge.refund.updated", 10, inVain("succeeded")],
    ["refund.failed", 8, inVain("failed")],
  ];
  const events = told.map(([type, ago, object], index) =>
    eventOf(`evt_${index + 1}`, type, nowSeconds - ago, object),
  );
  return { events, active, invoices: [invoice("in_2"), invoice("in_5")], refunds: [half, inVain("failed")] };
}
