import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { useBackCloses } from "./use-back-closes";

interface SideSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Stands still below what scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A task at the side of the page, from below on phones. The page stays in use: what is chosen here is seen there.
 * Escape closes it, on phones Back too, and focus returns to where it was.
 */
export function SideSheet({ open, onOpenChange, title, footer, children }: SideSheetProps) {
  useBackCloses(open, () => onOpenChange(false));
  return (
    <BaseDialog.Root open={open} onOpenChange={onOpenChange} modal={false} disablePointerDismissal>
      <BaseDialog.Portal>
        <BaseDialog.Popup className="fixed inset-x-0 bottom-0 z-40 flex max-h-[72dvh] flex-col rounded-t-lg bg-raised pb-[env(safe-area-inset-bottom)] shadow-overlay outline-none transition-[opacity,translate] duration-200 data-ending-style:translate-y-4 data-starting-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:opacity-0 md:top-14 md:start-auto md:end-0 md:border-line md:border-s md:max-h-none md:w-[26.5rem] md:rounded-none md:shadow-none md:data-ending-style:translate-x-4 md:data-starting-style:translate-x-4 md:data-ending-style:translate-y-0 md:data-starting-style:translate-y-0">
          <header className="flex h-14 shrink-0 items-center justify-between gap-3 border-line border-b ps-5 pe-3">
            <BaseDialog.Title className="truncate font-[600]">{title}</BaseDialog.Title>
            <BaseDialog.Close
              aria-label="Close"
              className="grid size-9 shrink-0 place-items-center rounded-md text-muted hover:bg-hover hover:text-text"
            >
              <X className="size-4" />
            </BaseDialog.Close>
          </header>
          <div className="min-h-0 grow overflow-y-auto overscroll-contain p-5">{children}</div>
          {footer && <footer className="shrink-0 border-line border-t px-5 py-3">{footer}</footer>}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
