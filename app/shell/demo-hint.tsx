import { Suspense, useSyncExternalStore } from "react";
import { clientSettings } from "~/client/client-settings";
import { lazy } from "~/client/lazy";
import type { DemoAccountsProps } from "./demo-accounts";

const DemoAccounts = lazy(() => import("./demo-accounts"));

/** The demo accounts, where the embedded Firebase serves them; nothing in a deployment. */
export function DemoHint(props: DemoAccountsProps) {
  const isEmbedded = useSyncExternalStore(
    () => () => {},
    () => clientSettings().embeddedFirebase,
    () => false,
  );
  return (
    isEmbedded && (
      <Suspense>
        <DemoAccounts {...props} />
      </Suspense>
    )
  );
}
