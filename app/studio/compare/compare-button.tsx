import Columns2 from "lucide-react/icons/columns-2";
import { Suspense, useMemo, useState } from "react";
import { lazy } from "~/client/lazy";
import type { Library } from "~/scene/library";
import type { Storyboard } from "~/scene/storyboard";
import { Button } from "~/ui/button";
import { changeUndoably } from "../change-undoably";
import { newMark } from "../new-mark";
import type { ChangeVideo } from "../scenes/scene-task";
import { versionsOf } from "./versions";

const CompareView = lazy(() => import("./compare-view"));

interface CompareButtonProps {
  storyboard: Storyboard;
  /** As it was when the page was opened. */
  opened: Storyboard;
  library: Library;
  variantsOf: (storyboard: Storyboard) => { name: string; storyboard: Storyboard }[];
  onChange: ChangeVideo;
}

/** Opens any two versions of the video side by side. */
export function CompareButton({ storyboard, opened, library, variantsOf, onChange }: CompareButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const versions = useMemo(
    () => (isOpen ? versionsOf({ now: storyboard, opened, variants: variantsOf(storyboard), newMark }) : []),
    [isOpen, storyboard, opened, variantsOf],
  );
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        icon={<Columns2 className="size-3.5" aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Compare
      </Button>
      {isOpen && (
        <Suspense>
          <CompareView
            versions={versions}
            library={library}
            onClose={() => setOpen(false)}
            onChoose={(version) => {
              setOpen(false);
              if (version.storyboard === storyboard) return;
              changeUndoably(onChange, `Now: ${version.name}`, () => version.storyboard);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
