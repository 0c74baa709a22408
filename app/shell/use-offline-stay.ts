import { useEffect } from "react";
import { type BlockerFunction, useBlocker } from "react-router";
import { showToast } from "~/ui/toast";

/** Every page asks the server for what it shows; what only changes the query does not. */
const needsNetwork: BlockerFunction = ({ currentLocation, nextLocation }) =>
  !navigator.onLine && currentLocation.pathname !== nextLocation.pathname;

/** Without a network one stays where one is, rather than lose the page to an error of the browser. */
export function useOfflineStay(): void {
  const blocker = useBlocker(needsNetwork);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    blocker.reset();
    showToast(
      "That page cannot be opened offline",
      "What you changed here is kept. Try again with a connection.",
    );
  }, [blocker]);
}
