import { useState } from "react";
import type { ClientDetail } from "~/domain/clients/client-detail";
import type { TypedText } from "~/domain/clients/typed-text";
import { Button } from "~/ui/button";
import { ExportDialog } from "./export-dialog";
import { GrantDialog } from "./grant-dialog";
import { useOwnAccount } from "./own-account";
import { PlanDialog } from "./plan-dialog";
import { RevealDialog } from "./reveal-dialog";
import { StandingDialog } from "./standing-dialog";
import { ViewDialog } from "./view-dialog";

type Opened = "grant" | "plan" | "view" | "export" | "reveal" | "standing";

interface ClientActionsProps {
  detail: ClientDetail;
  /** Whether what its person typed is masked. */
  isMasked: boolean;
  onReveal: (words: TypedText) => void;
  onDone: () => void;
}

/** What staff can do for an account, or to it. */
export function ClientActions({ detail, isMasked, onReveal, onDone }: ClientActionsProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const whileOpen = (name: Opened) => ({ detail, open: opened === name, onClose: () => setOpened(null) });
  const own = useOwnAccount(detail.client.id);
  const isSuspended = detail.suspendedMs !== null;
  return (
    <>
      <Button {...own} onClick={() => setOpened("grant")}>
        Give credits
      </Button>
      <Button {...own} onClick={() => setOpened("plan")}>
        Set plan
      </Button>
      <Button {...own} onClick={() => setOpened("view")}>
        View as
      </Button>
      {isMasked && <Button onClick={() => setOpened("reveal")}>Show masked text</Button>}
      <Button onClick={() => setOpened("export")}>Export</Button>
      <Button {...own} variant={isSuspended ? "primary" : "danger"} onClick={() => setOpened("standing")}>
        {isSuspended ? "Restore" : "Suspend"}
      </Button>
      <GrantDialog {...whileOpen("grant")} onDone={onDone} />
      <PlanDialog {...whileOpen("plan")} onDone={onDone} />
      <ViewDialog {...whileOpen("view")} />
      <ExportDialog {...whileOpen("export")} />
      <RevealDialog {...whileOpen("reveal")} onReveal={onReveal} />
      <StandingDialog {...whileOpen("standing")} onDone={onDone} />
    </>
  );
}
