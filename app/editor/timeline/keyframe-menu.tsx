import { Menu as BaseMenu } from "@base-ui/react/menu";
import { easings, type Keyframe } from "~/scene/part-changes";
import { popupStyle } from "~/ui/popup-style";
import { easingNames } from "./keyframe-names";

export interface KeyframeMenuPlace {
  /** Of the keyframe, from the start of its part. */
  seconds: number;
  /** In the page, in pixels. */
  x: number;
  y: number;
}

interface KeyframeMenuProps {
  place: KeyframeMenuPlace | null;
  onClose: () => void;
  onEasing: (seconds: number, easing: Keyframe["easing"]) => void;
  onRemove: (seconds: number) => void;
}

/** How a keyframe goes on to the next one, and how it is taken away. */
export function KeyframeMenu({ place, onClose, onEasing, onRemove }: KeyframeMenuProps) {
  return (
    <BaseMenu.Root open={place !== null} onOpenChange={(isOpen) => !isOpen && onClose()} modal={false}>
      <BaseMenu.Portal>
        <BaseMenu.Positioner
          anchor={{ getBoundingClientRect: () => new DOMRect(place?.x, place?.y, 0, 0) }}
          side="bottom"
          align="start"
          className="z-50 outline-none"
        >
          <BaseMenu.Popup
            aria-label="Easing to the next keyframe"
            className={`${popupStyle} max-h-(--available-height) min-w-48 overflow-y-auto`}
          >
            {easings.map((easing) => (
              <BaseMenu.Item
                key={easing}
                className="flex h-8 items-center rounded-sm px-2 outline-none data-highlighted:bg-hover"
                onClick={() => place && onEasing(place.seconds, easing)}
              >
                {easingNames[easing]}
              </BaseMenu.Item>
            ))}
            <BaseMenu.Item
              className="flex h-8 items-center rounded-sm px-2 text-danger outline-none data-highlighted:bg-hover"
              onClick={() => place && onRemove(place.seconds)}
            >
              Delete keyframe
            </BaseMenu.Item>
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
