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

const words: Record<EditState["kind"], string> = {
  saved: "Saved",
  saving: "Saving",
  offline: "Offline",
  refused: "Not saved",
};

/** Where the last change is by now. Why one was refused is said at length, in `refusal-banner.tsx`. */
export function SaveNote({ state }: { state: EditState }) {
  return (
    <span
      role="status"
      className={`inline-flex items-center gap-1.5 whitespace-nowrap text-sm ${state.kind === "refused" ? "text-danger" : "text-muted"}`}
    >
      {icons[state.kind]}
      <span>
        {words[state.kind]}
        {state.kind === "offline" && (
          // On a phone the line also holds the ways back, forth and out.
          <span className="max-sm:sr-only">
            {state.keeping === "device" ? ", kept on this device" : ", kept in this tab only"}
          </span>
        )}
      </span>
    </span>
  );
}
