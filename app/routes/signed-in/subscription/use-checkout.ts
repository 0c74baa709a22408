import { useState } from "react";
import { ApiError, callApi } from "~/call-api";
import type { PlanId } from "~/domain/plan";

/** Goes to Stripe's pages: the checkout of a plan, or the portal. `busy` names what is being opened. */
export function useCheckout() {
  const [busy, setBusy] = useState<PlanId | "portal" | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function open(what: PlanId | "portal", path: `/api/v1/billing/${string}`, body?: object) {
    setBusy(what);
    setProblem(null);
    try {
      const { url } = await callApi<{ url: string }>(path, { method: "POST", body });
      location.assign(url);
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : "The payment pages did not open. Try again.");
      setBusy(null);
    }
  }

  return {
    busy,
    problem,
    choose: (plan: PlanId) =>
      void open(plan, "/api/v1/billing/checkout", { plan, idempotencyKey: crypto.randomUUID() }),
    manage: () => void open("portal", "/api/v1/billing/portal", {}),
  };
}
