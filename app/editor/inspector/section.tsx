import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { useKeptSwitch } from "../frame/use-kept-switch";

interface SectionProps {
  title: string;
  /** Folded until somebody opens it; then it stays so in this browser. */
  isFolded?: boolean;
  /** Something in it is changed. */
  isChanged?: boolean;
  children: ReactNode;
}

/** A part of the properties under its name, which folds. */
export function Section({ title, isFolded = false, isChanged = false, children }: SectionProps) {
  const [isOpen, setOpen] = useKeptSwitch(`inspector-${title}`, !isFolded);
  return (
    <section className="border-line border-b px-3 py-1 last:border-b-0">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="-mx-1 flex h-8 w-full items-center pointer-coarse:h-11 gap-1.5 rounded-sm px-1 font-[550] text-sm hover:bg-hover"
        >
          <ChevronRight
            aria-hidden="true"
            className={`size-3.5 text-faint transition-transform rtl:-scale-x-100 ${isOpen ? "rotate-90" : ""}`}
          />
          {title}
          {isChanged && (
            <span className="ms-auto size-1.5 rounded-full bg-accent">
              <span className="sr-only">changed</span>
            </span>
          )}
        </button>
      </h3>
      {isOpen && <div className="grid gap-2 pt-1 pb-3">{children}</div>}
    </section>
  );
}
