import { useState } from "react";
import { callApi } from "~/client/call-api";
import type { ClientDetail } from "~/domain/clients/client-detail";
import { type PlanId, planIds, plans } from "~/domain/credits/plan";
import { ReasonDialog } from "~/staff/reason-dialog";
import { SegmentedControl } from "~/ui/segmented-control";
import { showToast } from "~/ui/toast";

interface PlanDialogProps {
  detail: ClientDetail;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Sets the plan of an account, which holds where no subscription does. */
export function PlanDialog(props: PlanDialogProps) {
  return props.open ? <OpenPlan {...props} /> : null;
}

function OpenPlan({ detail, onClose, onDone }: PlanDialogProps) {
  const { client, operatorPlan, subscription } = detail;
  const name = client.email ?? client.id;
  const [plan, setPlan] = useState<PlanId>(operatorPlan);
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={`Plan of ${name}`}
      description={
        subscription
          ? `Their subscription (${plans[subscription.plan].label}, ${subscription.status}) goes before it as long as it runs.`
          : "Its credits come at once, and at the start of each month."
      }
      confirmLabel="Set plan"
      onConfirm={async (why) => {
        const body = { userId: client.id, plan, why };
        const answer = await callApi<{ plan: PlanId }>("/api/v1/staff/plans", { method: "POST", body });
        showToast(
          answer.plan === plan
            ? `${name} is on the ${plans[plan].label} plan.`
            : `Kept. Their subscription to ${plans[answer.plan].label} holds as long as it runs.`,
        );
        onDone();
      }}
    >
      <SegmentedControl
        label="Plan"
        showLabel
        segments={planIds.map((value) => ({ value, label: plans[value].label }))}
        value={plan}
        onChange={setPlan}
      />
    </ReasonDialog>
  );
}
