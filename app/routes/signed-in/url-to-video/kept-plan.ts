import * as z from "zod/mini";
import { type BriefDraft, briefDraftSchema, newDraft } from "~/briefs/brief-draft";

/** What is to be made of a page that was read: its brief as it is being set, beside the reading that is kept with it. */
const planSchema = z.object({
  draft: briefDraftSchema,
  /** Where the pictures come from; null until the person has chosen. */
  pictures: z.nullable(z.enum(["page", "made", "none"])),
  /** Addresses of pictures in the order they were chosen; null until the person has chosen. */
  chosen: z.nullable(z.array(z.string())),
  /** What was fetched already: asset ids by address. */
  assetIds: z.record(z.string(), z.string()),
  variantId: z.nullable(z.string()),
  /** The person's own words beside what the page says. */
  note: z.string(),
});
export type VideoPlan = z.infer<typeof planSchema>;

const keyOf = (userId: string, readingId: string) => `vitrine:source-plan:${userId}:${readingId}`;

/** What was kept; else a new one, with what was set where the address was given. */
export function readPlan(userId: string, readingId: string, settings: Partial<BriefDraft> = {}): VideoPlan {
  try {
    return planSchema.parse(JSON.parse(localStorage.getItem(keyOf(userId, readingId)) ?? ""));
  } catch {
    const draft = { ...newDraft(), ...settings };
    return { draft, pictures: null, chosen: null, assetIds: {}, variantId: null, note: "" };
  }
}

export function keepPlan(userId: string, readingId: string, plan: VideoPlan): void {
  try {
    localStorage.setItem(keyOf(userId, readingId), JSON.stringify(plan));
  } catch {
    // Storage is full or off: the plan then lives as long as the page.
  }
}

/** Forgets the plans of readings that are not kept any more. */
export function forgetStrayPlans(userId: string, readingIds: readonly string[]): void {
  try {
    const kept = new Set(readingIds.map((id) => keyOf(userId, id)));
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(keyOf(userId, "")) && !kept.has(key)) localStorage.removeItem(key);
    }
  } catch {
    // Storage is off: nothing was kept.
  }
}
