import "../fakes/reconnect.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createRandom } from "~/domain/random/seeded-random";
import type { LedgerEntry, LedgerState } from "../../app/domain/credits/ledger";
import { type OpenAiServer, startOpenAiServer } from "../fakes/openai-server";
import { eventfulMonth } from "../fakes/stripe-month";
import {
  chargeObject,
  disputeObject,
  eventOf,
  invoiceObject,
  refundObject,
  type StripeServer,
  signDelivery,
  startStripeServer,
  stripeSettings,
  subscriptionObject,
} from "../fakes/stripe-server";
import { seedsOr } from "../fixtures/seeds";
import {
  type Account,
  approve,
  isWaiting,
  type LocalStudio,
  modelsOf,
  newAccount,
  openLocalStudio,
  readDocument,
  readEvents,
  sampleBrief,
  startJob,
} from "./local-studio";

let provider: OpenAiServer;
let stripe: StripeServer;
let studio: LocalStudio;
let ada: Account;

beforeAll(async () => {
  provider = await startOpenAiServer();
  stripe = await startStripeServer();
  studio = await openLocalStudio({
    ...modelsOf(provider),
    OPENAI_SPEECH_MODEL: "tts",
    ...stripeSettings,
    STRIPE_API_ORIGIN: stripe.origin,
  });
  ada = await newAccount(studio, "ada");
});
afterAll(async () => {
  await studio.remove();
  await stripe.close();
  await provider.close();
});

const post = (path: string, json: object = {}) => ada.call(path, { method: "POST", json });
const deliver = (delivery: RequestInit) => fetch(new URL("/api/v1/billing/webhook", studio.url), delivery);
const credits = async (account = ada) =>
  (await (await account.call("/api/v1/credits")).json()) as LedgerState;

const nowSeconds = Math.floor(Date.now() / 1000);
const month = 30 * 24 * 3600;
const subscription = (status: string, priceId: string) =>
  subscriptionObject({ userId: ada.userId, status, priceId, endsSeconds: nowSeconds + month });

test("a checkout is for the person who asked, and a portal for those who have a plan", async () => {
  const idempotencyKey = crypto.randomUUID();
  const answers = await Promise.all(
    [1, 2].map(() => post("/api/v1/billing/checkout", { plan: "starter", idempotencyKey })),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(await answers[0]!.json()).toEqual({ url: "https://checkout.stripe.example/cs_1" });
  const [first, second] = stripe.requests.filter(({ path }) => path.endsWith("/checkout/sessions"));
  expect(first?.idempotencyKey).toBe(second?.idempotencyKey);
  expect(Object.fromEntries(first?.form ?? [])).toMatchObject({
    mode: "subscription",
    "line_items[0][price]": "price_starter",
    "subscription_data[metadata][vitrineUserId]": ada.userId,
    success_url: `${studio.url.origin}/subscription?paid=1`,
  });
  expect((await post("/api/v1/billing/portal")).status).toBe(409);
});

test("two tabs end with one subscription: a checkout is reused, closed, or refused where one was paid", async () => {
  const bob = await newAccount(studio, "bob");
  const choose = async (plan: string, idempotencyKey: string = crypto.randomUUID()) => {
    const json = { plan, idempotencyKey };
    const answer = await bob.call("/api/v1/billing/checkout", { method: "POST", json });
    return (await answer.json()) as { url?: string; code?: string };
  };
  const statusOf = (url: string | undefined) => stripe.checkouts.get(url?.split("/").at(-1) ?? "")?.status;
  const firstKey = crypto.randomUUID();
  const first = await choose("starter", firstKey);
  expect(await choose("starter")).toEqual(first);
  const other = await choose("studio");
  expect([statusOf(first.url), statusOf(other.url)]).toEqual(["expired", "open"]);
  expect(await choose("starter", firstKey)).toMatchObject({ code: "checkout_superseded" });
  const both = await Promise.all([choose("starter"), choose("studio"), choose("starter")]);
  expect(both.filter(({ url }) => statusOf(url) === "open").length).toBeGreaterThan(0);
  const open = [...stripe.checkouts.values()].filter(({ id, status }) => status === "open" && id !== "cs_1");
  expect(open).toHaveLength(1);

  // Paid, and Stripe's event has not come yet.
  const facts = {
    userId: bob.userId,
    status: "active",
    priceId: "price_studio",
    endsSeconds: nowSeconds + month,
  };
  stripe.subscriptions.set("sub_bob", { ...subscriptionObject(facts), id: "sub_bob", customer: "cus_bob" });
  Object.assign(open[0]!, { status: "complete", subscription: "sub_bob" });
  expect(await choose("starter")).toMatchObject({ code: "already_subscribed" });
  expect((await credits(bob)).plan).toBe("studio");
  const portal = await bob.call("/api/v1/billing/portal", { method: "POST", json: {} });
  expect(portal.status).toBe(201);
});

test("only what Stripe signed in the last five minutes is believed", async () => {
  const event = eventOf(
    "evt_0",
    "customer.subscription.created",
    nowSeconds,
    subscription("active", "price_studio"),
  );
  const signed = signDelivery(event);
  const forged = { ...signed, body: String(signed.body).replace("price_studio", "price_starter") };
  const stale = signDelivery(event, nowSeconds - 310);
  const unsigned = { ...signed, headers: { "Content-Type": "application/json" } };
  for (const delivery of [forged, stale, unsigned]) {
    const answer = await deliver(delivery);
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: "bad_signature" }]);
  }
  expect((await credits()).plan).toBe("free");
});

test.each(seedsOr(11))("1,000 deliveries, repeated and shuffled, make one effect; seed %i", async (seed) => {
  const { events, active, invoices, refunds } = eventfulMonth(ada.userId, nowSeconds);
  stripe.invoices.push(...invoices);
  stripe.refunds.push(...refunds);
  stripe.subscriptions.set("sub_1", active);
  const random = createRandom(seed);
  const deliveries = Array.from({ length: 1000 }, (_, index) => events[index % events.length]!)
    .map((event) => ({ event, place: random() }))
    .sort((left, right) => left.place - right.place);
  const statuses = new Set<number>();
  const lanes = Array.from({ length: 10 }, async (_, lane) => {
    for (const { event } of deliveries.filter((_each, index) => index % 10 === lane)) {
      const answer = await deliver(signDelivery(event));
      await answer.text();
      statuses.add(answer.status);
    }
  });
  await Promise.all(lanes);

  expect([...statuses]).toEqual([200]);
  const state = await credits();
  const purchased = state.grants.filter(({ reason }) => reason === "purchase");
  expect(purchased.map(({ left }) => left).toSorted()).toEqual([2000, 4000, 4000]);
  expect(state.plan).toBe("starter");
  const { entries } = (await (await ada.call("/api/v1/credits/entries")).json()) as {
    entries: LedgerEntry[];
  };
  expect(entries.reduce((sum, entry) => sum + entry.credits, 0)).toBe(state.balance);
});

test("the page gets the plans' prices and the invoices, and there is a way to the portal", async () => {
  stripe.invoices = [invoiceObject("in_1", ada.userId, { start: nowSeconds, end: nowSeconds + month })];
  const data = await (await ada.call("/subscription.data")).text();
  expect(data).toContain("VIT-in_1");
  for (const part of ['"starter"', '"studio"', '"eur"']) expect(data).toContain(part);
  for (const amount of [1200, 3900]) expect(data).toMatch(new RegExp(`\\b${amount}\\b`));
  const portal = await post("/api/v1/billing/portal");
  expect(await portal.json()).toEqual({ url: "https://billing.stripe.example/bps_1" });
  const again = await post("/api/v1/billing/checkout", {
    plan: "studio",
    idempotencyKey: crypto.randomUUID(),
  });
  expect([again.status, await again.json()]).toMatchObject([409, { code: "already_subscribed" }]);
});

test("refunds and disputes take back what they paid for, in any order and as often as they are told", async () => {
  const cid = await newAccount(studio, "cid");
  const facts = {
    userId: cid.userId,
    status: "active",
    priceId: "price_starter",
    endsSeconds: nowSeconds + month,
  };
  const period = { start: nowSeconds, end: nowSeconds + month };
  const ids = ["in_half", "in_whole", "in_failed", "in_third", "in_lost", "in_won", "in_asked"];
  const invoices = ids.map((id) => invoiceObject(id, cid.userId, period));
  stripe.invoices.push(...invoices);
  stripe.refunds.push(
    ...[400, 400, 400].map((amount, number) => refundObject("in_whole", number, amount, "succeeded")),
    refundObject("in_failed", 1, 1200, "failed"),
  );
  const told: [type: string, object: object][] = [
    ["customer.subscription.created", { ...subscriptionObject(facts), id: "sub_cid" }],
    ...invoices.map((invoice): [string, object] => ["invoice.paid", invoice]),
    // One tells of each refund, one of the payment alone, one of both.
    ["refund.created", refundObject("in_half", 1, 300, "pending")],
    ["refund.updated", refundObject("in_half", 1, 300, "succeeded")],
    ["refund.created", refundObject("in_half", 2, 300, "succeeded")],
    ["charge.refunded", chargeObject("in_whole")],
    ["charge.refunded", chargeObject("in_failed")],
    ["charge.refund.updated", refundObject("in_failed", 1, 1200, "succeeded")],
    ["refund.failed", refundObject("in_failed", 1, 1200, "failed")],
    ["refund.created", refundObject("in_third", 1, 400, "requires_action")],
    ["refund.updated", refundObject("in_third", 1, 400, "canceled")],
    ["refund.created", refundObject("in_third", 2, 600, "succeeded")],
    ["refund.created", refundObject("in_third", 3, 600, "succeeded")],
    ["charge.refund.updated", refundObject("in_third", 3, 600, "failed")],
    ["charge.dispute.created", disputeObject("in_lost", "needs_response")],
    ["charge.dispute.closed", disputeObject("in_lost", "lost")],
    ["charge.dispute.created", disputeObject("in_won", "needs_response")],
    ["charge.dispute.closed", disputeObject("in_won", "won")],
    ["charge.dispute.created", disputeObject("in_asked", "warning_needs_response")],
    // Of something that was no plan.
    ["charge.refunded", chargeObject("else")],
    ["refund.failed", refundObject("else", 1, 1200, "failed")],
  ];
  const events = told.map(([type, object], index) => eventOf(`evt_c${index}`, type, nowSeconds - 60, object));
  // The subscription first, so that no month of the free plan is given; the rest backwards, then twice each, mixed.
  await deliver(signDelivery(events[0]!));
  const mixed = [
    ...events.toReversed(),
    ...events.toSorted((a, b) => (a.id.at(-1)! < b.id.at(-1)! ? 1 : -1)),
    ...events,
  ];
  const statuses = await Promise.all(mixed.map(async (event) => (await deliver(signDelivery(event))).status));
  expect(new Set(statuses)).toEqual(new Set([200]));
  const state = await credits(cid);
  const left = [2000, 2000, 4000, 4000, 4000];
  expect(state.grants.map((grant) => grant.left).toSorted((a, b) => a - b)).toEqual(left);
  const page = (await (await cid.call("/api/v1/credits/entries?show=received")).json()) as {
    entries: LedgerEntry[];
  };
  expect(page.entries.reduce((sum, entry) => sum + entry.credits, 0)).toBe(16_000);
  expect(page.entries.map(({ title }) => title)).toContain("Invoice VIT-in_whole was refunded");
});

/** An account whose plan gives nothing by itself, and one credit of an invoice for eleven minutes. */
async function withOneCredit(): Promise<Account> {
  const account = await newAccount(studio, "one");
  const { userId } = account;
  const running = subscriptionObject({
    userId,
    status: "active",
    priceId: "price_starter",
    endsSeconds: nowSeconds,
  });
  const invoice = invoiceObject(`in_${userId}`, userId, { start: nowSeconds, end: nowSeconds + 700 });
  invoice.lines.data[0]!.parent.subscription_item_details.proration = true;
  await deliver(signDelivery(eventOf("evt_s", "customer.subscription.created", nowSeconds, running)));
  await deliver(signDelivery(eventOf("evt_i", "invoice.paid", nowSeconds, invoice)));
  expect(await credits(account)).toMatchObject({ balance: 1, grants: [{ left: 1 }] });
  return account;
}

const say = (account: Account, idempotencyKey: string = crypto.randomUUID()) =>
  account.call("/api/v1/speech", {
    method: "POST",
    json: { text: "Fresh bread", language: "en", idempotencyKey },
  });

test("one credit and 50 requests at once: the provider is called once, and 49 hear what they lack", async () => {
  for (let round = 0; round < 2; round++) {
    const account = await withOneCredit();
    const asked = provider.requests.length;
    const answers = await Promise.all(Array.from({ length: 50 }, () => say(account)));
    expect(provider.requests.length - asked).toBe(1);
    const refused = answers.filter(({ status }) => status === 402);
    expect([answers.filter(({ status }) => status === 201).length, refused.length]).toEqual([1, 49]);
    expect(await refused[0]!.json()).toMatchObject({ code: "credits_short", balance: 0, needed: 1 });
    await expect
      .poll(() => readDocument(studio, account, `ledgers/${account.userId}`))
      .toMatchObject({ ownerId: account.userId, balance: 0, reserved: 0, usedToday: 1 });
  }
});

test("what a provider refuses costs nothing, and can be asked for again under the same key", async () => {
  const account = await withOneCredit();
  const key = crypto.randomUUID();
  provider.fault = "content-policy";
  const failed = await say(account, key);
  provider.fault = null;
  expect(failed.ok).toBe(false);
  expect((await credits(account)).balance).toBe(1);
  expect((await say(account, key)).status).toBe(201);
  expect((await credits(account)).balance).toBe(0);
});

test("a video costs its script and the pictures that were made; one that is cancelled nothing", async () => {
  const account = await newAccount(studio, "video");
  const cancelled = await startJob(account);
  const most = (await credits(account)).reserved;
  expect(most).toBeGreaterThan(1);
  await account.call(`/api/v1/jobs/${cancelled}/cancel`, { method: "POST" });
  await expect.poll(() => credits(account)).toMatchObject({ balance: 1000, reserved: 0, usedToday: 0 });

  const made = await startJob(account);
  await readEvents(account, made, { until: isWaiting });
  await approve(studio, account, made);
  const events = await readEvents(account, made);
  const pictures = events.find(({ partsTotal }) => partsTotal > 0)?.partsTotal ?? 0;
  // The price of one picture follows from the most a brief of four scenes could cost.
  const price = (most - 1) / 4;
  await expect.poll(() => credits(account)).toMatchObject({ balance: 999 - pictures * price, reserved: 0 });
});

test("without credits nothing begins; too many requests a minute are refused before they are weighed", async () => {
  const account = await withOneCredit();
  await say(account);
  const json = { idempotencyKey: crypto.randomUUID(), brief: sampleBrief };
  const refused = await account.call("/api/v1/jobs", { method: "POST", json });
  expect([refused.status, await refused.json()]).toMatchObject([402, { code: "credits_short", balance: 0 }]);
  let tooMany: Response | undefined;
  // A minute may end in between, once.
  for (let times = 0; times < 2 && !tooMany; times++) {
    const answers = await Promise.all(Array.from({ length: 125 }, () => say(account)));
    tooMany = answers.find(({ status }) => status === 429);
  }
  expect(tooMany?.headers.get("retry-after")).toBe("60");
  expect(await tooMany?.json()).toMatchObject({ code: "too_many_requests" });
});
