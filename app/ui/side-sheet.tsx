import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import X from "lucide-react/icons/x";
import { type ReactNode, useRef } from "react";
import { classNames } from "./class-names";
import { useBackCloses } from "./use-back-closes";

interface SideSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Stands still below what scrolls. */
  footer?: ReactNode;
  /** What it holds scrolls its own parts, and has all its height. */
  scrollsItself?: boolean;
  /** Where writing begins; a screen that is touched keeps its keys folded away. */
  startsIn?: string;
  children: ReactNode;
}

/**
 * A task at the side of the page, from below on phones. The page stays in use: what is chosen here is seen there.
 * Escape closes it, on phones Back too, and focus returns to where it was.
 */
export function SideSheet({
  open,
  onOpenChange,
  title,
  footer,
  scrollsItself = false,
  startsIn,
  children,
}: SideSheetProps) {
  const popup = useRef<HTMLDivElement>(null);
  useBackCloses(open, () => onOpenChange(false));
  return (
    <BaseDialog.Root open={open} onOpenChange={onOpenChange} modal={false} disablePointerDismissal>
      <BaseDialog.Portal>
        <BaseDialog.Popup
          ref={popup}
          {...(startsIn && {
            initialFocus: (by: string) =>
              by === "touch" || popup.current?.querySelector<HTMLElement>(startsIn),
          })}
          className={classNames(
            scrollsItself && "h-[72dvh] md:h-auto",
            "fixed inset-x-0 bottom-0 z-40 flex max-h-[72dvh] flex-col rounded-t-lg bg-raised pb-[env(safe-area-inset-bottom)] shadow-overlay outline-none transition-[opacity,translate] duration-200 data-ending-style:translate-y-4 data-starting-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:opacity-0 md:top-14 md:start-auto md:end-0 md:border-line md:border-s md:max-h-none md:w-80 lg:w-[26.5rem] md:rounded-none md:shadow-none md:data-ending-style:translate-x-4 md:data-starting-style:translate-x-4 md:data-ending-style:translate-y-0 md:data-starting-style:translate-y-0",
          )}
        >
          <div className="flex h-14 shrink-0 items-center justify-between gap-3 border-line border-b ps-5 pe-3">
            <BaseDialog.Title className="truncate font-[600]">{title}</BaseDialog.Title>
            <BaseDialog.Close
              aria-label="Close"
              className="grid size-9 shrink-0 place-items-center rounded-md text-muted hover:bg-hover hover:text-text"
            >
              <X className="size-4" />
            </BaseDialog.Close>
          </div>
          <div
            className={
              scrollsItself
                ? "flex min-h-0 grow flex-col"
                : "min-h-0 grow overflow-y-auto overscroll-contain p-5"
            }
          >
            {children}
          </div>
          {footer && <div className="shrink-0 border-line border-t px-5 py-3">{footer}</div>}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
