import { useState } from "react";
import { flagWords } from "~/domain/clients/account-controls";
import type { ClientDetail } from "~/domain/clients/client-detail";
import { formatBytes } from "~/domain/text/format-bytes";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { LimitsDialog } from "./limits-dialog";
import { useOwnAccount } from "./own-account";
import { Panel } from "./panel";
import { TurnOffDialog } from "./turn-off-dialog";

/** How an account is bound otherwise than its plan does, and what is off for it. */
export function LimitsPanel({ detail, onDone }: { detail: ClientDetail; onDone: () => void }) {
  const [opened, setOpened] = useState<"limits" | "flags" | null>(null);
  const own = useOwnAccount(detail.client.id);
  const { limits, turnedOff } = detail;
  const whileOpen = (name: "limits" | "flags") => ({
    detail,
    open: opened === name,
    onClose: () => setOpened(null),
    onDone,
  });
  return (
    <Panel
      title="Limits and flags"
      aside={
        <span className="flex gap-2">
          <Button {...own} size="sm" onClick={() => setOpened("limits")}>
            Set limits
          </Button>
          <Button {...own} size="sm" onClick={() => setOpened("flags")}>
            Turn off
          </Button>
        </span>
      }
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 text-sm">
        <dt className="text-muted">Jobs at once</dt>
        <dd className="tabular">{limits.runningJobs ?? "No bound"}</dd>
        <dt className="text-muted">Storage</dt>
        <dd className="tabular">
          {formatBytes(detail.storage.quotaBytes)}
          <span className="text-muted">
            {limits.storageBytes === undefined ? ", of the plan" : ", set here"}
          </span>
        </dd>
        <dt className="text-muted">Turned off</dt>
        <dd className="flex flex-wrap gap-1.5">
          {turnedOff.length === 0
            ? "Nothing"
            : turnedOff.map((flag) => (
                <Badge key={flag} tone="warning">
                  {flagWords[flag].label}
                </Badge>
              ))}
        </dd>
      </dl>
      <LimitsDialog {...whileOpen("limits")} />
      <TurnOffDialog {...whileOpen("flags")} />
    </Panel>
  );
}
