import { createElement } from "react";
import { renderToReadableStream } from "react-dom/server";
import { expect, test } from "vitest";
import type { Subscription } from "~/domain/credits/ledger";
import { InvoiceList } from "./invoice-list";
import { PlanSection } from "./plan-section";

const prices = {
  starter: { amount: 1200, currency: "eur", interval: "month" as const },
  studio: { amount: 3900, currency: "eur", interval: "month" as const },
};
const subscription: Subscription = {
  id: "sub_1",
  customerId: "cus_1",
  plan: "starter",
  status: "active",
  isEnding: false,
  endsAt: null,
};

async function render(element: Parameters<typeof renderToReadableStream>[0]): Promise<string> {
  const stream = await renderToReadableStream(element);
  await stream.allReady;
  return (await new Response(stream).text()).replaceAll(/<!--.*?-->/g, "");
}

const plans = (running: Subscription | null) =>
  render(
    createElement(PlanSection, {
      current: running ? "starter" : "free",
      subscription: running,
      running: running ? 1 : 0,
      prices: Promise.resolve(prices),
    }),
  );

test("plans show their price, and the way to the portal where there is a subscription", async () => {
  const subscribed = await plans(subscription);
  expect(subscribed).toContain("€12.00");
  expect(subscribed).toContain("€39.00");
  expect(subscribed).toContain("Manage plan and payment");
  expect(subscribed).not.toContain("Choose");
  const free = await plans(null);
  expect(free).toContain("Choose");
  expect(free).not.toContain("Manage plan and payment");
});

test("invoices show their number and what was paid", async () => {
  const line = {
    id: "in_1",
    number: "VIT-in_1",
    at: "2026-11-22T10:00:00.000Z",
    amount: 1200,
    currency: "eur",
    status: "paid",
    address: "https://billing.stripe.example/in_1",
  };
  const shown = await render(createElement(InvoiceList, { invoices: Promise.resolve([line]) }));
  expect(shown).toContain("VIT-in_1");
  expect(shown).toContain("€12.00");
});
