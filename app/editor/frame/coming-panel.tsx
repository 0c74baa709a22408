import { type ReactNode, useState, useSyncExternalStore } from "react";
import { askForParts, isPartWaiting, subscribeToWaitingParts } from "~/client/waiting-parts";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";

interface ComingPanelProps {
  /** Room around what is said. */
  className?: string | undefined;
  /** Its skeleton. */
  children: ReactNode;
}

/** In place of a panel whose code is on its way: its skeleton, and where it waits for a connection, that it does. */
export function ComingPanel({ className, children }: ComingPanelProps) {
  const isWaiting = useSyncExternalStore(subscribeToWaitingParts, isPartWaiting, () => false);
  const [tries, setTries] = useState(0);
  const [isAsking, setAsking] = useState(false);
  if (!isWaiting) return children;
  const ask = async () => {
    setAsking(true);
    if (!(await askForParts())) setTries(tries + 1);
    setAsking(false);
  };
  return (
    <div role="alert" className={classNames("grid justify-items-start gap-3 text-sm", className)}>
      <p key={tries} className="text-pretty text-muted">
        {tries > 0 ? "There is still no connection. " : "This panel needs a connection. "}
        It opens once you are back online; what you changed is kept.
      </p>
      <Button size="sm" loading={isAsking} onClick={ask}>
        Try again
      </Button>
    </div>
  );
}
