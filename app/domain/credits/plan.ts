/** What can be subscribed to, or given by the operator of a studio. */
export const planIds = ["free", "starter", "studio"] as const;
export type PlanId = (typeof planIds)[number];

export interface Plan {
  id: PlanId;
  label: string;
  about: string;
  /** Given at the start of each month (or with each paid invoice) and gone at its end. */
  creditsPerMonth: number;
  /** Most credits that may be spent on one day, UTC: a stolen session or a loop cannot empty an account. */
  dailyCap: number;
}

export const plans: Readonly<Record<PlanId, Plan>> = {
  free: {
    id: "free",
    label: "Free",
    about: "To find out what Vitrine makes of your words.",
    creditsPerMonth: 1_000,
    dailyCap: 400,
  },
  starter: {
    id: "starter",
    label: "Starter",
    about: "For a shop that posts every week.",
    creditsPerMonth: 4_000,
    dailyCap: 1_500,
  },
  studio: {
    id: "studio",
    label: "Studio",
    about: "For people who make images all day.",
    creditsPerMonth: 20_000,
    dailyCap: 6_000,
  },
};
