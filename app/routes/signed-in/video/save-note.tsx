import CircleAlert from "lucide-react/icons/circle-alert";
import CloudCheck from "lucide-react/icons/cloud-check";
import CloudOff from "lucide-react/icons/cloud-off";
import type { EditState } from "~/firebase/edit-state";
import { Spinner } from "~/ui/spinner";

const icons: Record<EditState["kind"], React.ReactNode> = {
  saved: <CloudCheck className="size-4" />,
  saving: <Spinner className="size-3.5" />,
  offline: <CloudOff className="size-4" />,
  refused: <CircleAlert className="size-4" />,
};

/** Where the last change is by now. Why one was refused is said at length, in `refusal-banner.tsx`. */
export function SaveNote({ state }: { state: EditState }) {
  return (
    <span
      role="status"
      className={`inline-flex items-center gap-1.5 whitespace-nowrap text-sm ${state.kind === "refused" ? "text-danger" : "text-muted"}`}
    >
      {icons[state.kind]}
      {words(state)}
    </span>
  );
}

function words(state: EditState): string {
  switch (state.kind) {
    case "saved":
      return "Saved";
    case "saving":
      return "Saving";
    case "offline":
      return state.keeping === "device" ? "Offline, kept on this device" : "Offline, kept in this tab only";
    case "refused":
      return "Not saved";
  }
}
