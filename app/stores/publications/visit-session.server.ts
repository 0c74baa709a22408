import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import { createCookie, type Session, type SessionStorage } from "react-router";
import type { Settings } from "~/settings/settings.server";

interface VisitData {
  /** Locks this visitor has opened with their password. */
  unlocked: string[];
}
export type Visit = Session<VisitData, VisitData>;

const keptSeconds = 30 * 24 * 3600;
/** The oldest entries go first, so that a session cannot grow without end. */
const mostEntries = 50;

const storages = new WeakMap<Settings, SessionStorage<VisitData, VisitData>>();

/** Sessions of visitors of public pages, kept in KV; null where no SESSION_SECRET is set to sign their cookie. */
function storageOf(settings: Settings): SessionStorage<VisitData, VisitData> | null {
  const { sessionSecret, sessions, local } = settings;
  if (!sessionSecret) return null;
  let storage = storages.get(settings);
  if (!storage) {
    const cookie = createCookie("visit", {
      secrets: [sessionSecret],
      httpOnly: true,
      sameSite: "lax",
      secure: !local,
      path: "/",
      maxAge: keptSeconds,
    });
    storage = createWorkersKVSessionStorage<VisitData, VisitData>({ cookie, kv: sessions });
    storages.set(settings, storage);
  }
  return storage;
}

export async function readVisit(settings: Settings, request: Request): Promise<Visit | null> {
  return (await storageOf(settings)?.getSession(request.headers.get("cookie"))) ?? null;
}

/** Stores the visit and returns the cookie to set. */
export async function saveVisit(settings: Settings, visit: Visit): Promise<string> {
  const expires = new Date(Date.now() + keptSeconds * 1000);
  return (await storageOf(settings)?.commitSession(visit, { expires })) ?? "";
}

export function hasUnlocked(visit: Visit | null, lockId: string): boolean {
  return visit?.get("unlocked")?.includes(lockId) ?? false;
}

export function unlock(visit: Visit, lockId: string): void {
  visit.set("unlocked", [...(visit.get("unlocked") ?? []), lockId].slice(-mostEntries));
}
