import { useEffect, useState } from "react";
import { ApiError, callApi } from "~/client/call-api";
import { useUnreachedMessage } from "~/client/use-server-return";
import type { PlanId } from "~/domain/credits/plan";

/** Goes to Stripe's pages: the checkout of a plan, or the portal. `busy` names what is being opened. */
export function useCheckout() {
  const [busy, setBusy] = useState<PlanId | "portal" | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useUnreachedMessage(problem, () => setProblem(null));

  // Coming back from Stripe's page shows this one as it was left, busy.
  useEffect(() => {
    const ready = ({ persisted }: PageTransitionEvent) => persisted && setBusy(null);
    addEventListener("pageshow", ready);
    return () => removeEventListener("pageshow", ready);
  }, []);

  async function open(what: PlanId | "portal", path: `/api/v1/billing/${string}`, body?: object) {
    setBusy(what);
    setProblem(null);
    try {
      const { url } = await callApi<{ url: string }>(path, { method: "POST", body });
      location.assign(url);
    } catch (error) {
      // Paid for in another tab a moment ago: where it can be changed is what helps.
      if (error instanceof ApiError && error.code === "already_subscribed" && what !== "portal") {
        return open("portal", "/api/v1/billing/portal", {});
      }
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
