import Users from "lucide-react/icons/users";
import { useState } from "react";
import { VisitorFaces } from "~/review/visitor-faces";
import { Button } from "~/ui/button";
import { Popover } from "~/ui/popover";
import { useEditor } from "../use-editor";
import { useKeptVersions } from "../versions/use-kept-versions";
import { HereNow } from "./here-now";
import { Links } from "./links";
import { Members } from "./members";
import { OfflineNote, useIsOffline } from "./offline-note";
import { useVideoPresence } from "./use-video-presence";

/** Who is here, with whom the video is shared, and the links that let others in. */
export function PeopleButton() {
  useKeptVersions();
  const role = useEditor((state) => state.role);
  const content = useEditor((state) => state.content);
  const visitors = useVideoPresence();
  const isOffline = useIsOffline();
  const [isOpen, setOpen] = useState(false);
  const isOwner = role === "owner" && !content.trashedAt;
  return (
    <Popover
      label="People"
      align="end"
      isOpen={isOpen}
      onOpenChange={setOpen}
      className="grid max-h-[min(40rem,calc(100dvh-80px))] w-96 gap-5 overflow-y-auto p-4"
      trigger={
        <Button size="sm" variant="ghost" icon={<Users className="size-4" />}>
          <span className="max-lg:sr-only">People</span>
          {!isOffline && <VisitorFaces visitors={visitors} className="size-6 !text-2xs" most={3} />}
        </Button>
      }
    >
      <OfflineNote>Who else is here is not known until you are back.</OfflineNote>
      {!isOffline && <HereNow visitors={visitors} />}
      <Members isOwner={isOwner} />
      {isOwner && <Links />}
    </Popover>
  );
}
