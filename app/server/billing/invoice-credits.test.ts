import { expect, test } from "vitest";
import { creditsOfInvoice } from "./invoice-credits";

const at = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000;
const line = { fromSeconds: at("2026-02-01"), toSeconds: at("2026-03-01"), isProration: false, amount: 1200 };

test("a month, short or long, brings a month's credits, a year twelve", () => {
  expect(creditsOfInvoice([{ ...line, plan: "starter" }])).toMatchObject({
    credits: 4000,
    plan: "starter",
    expiresSeconds: at("2026-03-04"),
  });
  const year = { ...line, toSeconds: at("2027-02-01") };
  expect(creditsOfInvoice([{ ...year, plan: "starter" }])?.credits).toBe(48_000);
});

test("a change of plan in the middle brings the difference for the rest", () => {
  const rest = { fromSeconds: at("2026-02-15"), toSeconds: at("2026-03-01"), isProration: true };
  const lines = [
    { ...rest, plan: "starter" as const, amount: -600 },
    { ...rest, plan: "studio" as const, amount: 2000 },
  ];
  const credits = creditsOfInvoice(lines)?.credits ?? 0;
  expect(credits).toBeGreaterThan(7000);
  expect(credits).toBeLessThan(8000);
  expect(creditsOfInvoice(lines.map((each) => ({ ...each, amount: -each.amount })))).toBeNull();
  expect(creditsOfInvoice([])).toBeNull();
});
