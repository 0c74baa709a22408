import type { SignedInViewer } from "~/domain/access/viewer";
import type {
  LedgerRpc,
  LedgerState,
  ReservationRequest,
  ReserveAnswer,
  SettleAnswer,
} from "~/domain/credits/ledger";
import type { Settings } from "~/settings/settings.server";
import type { ApiCall } from "../http/api-route.server";
import { problem } from "../http/problem.server";

/** The ledger of an account. Everybody who spends goes through the functions below. */
export function ledgerOf(settings: Settings, userId: string) {
  return settings.ledgers.get(settings.ledgers.idFromName(userId));
}

export async function readCredits(settings: Settings, userId: string): Promise<LedgerState> {
  return ledgerOf(settings, userId).read(userId);
}

/** Sets credits aside before work begins. The key of a job is its id; told twice, it happened once. */
export async function reserveCredits(
  settings: Settings,
  userId: string,
  reservation: ReservationRequest,
): Promise<ReserveAnswer> {
  return ledgerOf(settings, userId).reserve(userId, reservation);
}

/** Takes what the work came to and returns the rest. Once; with 0 credits it is a refund. */
export async function settleCredits(
  settings: Settings,
  userId: string,
  settlement: Parameters<LedgerRpc["settle"]>[1],
): Promise<SettleAnswer> {
  return ledgerOf(settings, userId).settle(userId, settlement);
}

/** Returns all of it: what failed, was refused or cancelled costs nothing. Once. */
export async function refundCredits(
  settings: Settings,
  userId: string,
  refund: Parameters<LedgerRpc["refund"]>[1],
): Promise<SettleAnswer> {
  return ledgerOf(settings, userId).refund(userId, refund);
}

/** The answer to a request whose credits could not be set aside; null where they could, or were before. */
export function creditsRefusal(answer: ReserveAnswer, requestId: string): Response | null {
  switch (answer.kind) {
    case "reserved":
    case "over":
      return null;
    case "other":
      return problem(
        409,
        "idempotency_key_reused",
        "This key was already used for another request, which is untouched. Send yours again under a new key.",
        requestId,
      );
    case "busy": {
      const { running, mostJobs } = answer;
      return problem(
        429,
        "too_many_jobs",
        `${running === 1 ? "1 job of yours runs" : `${running} jobs of yours run`}, and ${mostJobs} may at once in this account. Nothing was spent and what you typed is kept. ${mostJobs === 0 ? "Write to support" : "Wait until one is over, then ask again"}.`,
        requestId,
        { "Retry-After": "30" },
        { running, mostJobs },
      );
    }
    case "short": {
      const { balance, needed } = answer;
      return problem(
        402,
        "credits_short",
        `This takes ${inCredits(needed)} and you have ${balance}. Nothing was spent and what you typed is kept. Ask for less, or see your credits for when more come.`,
        requestId,
        {},
        { balance, needed },
      );
    }
    case "over-cap": {
      const { usedToday, dailyCap, resetsAt } = answer;
      const seconds = Math.max(1, Math.ceil((Date.parse(resetsAt) - Date.now()) / 1000));
      return problem(
        429,
        "daily_cap",
        `Your plan spends at most ${inCredits(dailyCap)} a day and ${usedToday} are used. Nothing was spent and what you typed is kept. Ask for less, or wait for the new day.`,
        requestId,
        { "Retry-After": String(seconds) },
        { usedToday, dailyCap, resetsAt },
      );
    }
  }
}

/** Makes work cost nothing although it succeeds; the note is what the person reads in the ledger. */
type Waive = (note: string) => void;

/**
 * Work that ends with its request: reserves, works, and settles what an answer that is not an error costs. What is
 * refused, throws or is waived costs nothing. A request that breaks off in between is returned by the ledger's alarm.
 * Under one key one request works at a time.
 */
export async function withCredits(
  { settings, viewer, requestId }: Pick<ApiCall<SignedInViewer>, "settings" | "viewer" | "requestId">,
  reservation: Omit<ReservationRequest, "jobId">,
  work: (waive: Waive) => Promise<Response>,
): Promise<Response> {
  const { key, credits, title } = reservation;
  const reserved = await reserveCredits(settings, viewer.userId, { ...reservation, jobId: null });
  const refusal = creditsRefusal(reserved.kind === "over" ? { kind: "other" } : reserved, requestId);
  if (refusal) return refusal;
  if (reserved.kind === "reserved" && !reserved.isNew) {
    const message = "This is being made for an earlier request under the same key. Wait for that one.";
    return problem(409, "in_progress", message, requestId, { "Retry-After": "5" });
  }
  const waived = { note: "" };
  try {
    const answer = await work((note) => {
      waived.note = note;
    });
    if (answer.ok && !waived.note)
      await settleCredits(settings, viewer.userId, { key, credits, note: title });
    else await refundCredits(settings, viewer.userId, { key, note: waived.note || `${title}: not made` });
    return answer;
  } catch (error) {
    await refundCredits(settings, viewer.userId, { key, note: `${title}: not made` });
    throw error;
  }
}

function inCredits(credits: number): string {
  return credits === 1 ? "1 credit" : `${credits} credits`;
}
