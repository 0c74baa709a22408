import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { useHydrated } from "~/client/use-hydrated";
import { parseReturnAddress } from "~/domain/access/return-address";
import { troubleMessages } from "./login-failure";
import type { Session } from "./session-machine";
import { useSession } from "./use-session";

/** What is being waited for after the form has done its part. */
export interface LoginWait {
  label: string;
  /** Why it takes longer, and what to do; null while all goes well. */
  trouble: string | null;
  /** Whether it can be given up. */
  canCancel: boolean;
}

interface LoginWay {
  /** Query of the address; empty until the page is hydrated, because the page is exported without one. */
  query: URLSearchParams;
  isHydrated: boolean;
  /** The same query with other values, for links between the login pages. */
  linkQuery: (changes: Record<string, string | null>) => string;
  waiting: LoginWait | null;
  /** Whether somebody is signed in is not known yet. */
  checking: boolean;
  /** Code of the reason why the session was ended, or null. */
  problem: string | null;
}

const empty = new URLSearchParams();

/** What the login pages have in common: they follow the session and leave for where the person came from. */
export function useLoginWay(): LoginWay {
  const session = useSession({ isPublic: true, servedUserId: null });
  const hydrated = useHydrated();
  const [search] = useSearchParams();
  const query = hydrated ? search : empty;
  const to = parseReturnAddress(query.get("to")) ?? "/";

  const isSignedIn = session.kind === "signed-in";
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!isSignedIn || isLeaving.current) return;
    isLeaving.current = true;
    // Documents are made for one viewer: the next page is loaded anew.
    location.replace(to);
  }, [isSignedIn, to]);

  return {
    query,
    isHydrated: hydrated,
    linkQuery: (changes) => {
      const next = new URLSearchParams(query);
      next.delete("problem");
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      return next.size ? `?${next}` : "";
    },
    waiting: waitOf(session),
    checking: session.kind === "unknown" || (session.kind === "loading" && session.step === "identity"),
    problem: (session.kind === "signed-out" ? session.problem : null) ?? query.get("problem"),
  };
}

function waitOf(session: Session): LoginWait | null {
  const plain = { trouble: null, canCancel: false };
  if (session.kind === "signed-in") return { ...plain, label: "Opening your studio" };
  if (session.kind !== "loading" || session.step === "identity") return null;
  if (session.step === "user-info") return { ...plain, label: "Getting your things ready" };
  const trouble = session.trouble && troubleMessages[session.trouble];
  return { label: "Signing you in", trouble, canCancel: true };
}
