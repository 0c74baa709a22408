import ChevronDown from "lucide-react/icons/chevron-down";
import { type ReactNode, useId } from "react";
import { classNames } from "~/ui/class-names";

interface PanelFrameProps {
  title: string;
  /** On phones, where it can be folded away to leave room for the image. */
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** Beside the image on a desktop; on a phone a sheet below it, of which the title always stands. */
export function PanelFrame({ title, isOpen, onToggle, children }: PanelFrameProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex min-h-0 shrink-0 flex-col border-line bg-surface max-md:max-h-[46dvh] max-md:border-t md:w-[320px] md:border-s"
    >
      <h2 id={id} className="shrink-0 font-[600] md:px-4 md:pt-4">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="flex h-11 w-full items-center justify-between px-4 md:hidden"
        >
          {title}
          <ChevronDown
            className={classNames("size-4 text-muted transition-[rotate]", !isOpen && "rotate-180")}
          />
        </button>
        <span className="max-md:hidden">{title}</span>
      </h2>
      <div
        className={classNames(
          "min-h-0 grow overflow-y-auto overscroll-contain p-4 max-md:pt-1",
          !isOpen && "max-md:hidden",
        )}
      >
        {children}
      </div>
    </section>
  );
}
