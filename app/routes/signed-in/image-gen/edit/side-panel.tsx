import { type ComponentProps, useState } from "react";
import { AssetPicker } from "~/images/asset-picker";
import type { Asset } from "~/stores/assets/asset-document";
import { AdjustPanel } from "./adjust-panel";
import { CropPanel } from "./crop-panel";
import { LayersPanel } from "./layers-panel";
import { TaskPanel } from "./task-panel";

interface SidePanelProps
  extends ComponentProps<typeof TaskPanel>,
    Pick<ComponentProps<typeof CropPanel>, "ratio" | "onRatio" | "bake">,
    Omit<ComponentProps<typeof LayersPanel>, "onPick"> {
  userId: string;
  /** Chosen from the library, to be laid over. */
  onImage: (picture: Asset) => void;
}

/** What the present task can be told. */
export function SidePanel({ userId, onImage, ...props }: SidePanelProps) {
  const [isPicking, setPicking] = useState(false);
  const { task } = props;
  return (
    <>
      {task.id === "crop" ? (
        <CropPanel {...props} />
      ) : task.id === "adjust" ? (
        <AdjustPanel {...props} />
      ) : task.id === "layers" ? (
        <LayersPanel {...props} onPick={() => setPicking(true)} />
      ) : (
        <TaskPanel {...props} />
      )}
      <AssetPicker
        userId={userId}
        open={isPicking}
        onOpenChange={setPicking}
        chosenIds={[]}
        most={1}
        onChoose={([picture]) => picture && onImage(picture)}
      />
    </>
  );
}
