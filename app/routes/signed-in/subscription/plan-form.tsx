import { type FormEvent, useEffect, useState } from "react";
import { ApiError, callApi } from "~/client/call-api";
import { type PlanId, planIds, plans } from "~/domain/credits/plan";
import { Button } from "~/ui/button";
import { SegmentedControl } from "~/ui/segmented-control";
import { TextField } from "~/ui/text-field";
import { showToast } from "~/ui/toast";

interface PlanFormProps {
  /** The address of the account that is looked at; null for none. */
  account: string | null;
  /** Told the address of whose it was. */
  onSet: (email: string) => void;
}

/** For staff: the plan of an account, which holds where no subscription does. */
export function PlanForm({ account, onSet }: PlanFormProps) {
  const [email, setEmail] = useState("");
  const [plan, setPlan] = useState<PlanId>("free");
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  useEffect(() => {
    if (account) setEmail(account);
  }, [account]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!/^\S+@\S+$/.test(email.trim())) {
      setProblem("Type the address the account signs in with.");
      return;
    }
    setSending(true);
    setProblem(null);
    try {
      const body = { email: email.trim(), plan };
      const answer = await callApi<{ plan: PlanId }>("/api/v1/staff/plans", { method: "POST", body });
      showToast(
        answer.plan === plan
          ? `${body.email} is on the ${plans[plan].label} plan.`
          : `Kept. Their subscription to ${plans[answer.plan].label} holds as long as it runs.`,
      );
      onSet(body.email);
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : "The plan could not be set. Try again.");
    }
    setSending(false);
  }

  return (
    <form onSubmit={submit} noValidate className="grid content-start gap-5">
      <h3 className="font-[550]">Set a plan</h3>
      <TextField
        label="Account"
        type="email"
        name="plan-email"
        autoComplete="off"
        placeholder="name@example.com"
        value={email}
        error={problem}
        onChange={({ target }) => {
          setEmail(target.value);
          setProblem(null);
        }}
      />
      <SegmentedControl
        label="Plan"
        showLabel
        segments={planIds.map((value) => ({ value, label: plans[value].label }))}
        value={plan}
        onChange={setPlan}
      />
      <Button type="submit" loading={isSending} className="justify-self-start">
        Set plan
      </Button>
    </form>
  );
}
