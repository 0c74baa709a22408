import { useState } from "react";
import { type AccountFlag, accountFlags, flagWords } from "~/domain/clients/account-controls";
import type { ClientDetail } from "~/domain/clients/client-detail";
import { ReasonDialog } from "~/staff/reason-dialog";
import { Switch } from "~/ui/switch";
import { showToast } from "~/ui/toast";
import { sendAct } from "./send-act";

interface TurnOffDialogProps {
  detail: ClientDetail;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Turns parts of the product off for an account, and on again. */
export function TurnOffDialog(props: TurnOffDialogProps) {
  return props.open ? <OpenFlags {...props} /> : null;
}

function OpenFlags({ detail, onClose, onDone }: TurnOffDialogProps) {
  const { client } = detail;
  const [turnedOff, setTurnedOff] = useState<readonly AccountFlag[]>(detail.turnedOff);
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={`What ${client.email ?? client.id} can use`}
      description="Whoever asks for what is off is told so."
      confirmLabel="Save"
      onConfirm={async (reason) => {
        await sendAct(client.id, { act: "turn-off", turnedOff: [...turnedOff], reason });
        showToast("Saved.");
        onDone();
      }}
    >
      <div className="grid gap-3">
        {accountFlags.map((flag) => (
          <Switch
            key={flag}
            label={flagWords[flag].label}
            hint={`Off: ${flagWords[flag].about}`}
            checked={!turnedOff.includes(flag)}
            onChange={(isOn) =>
              setTurnedOff(isOn ? turnedOff.filter((each) => each !== flag) : [...turnedOff, flag])
            }
          />
        ))}
      </div>
    </ReasonDialog>
  );
}
