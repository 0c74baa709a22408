import { type ComponentProps, useState } from "react";
import { AssetPicker } from "~/images/asset-picker";
import type { Asset } from "~/stores/assets/asset-document";
import { AdjustPanel } from "./adjust-panel";
import { CropPanel } from "./crop-panel";
import { DesignPanel } from "./design/design-panel";
import { TaskPanel } from "./task-panel";

interface SidePanelProps
  extends ComponentProps<typeof TaskPanel>,
    Pick<ComponentProps<typeof CropPanel>, "ratio" | "onRatio" | "bake">,
    Omit<ComponentProps<typeof DesignPanel>, "onPick"> {
  userId: string;
  /** Chosen from the library, to be laid over. */
  onImage: (picture: Asset, isLogo: boolean) => void;
}

/** What the present task can be told. */
export function SidePanel({ userId, onImage, ...props }: SidePanelProps) {
  const [picking, setPicking] = useState<"picture" | "logo" | null>(null);
  const { task } = props;
  return (
    <>
      {task.id === "crop" ? (
        <CropPanel {...props} />
      ) : task.id === "adjust" ? (
        <AdjustPanel {...props} />
      ) : task.id === "layers" ? (
        <DesignPanel {...props} onPick={(isLogo) => setPicking(isLogo ? "logo" : "picture")} />
      ) : (
        <TaskPanel {...props} />
      )}
      <AssetPicker
        userId={userId}
        open={picking !== null}
        onOpenChange={(isOpen) => !isOpen && setPicking(null)}
        chosenIds={[]}
        most={1}
        onChoose={([picture]) => picture && onImage(picture, picking === "logo")}
      />
    </>
  );
}
