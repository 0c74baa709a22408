import type { ReactNode } from "react";
import { classNames } from "~/ui/class-names";

interface LayerRowProps {
  name: string;
  detail: string;
  /** Address of what it shows, where it shows something. */
  picture?: string;
  /** Stands for what has no image. */
  icon?: ReactNode;
  isChosen?: boolean;
  onChoose?: () => void;
  children?: ReactNode;
}

/** One layer of the list. */
export function LayerRow({
  name,
  detail,
  picture,
  icon,
  isChosen = false,
  onChoose,
  children,
}: LayerRowProps) {
  const words = (
    <>
      <span className="grid size-9 shrink-0 place-items-center overflow-hidden rounded-sm bg-sunken text-muted">
        {picture ? <img src={picture} alt="" className="size-full object-cover" /> : icon}
      </span>
      <span className="grid min-w-0 grow text-start">
        <span className="truncate font-[550] text-sm">{name}</span>
        <span className="truncate text-muted text-xs">{detail}</span>
      </span>
    </>
  );
  return (
    <li
      className={classNames(
        "flex items-center gap-1 rounded-md border p-1 pe-1.5",
        isChosen ? "border-accent bg-accent-soft" : "border-line bg-raised",
      )}
    >
      {onChoose ? (
        <button
          type="button"
          aria-pressed={isChosen}
          onClick={onChoose}
          className="flex min-w-0 grow items-center gap-2.5 rounded-sm"
        >
          {words}
        </button>
      ) : (
        <span className="flex min-w-0 grow items-center gap-2.5">{words}</span>
      )}
      {children}
    </li>
  );
}
