import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { ApiError } from "~/client/call-api";
import type { SuiteSummary } from "~/domain/function-calls/desk";
import { Dialog } from "~/ui/dialog";
import { IconButton } from "~/ui/icon-button";
import { showErrorToast } from "~/ui/toast";
import { TypedConfirmation } from "~/ui/typed-confirmation";
import { removeSuite } from "./api";

/** Removes an imported suite, once its name is typed. */
export function RemoveSuite({ suite, onRemoved }: { suite: SuiteSummary; onRemoved: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={`Remove ${suite.name}`} icon={<Trash2 />} size="sm" onClick={() => setOpen(true)} />
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={`Remove ${suite.name}`}
        description="Its cases go for good. Answers to them stay, and can be judged no more."
      >
        <TypedConfirmation
          label={`Type ${suite.name}`}
          isRight={(typed) => typed === suite.name}
          problem={`Type ${suite.name} as it is written here.`}
          keepLabel="Keep it"
          onConfirm={async () => {
            try {
              await removeSuite(suite.id);
              onRemoved();
            } catch (error) {
              showErrorToast(error instanceof ApiError ? error.message : "Nothing was removed. Try again.");
            }
          }}
          onClose={() => setOpen(false)}
        />
      </Dialog>
    </>
  );
}
