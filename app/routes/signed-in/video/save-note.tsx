import CircleAlert from "lucide-react/icons/circle-alert";
import CloudCheck from "lucide-react/icons/cloud-check";
import CloudOff from "lucide-react/icons/cloud-off";
import { Button } from "~/ui/button";
import { Spinner } from "~/ui/spinner";
import type { SaveState } from "./use-video";

const notes: Record<SaveState, { text: string; icon: React.ReactNode }> = {
  saved: { text: "Saved", icon: <CloudCheck className="size-4" /> },
  saving: { text: "Saving", icon: <Spinner className="size-3.5" /> },
  offline: { text: "Offline, kept on this device", icon: <CloudOff className="size-4" /> },
  refused: { text: "Not saved", icon: <CircleAlert className="size-4" /> },
};

/** Where the last change is by now. */
export function SaveNote({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  const { text, icon } = notes[state];
  return (
    <span className="inline-flex items-center gap-2 text-muted text-sm">
      <span
        role="status"
        className={`inline-flex items-center gap-1.5 whitespace-nowrap ${state === "refused" ? "text-danger" : ""}`}
      >
        {icon}
        {text}
      </span>
      {state === "refused" && (
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
      )}
    </span>
  );
}
