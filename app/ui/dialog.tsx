import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { useBackCloses } from "./use-back-closes";

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
  size?: "sm" | "md" | "lg" | "xl";
  /** What has the keyboard afterwards, where it is not what had it before. */
  finalFocus?: () => HTMLElement | null;
}

const widths = { sm: "max-w-[25rem]", md: "max-w-[34rem]", lg: "max-w-[52rem]", xl: "max-w-[70rem]" };

/** A question or a small task over the page. Escape, a click outside and on phones Back close it; focus returns to where it was. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  size = "md",
  finalFocus,
}: DialogProps) {
  useBackCloses(open, () => onOpenChange(false));
  return (
    <BaseDialog.Root open={open} onOpenChange={onOpenChange}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseDialog.Viewport className="fixed inset-0 z-40 grid place-items-center overflow-y-auto p-4">
          <BaseDialog.Popup
            data-dialog=""
            finalFocus={finalFocus}
            className={classNames(
              "relative grid w-full gap-4 rounded-lg bg-raised p-6 shadow-overlay outline-none transition-[opacity,scale,translate] data-starting-style:translate-y-1 data-ending-style:scale-[0.98] data-starting-style:scale-[0.98] data-ending-style:opacity-0 data-starting-style:opacity-0",
              widths[size],
            )}
          >
            <header className="grid gap-1 pe-8">
              <BaseDialog.Title className="font-semibold text-lg">{title}</BaseDialog.Title>
              {description && (
                <BaseDialog.Description className="text-muted">{description}</BaseDialog.Description>
              )}
            </header>
            {children}
            {actions && <footer className="flex flex-wrap justify-end gap-2 pt-1">{actions}</footer>}
            <BaseDialog.Close
              aria-label="Close"
              className="absolute end-4 top-4 grid size-8 place-items-center rounded-md text-muted hover:bg-hover hover:text-text"
            >
              <X className="size-4" />
            </BaseDialog.Close>
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
