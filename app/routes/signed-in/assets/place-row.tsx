import type { ReactNode } from "react";
import { classNames } from "~/ui/class-names";
import type { DropTarget } from "./drag-assets";

interface PlaceRowProps {
  label: string;
  icon: ReactNode;
  isCurrent: boolean;
  onOpen: () => void;
  drop?: DropTarget;
}

/** A place of the library that is no folder. */
export function PlaceRow({ label, icon, isCurrent, onOpen, drop }: PlaceRowProps) {
  return (
    <li className="shrink-0">
      <button
        type="button"
        aria-current={isCurrent ? "page" : undefined}
        onClick={onOpen}
        {...drop}
        className={classNames(placeStyle, isCurrent ? "bg-hover font-[550] text-text" : "text-muted")}
      >
        <span className="text-faint [&>svg]:size-4">{icon}</span>
        {label}
      </button>
    </li>
  );
}

export const placeStyle =
  "flex h-9 w-full items-center gap-2.5 whitespace-nowrap rounded-sm px-2.5 text-start transition-colors hover:bg-hover hover:text-text data-[drop=true]:bg-accent-soft data-[drop=true]:text-text data-[drop=true]:outline-2 data-[drop=true]:outline-accent lg:h-8";
