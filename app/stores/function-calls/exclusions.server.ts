import * as z from "zod/mini";
import type { Exclusion } from "~/domain/function-calls/cell-detail";
import type { Settings } from "~/settings/settings.server";
import { auditWrite } from "../audit/audit.server";
import { commitRecorded } from "../audit/commit-recorded.server";
import { FirestoreError, type FirestoreWrite, firestoreOf } from "../firestore/firestore.server";
import { serverTimestamp } from "../firestore/firestore-values.server";
import { stableId } from "../firestore/stable-id.server";

/** Cases that are left out of every figure, as their truth is wrong: who decided so, and why. */

const collection = "functionCallExclusions";
export const mostExclusions = 2000;

const storedSchema = z.object({
  suiteId: z.string(),
  caseId: z.string(),
  reason: z.string(),
  by: z.string(),
  at: z.date(),
});

export async function getExclusions(settings: Settings): Promise<Exclusion[]> {
  const found = await firestoreOf(settings).query({ collection, limit: mostExclusions });
  return found
    .map(({ data }) => storedSchema.parse(data))
    .map(({ at, ...stored }) => ({ ...stored, at: at.toISOString() }))
    .toSorted((one, other) => (one.at < other.at ? 1 : -1));
}

interface Decision {
  suiteId: string;
  caseId: string;
  reason: string;
  by: { userId: string; email: string | null };
}

/** Leaves a case out, with its event in the same commit. False where it is left out already. */
export async function excludeCase(settings: Settings, decision: Decision): Promise<boolean> {
  const { suiteId, caseId, reason, by } = decision;
  const path = await pathOf(decision);
  const data = { suiteId, caseId, reason, by: by.email ?? by.userId, at: serverTimestamp };
  return commit(settings, [
    { kind: "set", path, data, exists: false },
    eventOf("function-calls.exclude-case", path, decision),
  ]);
}

/** Counts a case again, with its event in the same commit. False where it was not left out. */
export async function includeCase(settings: Settings, decision: Decision): Promise<boolean> {
  const path = await pathOf(decision);
  const stored = await firestoreOf(settings).get(path);
  if (!stored) return false;
  return commit(settings, [
    { kind: "delete", path, unchangedSince: stored.version },
    eventOf("function-calls.include-case", path, decision),
  ]);
}

const pathOf = async ({ suiteId, caseId }: Decision) =>
  `${collection}/${await stableId("function-call case", suiteId, caseId)}`;

function eventOf(
  action: "function-calls.exclude-case" | "function-calls.include-case",
  subject: string,
  { suiteId, caseId, reason, by }: Decision,
): FirestoreWrite {
  return auditWrite({ actorId: by.userId, action, subject, details: { suiteId, caseId }, reason });
}

async function commit(settings: Settings, writes: FirestoreWrite[]): Promise<boolean> {
  try {
    await commitRecorded(settings, writes);
    return true;
  } catch (error) {
    const isRaced =
      error instanceof FirestoreError && ["already_exists", "failed_precondition"].includes(error.code);
    if (isRaced) return false;
    throw error;
  }
}
