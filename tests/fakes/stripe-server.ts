import { createHmac } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { openHttpServer } from "./open-http-server";

/** A server that speaks as much of Stripe's REST interface as the product asks for, and signs events as Stripe does. */
export interface StripeServer {
  origin: string;
  /** What was asked, in order of arrival. */
  requests: { method: string; path: string; form: URLSearchParams; idempotencyKey: string | null }[];
  /** Subscriptions as they stand now, by id. */
  subscriptions: Map<string, object>;
  invoices: { id: string }[];
  /** Refunds as they stand now. */
  refunds: { charge: string }[];
  /** Checkouts by id, as Stripe keeps them: the same idempotency key is the same one. */
  checkouts: Map<string, FakeCheckout>;
  close(): Promise<void>;
}

export interface FakeCheckout {
  id: string;
  object: "checkout.session";
  url: string;
  status: "open" | "complete" | "expired";
  subscription: string | null;
}

export const stripeSettings = {
  STRIPE_SECRET_KEY: "sk_test_fake",
  STRIPE_WEBHOOK_SECRET: "whsec_fake",
  STRIPE_PRICE_STARTER: "price_starter",
  STRIPE_PRICE_STUDIO: "price_studio",
};

export async function startStripeServer(): Promise<StripeServer> {
  const { origin, close } = await openHttpServer((request, response) => answer(server, request, response));
  const server: StripeServer = {
    origin,
    requests: [],
    subscriptions: new Map(),
    invoices: [],
    refunds: [],
    checkouts: new Map(),
    close,
  };
  return server;
}

async function answer(server: StripeServer, request: IncomingMessage, response: ServerResponse) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { pathname } = new URL(request.url ?? "/", server.origin);
  const asked = `${request.method} ${pathname}`;
  server.requests.push({
    method: request.method ?? "",
    path: pathname,
    form: new URLSearchParams(Buffer.concat(chunks).toString()),
    idempotencyKey: (request.headers["idempotency-key"] as string | undefined) ?? null,
  });
  const send = (status: number, body: object) => {
    response.writeHead(status, { "Content-Type": "application/json", "Request-Id": "req_fake" });
    response.end(JSON.stringify(body));
  };
  if (request.headers.authorization !== `Bearer ${stripeSettings.STRIPE_SECRET_KEY}`) {
    return send(401, { error: { type: "invalid_request_error", message: "Invalid API Key provided" } });
  }
  const [, kind, id] = /^\/v1\/(subscriptions|prices)\/(\w+)$/.exec(pathname) ?? [];
  const subscription = kind === "subscriptions" ? server.subscriptions.get(id ?? "") : undefined;
  if (subscription) return send(200, subscription);
  if (kind === "prices") {
    const amount = id === stripeSettings.STRIPE_PRICE_STUDIO ? 3900 : 1200;
    return send(200, {
      id,
      object: "price",
      unit_amount: amount,
      currency: "eur",
      recurring: { interval: "month" },
    });
  }
  const checkout = answerCheckout(server, asked, (request.headers["idempotency-key"] as string) ?? "");
  if (checkout) return send(checkout.status, checkout.body);
  const invoice = server.invoices.find((each) => pathname === `/v1/invoices/${each.id}`);
  if (invoice) return send(200, invoice);
  if (asked === "GET /v1/invoice_payments") {
    // A payment intent is called like its invoice.
    const paid = new URL(request.url ?? "/", server.origin).searchParams.get("payment[payment_intent]");
    const data = paid?.startsWith("pi_in_") ? [{ id: "inpay_1", invoice: paid.slice(3) }] : [];
    return send(200, { object: "list", url: pathname, has_more: false, data });
  }
  if (asked === "GET /v1/refunds") {
    const charge = new URL(request.url ?? "/", server.origin).searchParams.get("charge");
    const data = server.refunds.filter((each) => each.charge === charge);
    return send(200, { object: "list", url: pathname, has_more: false, data });
  }
  if (asked === "POST /v1/billing_portal/sessions") {
    return send(200, {
      id: "bps_1",
      object: "billing_portal.session",
      url: "https://billing.stripe.example/bps_1",
    });
  }
  if (asked === "GET /v1/invoices") {
    return send(200, { object: "list", url: "/v1/invoices", has_more: false, data: server.invoices });
  }
  return send(404, {
    error: { type: "invalid_request_error", message: `Unrecognized request URL (${asked})` },
  });
}

const keyOfCheckout = new WeakMap<FakeCheckout, string>();

function answerCheckout(
  { checkouts }: StripeServer,
  asked: string,
  idempotencyKey: string,
): { status: number; body: object } | null {
  if (asked === "POST /v1/checkout/sessions") {
    const known = [...checkouts.values()].find((each) => keyOfCheckout.get(each) === idempotencyKey);
    const id = `cs_${checkouts.size + 1}`;
    const url = `https://checkout.stripe.example/${id}`;
    const made: FakeCheckout = { id, object: "checkout.session", url, status: "open", subscription: null };
    if (!known) checkouts.set(id, made);
    keyOfCheckout.set(made, idempotencyKey);
    return { status: 200, body: known ?? made };
  }
  const [, method, id, isExpiry] =
    /^(GET|POST) \/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(asked) ?? [];
  const checkout = checkouts.get(id ?? "");
  if (!method || !checkout) return null;
  if (isExpiry && checkout.status !== "open") {
    const message = 'Only Checkout Sessions with a status in ["open"] can be expired.';
    return { status: 400, body: { error: { type: "invalid_request_error", message } } };
  }
  if (isExpiry) checkout.status = "expired";
  return { status: 200, body: checkout };
}

/** The headers and body of a delivery signed at this time, in seconds since the epoch. */
export function signDelivery(event: object, atSeconds = Math.floor(Date.now() / 1000)): RequestInit {
  const body = JSON.stringify(event);
  const signature = createHmac("sha256", stripeSettings.STRIPE_WEBHOOK_SECRET)
    .update(`${atSeconds}.${body}`)
    .digest("hex");
  const headers = {
    "Content-Type": "application/json",
    "Stripe-Signature": `t=${atSeconds},v1=${signature}`,
  };
  return { method: "POST", headers, body };
}

interface SubscriptionFacts {
  userId: string;
  status: string;
  priceId: string;
  endsSeconds: number;
}

export function subscriptionObject({ userId, status, priceId, endsSeconds }: SubscriptionFacts) {
  return {
    id: "sub_1",
    object: "subscription",
    customer: "cus_1",
    status,
    cancel_at: null,
    cancel_at_period_end: false,
    metadata: { vitrineUserId: userId },
    items: {
      object: "list",
      data: [{ id: "si_1", price: { id: priceId }, current_period_end: endsSeconds }],
    },
  };
}

export function invoiceObject(id: string, userId: string, period: { start: number; end: number }) {
  const price = {
    type: "price_details",
    price_details: { price: stripeSettings.STRIPE_PRICE_STARTER, product: "prod_1" },
  };
  return {
    id,
    object: "invoice",
    number: `VIT-${id}`,
    created: period.start,
    total: 1200,
    amount_paid: 1200,
    currency: "eur",
    status: "paid",
    hosted_invoice_url: `https://invoice.stripe.example/${id}`,
    parent: {
      type: "subscription_details",
      subscription_details: { subscription: "sub_1", metadata: { vitrineUserId: userId } },
    },
    lines: {
      object: "list",
      data: [
        {
          id: `il_${id}`,
          object: "line_item",
          amount: 1200,
          period,
          pricing: price,
          parent: { type: "subscription_item_details", subscription_item_details: { proration: false } },
        },
      ],
    },
  };
}

/** A payment of an invoice, of which something was given back. */
export function chargeObject(invoiceId: string) {
  return { id: `ch_${invoiceId}`, object: "charge", amount: 1200, payment_intent: `pi_${invoiceId}` };
}

export function refundObject(invoiceId: string, number: number, amount: number, status: string) {
  return {
    id: `re_${invoiceId}_${number}`,
    object: "refund",
    amount,
    status,
    charge: `ch_${invoiceId}`,
    payment_intent: `pi_${invoiceId}`,
  };
}

export function disputeObject(invoiceId: string, status: string) {
  return {
    id: `dp_${invoiceId}`,
    object: "dispute",
    amount: 1200,
    status,
    payment_intent: `pi_${invoiceId}`,
  };
}

export function eventOf(id: string, type: string, createdSeconds: number, object: object) {
  return { id, object: "event", type, created: createdSeconds, livemode: false, data: { object } };
}
