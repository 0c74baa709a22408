import { type ComponentProps, Suspense, useEffect, useState } from "react";
import { idleMoment } from "~/session/idle-moment";
import type { Asset } from "~/stores/assets/asset-document";
import { Skeleton } from "~/ui/skeleton";
import { useOpened } from "~/ui/use-opened";
import { AdjustPanel, AssetPicker, CropPanel, DesignPanel, loadLaterParts } from "./later-parts";
import { InstructPanel, type InstructPanelProps } from "./plan/instruct-panel";
import { TaskPanel } from "./task-panel";

interface SidePanelProps
  extends InstructPanelProps,
    Pick<ComponentProps<typeof CropPanel>, "ratio" | "onRatio">,
    Omit<ComponentProps<typeof DesignPanel>, "onPick"> {
  userId: string;
  /** Chosen from the library, to be laid over. */
  onImage: (picture: Asset, isLogo: boolean) => void;
}

/** What the present task can be told. */
export function SidePanel({ userId, onImage, ...props }: SidePanelProps) {
  const [picking, setPicking] = useState<"picture" | "logo" | null>(null);
  const isPickerWanted = useOpened(picking !== null);
  const { task } = props;
  useEffect(() => void idleMoment().then(loadLaterParts), []);
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      {task.id === "crop" ? (
        <CropPanel {...props} />
      ) : task.id === "adjust" ? (
        <AdjustPanel {...props} />
      ) : task.id === "layers" ? (
        <DesignPanel {...props} onPick={(isLogo) => setPicking(isLogo ? "logo" : "picture")} />
      ) : task.id === "instruct" ? (
        <InstructPanel {...props} />
      ) : (
        <TaskPanel {...props} />
      )}
      {isPickerWanted && (
        <Suspense>
          <AssetPicker
            userId={userId}
            open={picking !== null}
            onOpenChange={(isOpen) => !isOpen && setPicking(null)}
            chosenIds={[]}
            most={1}
            onChoose={([picture]) => picture && onImage(picture, picking === "logo")}
          />
        </Suspense>
      )}
    </Suspense>
  );
}
