import CloudOff from "lucide-react/icons/cloud-off";
import { useKeeping, useOnlineState } from "~/firebase/use-documents-state";
import { Tooltip } from "~/ui/tooltip";

/** Says that the server is out of reach, and where changes are meanwhile. Nothing while it is not. */
export function OnlineNote() {
  const online = useOnlineState();
  const keeping = useKeeping();
  const where =
    keeping === "device"
      ? "Changes are kept on this device and sent when the server answers again."
      : "Changes are kept in this tab only. Leave it open until the server answers again.";
  return (
    <span role="status" className="contents">
      {online === "offline" && (
        <Tooltip label={where}>
          <span className="inline-flex h-7 items-center gap-1.5 rounded-full bg-sunken px-2.5 text-muted text-sm">
            <CloudOff className="size-4" aria-hidden="true" />
            Offline
            <span className="sr-only">. {where}</span>
          </span>
        </Tooltip>
      )}
    </span>
  );
}
