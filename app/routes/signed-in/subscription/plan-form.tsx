import { type FormEvent, useState } from "react";
import { ApiError, callApi } from "~/client/call-api";
import { useUnreachedMessage } from "~/client/use-server-return";
import type { CreditAccount } from "~/domain/credits/credit-account";
import { type PlanId, planIds, plans } from "~/domain/credits/plan";
import { Button } from "~/ui/button";
import { SegmentedControl } from "~/ui/segmented-control";
import { showToast } from "~/ui/toast";
import { AccountConfirmation } from "./account-confirmation";

interface PlanFormProps {
  account: CreditAccount;
  onSet: () => void;
}

/** For staff: the plan of the account that is looked at, which holds where no subscription does. */
export function PlanForm({ account, onSet }: PlanFormProps) {
  const [plan, setPlan] = useState<PlanId>(account.state.plan);
  const [problem, setProblem] = useState<string | null>(null);
  useUnreachedMessage(problem, () => setProblem(null));
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);

  function ask(event: FormEvent) {
    event.preventDefault();
    setProblem(null);
    setAsking(true);
  }

  async function submit() {
    setSending(true);
    try {
      const body = { userId: account.userId, plan };
      const answer = await callApi<{ plan: PlanId }>("/api/v1/staff/plans", { method: "POST", body });
      showToast(
        answer.plan === plan
          ? `${account.email ?? account.userId} is on the ${plans[plan].label} plan.`
          : `Kept. Their subscription to ${plans[answer.plan].label} holds as long as it runs.`,
      );
      onSet();
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : "The plan could not be set. Try again.");
    }
    setAsking(false);
    setSending(false);
  }

  return (
    <form onSubmit={ask} noValidate className="grid content-start gap-5">
      <h3 className="font-[550]">Set a plan</h3>
      <SegmentedControl
        label="Plan"
        showLabel
        segments={planIds.map((value) => ({ value, label: plans[value].label }))}
        value={plan}
        onChange={setPlan}
      />
      <p role="alert" className="text-danger text-sm empty:hidden">
        {problem}
      </p>
      <Button type="submit" className="justify-self-start">
        Set plan
      </Button>
      <AccountConfirmation
        open={isAsking}
        account={account}
        title={`Set the ${plans[plan].label} plan?`}
        confirmLabel="Set for this account"
        isSending={isSending}
        onConfirm={() => void submit()}
        onClose={() => setAsking(false)}
      />
    </form>
  );
}
