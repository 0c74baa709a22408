import { useEffect, useRef } from "react";
import { type BlockerFunction, useBlocker, useLocation, useNavigate } from "react-router";
import { partWaitsEvent } from "~/client/lazy";
import { whenServerReturns } from "~/client/server-return";
import { showErrorToast } from "~/ui/toast";

/** Every page asks the server for what it shows; what only changes the query does not. */
const needsNetwork: BlockerFunction = ({ currentLocation, nextLocation }) =>
  !navigator.onLine && currentLocation.pathname !== nextLocation.pathname;

/**
 * Without a network one stays where one is, rather than lose the page to an error of the browser. The page that was
 * wanted last opens once the server answers, unless the person has gone elsewhere or gone on writing here. Of a part of
 * this page that is not here yet it is said that it waits (`lazy.ts`).
 */
export function useOfflineStay(): void {
  const blocker = useBlocker(needsNetwork);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const forget = useRef(() => {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is elsewhere wants something else
  useEffect(() => () => forget.current(), [pathname]);
  useEffect(() => {
    const say = () => sayItWaits("This part needs a connection", "It can be opened");
    addEventListener(partWaitsEvent, say);
    return () => removeEventListener(partWaitsEvent, say);
  }, []);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const { location } = blocker;
    blocker.reset();
    forget.current();
    // Back since the press: nobody will say so again.
    if (navigator.onLine) return void navigate(location, { state: location.state });
    const stopper = new AbortController();
    const stopWaiting = whenServerReturns(() => {
      forget.current();
      void navigate(location, { state: location.state });
    });
    forget.current = () => {
      stopWaiting();
      stopper.abort();
    };
    addEventListener("input", () => forget.current(), { signal: stopper.signal });
    sayItWaits("This page needs a connection", "It opens");
  }, [blocker, navigate]);
}

function sayItWaits(what: string, next: string): void {
  showErrorToast(what, `${next} once you are back online. What you changed here is kept.`, what);
}
